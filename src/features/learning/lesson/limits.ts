/** What a student is in a lesson. Without one of these the roll still waits for the student. */
export const attendanceStates = ['present', 'late', 'leave', 'absent'] as const
export type AttendanceState = (typeof attendanceStates)[number]

/** What set a state: the QR code, the figures, a teacher or assistant, or the end of the roll call. */
export const markSources = ['code', 'figures', 'hand', 'end'] as const
export type MarkSource = (typeof markSources)[number]

/** Seconds for which one code is shown, and those for which it works afterwards. */
export const stepSeconds = 10
export const graceSeconds = 3
/** Seconds in which a phone on a slow line uses the ticket that the code gave it. */
export const ticketSeconds = 60

/** A lesson that nobody has ended is over after so many hours. */
export const lessonHoursMost = 12

export const lessonsPerPage = 20
export const reasonMost = 100
/** Names of the newest arrivals on the projector. */
export const newestShown = 8
