export const classSemesters = ['full', 'first', 'second'] as const
export type ClassSemester = (typeof classSemesters)[number]

/** The semesters of a school year that the school calendar knows. */
export const schoolHalves = ['first', 'second'] as const

/** What a person is in a class. It has one owner. */
export const classRoles = ['owner', 'coTeacher', 'assistant', 'student'] as const
export type ClassRole = (typeof classRoles)[number]
/** The roles to which a teacher invites; students join by the class code. */
export const invitedRoles = ['coTeacher', 'assistant'] as const

/** invited – waits for the person's answer; requested – waits for the teacher's; member – belongs to the class. */
export const memberStates = ['invited', 'requested', 'member'] as const
export type MemberState = (typeof memberStates)[number]

export const classStates = ['active', 'completed', 'archived'] as const
export type ClassState = (typeof classStates)[number]

/** The lists of one's classes. */
export const classTabs = ['teaching', 'joined', 'archived'] as const
export type ClassTab = (typeof classTabs)[number]
export const classSorts = ['newest', 'name'] as const
export const memberSorts = ['number', 'name', 'joined'] as const

export const classNameMost = 60
export const groupNameMost = 30
export const studentNumberMost = 30
export const firstYear = 2000
export const lastYear = 2100

/** Students of a class, and likewise requests that wait: a lecture hall, not a year of a faculty. */
export const studentsMost = 500
/** Co-teachers and assistants of a class, with those invited. */
export const staffMost = 20
export const groupsMost = 100
/** Classes of one owner that are not archived. */
export const ownedMost = 100

export const classesPerPage = 12
export const membersPerPage = 50
export const eventsPerPage = 30
/** Requests that the page of a class shows; all of them are decided in one act. */
export const requestsShown = 50

/** What the history of a class records. */
export const classEventKinds = [
  ...(['created', 'copied', 'edited', 'moved', 'completed', 'archived', 'restored'] as const),
  ...(['codeSet', 'codeRenewed'] as const),
  ...(['requested', 'withdrawn', 'approved', 'declined', 'joined', 'quit', 'removed'] as const),
  ...(['invited', 'uninvited', 'accepted', 'refused'] as const),
  ...(['numberSet', 'groupsChanged', 'groupsDrawn'] as const),
  ...(['offered', 'offerWithdrawn', 'takenOver', 'offerDeclined'] as const),
  ...(['rosterImported', 'rosterChanged', 'lessonOpened', 'lessonEnded'] as const),
  ...(['activated', 'activationReset', 'passwordOpened', 'passwordRenewed'] as const),
] as const
export type ClassEventKind = (typeof classEventKinds)[number]
