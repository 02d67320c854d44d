/** What a student is in a lesson. Without one of these the roll still waits for the student. */
export const attendanceStates = ['present', 'late', 'leave', 'absent'] as const
export type AttendanceState = (typeof attendanceStates)[number]

/**
 * What set a state: the QR code, the figures, a teacher or assistant, the end of the roll call, a random call, or leave
 * that was approved.
 */
export const markSources = ['code', 'figures', 'hand', 'end', 'call', 'leave'] as const
export type MarkSource = (typeof markSources)[number]

/** Seconds for which one code is shown, and those for which it works afterwards. */
export const stepSeconds = 10
export const graceSeconds = 3
/** Seconds in which a phone on a slow line uses the ticket that the code gave it. */
export const ticketSeconds = 60

/** A lesson that nobody has ended is over after so many hours. */
export const lessonHoursMost = 12

export const reasonMost = 100
/** Names of the newest arrivals on the projector. */
export const newestShown = 8

export const titleMost = 40
/** Minutes after which arrivals may count as late. */
export const lateAfterMost = 180

/** What came of a random call: the student was here, was missing, or was passed over. */
export const callOutcomes = ['here', 'missing', 'skipped'] as const
export type CallOutcome = (typeof callOutcomes)[number]

export const studentsPerPage = 50
/** Lessons of the table of attendance; earlier ones are found by their days. */
export const lessonsShown = 60
export const attendanceSorts = ['number', 'name', 'absent'] as const

/** The choices of a question whose words are spoken: A to D. */
export const choicesSpoken = 4
/** Options of a question of the bank that a projector shows with their bars. */
export const choicesMost = 10
/** Questions of one lesson. */
export const questionsMost = 60

export const leaveStates = ['waiting', 'approved', 'refused'] as const
export type LeaveState = (typeof leaveStates)[number]
export const leavePerPage = 20
/** Days of one request, those by which it may be ahead, and requests of a student that wait in a class. */
export const leaveDaysMost = 60
export const leaveAheadMost = 180
export const leavesWaitingMost = 10
export const leaveReasonMost = 500
export const leaveAnswerMost = 200
export const leavePicturesMost = 2
/** Pictures that a person may begin to send in a day. */
export const leaveUploadsPerDay = 40
