export const titleMost = 100
/** Characters of the words of a homework as they are read, and of their HTML. */
export const wordsMost = 10_000
export const bodyMost = 60_000
/** Files that a teacher gives with a homework. */
export const attachmentsMost = 10
/** Hundredths of a mark: 1000 points. */
export const markMost = 100_000
/** What a homework is out of unless its teacher says otherwise. */
export const usualMark = 10_000
/** Pages name marks by the clock, in milliseconds: one far beyond it would leave no larger number for the next mark. */
export const revisionMost = 10_000_000_000_000
export const criteriaMost = 20
export const criterionMost = 100
/** Files of one hand-in besides its photographs; photographs of one hand-in. */
export const filesMost = 10
export const photosMost = 9
/** Characters of a hand-in. */
export const textMost = 10_000
export const handInsMost = 50
export const uploadsMost = 120
export const commentMost = 2000
/** Characters of the reason for a member’s own mark. */
export const reasonMost = 200
/** Homework of one class. */
export const homeworkMost = 300
/** Times that homework may be sent as a reminder in a day. */
export const remindersADay = 5
export const homeworkPerPage = 20
export const worksPerPage = 50
export const exportHours = 24
/** Pairs of similar works that are listed. */
export const pairsMost = 100

/** What homework asks for: words, photographs and files, or the answers to a quiz. */
export const homeworkKinds = ['work', 'quiz'] as const
export type HomeworkKind = (typeof homeworkKinds)[number]
/** Attempts at a quiz that homework may allow, and the longest time for one in minutes. */
export const attemptsMost = 20
export const timeMost = 600
/** The attempt that counts. */
export const countingRules = ['best', 'last'] as const
/** When students see the mark of a quiz: at hand-in, or once marks are returned together. */
export const markMoments = ['handIn', 'returned'] as const
/** When they see the right answers: with the mark, once it is closed for everybody, or never. */
export const keyMoments = ['marks', 'closed', 'never'] as const
export const homeworkStates = ['draft', 'published', 'withdrawn'] as const
export type HomeworkState = (typeof homeworkStates)[number]
/** planned – students do not see it yet; closed – it takes no late hand-in either. */
export const phases = ['planned', 'open', 'closed'] as const
export const audiences = ['all', 'some'] as const

/** What homework is to its learner. */
export const ownStates = ['todo', 'redo', 'handedIn', 'returned', 'missed', 'excused'] as const
export type OwnState = (typeof ownStates)[number]
/** The lists of one’s own homework; what was given back is to do again. */
export const ownFilters = ['todo', 'handedIn', 'returned', 'missed', 'all'] as const
export type OwnFilter = (typeof ownFilters)[number]

/** What a learner’s work is to the teacher. */
export const workStates = ['waiting', 'marked', 'missing', 'redo', 'excused'] as const
export type WorkState = (typeof workStates)[number]
export const workFilters = [
  'all',
  'waiting',
  'marked',
  'missing',
  'late',
  'redo',
  'excused',
] as const
/** By group only where groups work together. */
export const workSorts = ['number', 'name', 'group', 'handedIn', 'mark'] as const
export const listFilters = ['all', 'open', 'closed', 'draft'] as const

export const eventKinds = [
  ...(['published', 'edited', 'dueChanged', 'withdrawn', 'released', 'reminded'] as const),
  ...(['marked', 'imported', 'excused', 'included', 'extended', 'givenBack', 'regrouped'] as const),
  'extraTime',
] as const
export type HomeworkEventKind = (typeof eventKinds)[number]
export const exportStates = ['waiting', 'ready', 'failed'] as const
/** Of a peer round: before the date of the homework, until its end, and after it. */
export const peerStates = ['before', 'running', 'ended'] as const
export type PeerState = (typeof peerStates)[number]
/** How photographs stand in a zip of works: one by one, as one PDF for each work, or both. */
export const photoForms = ['apart', 'pdf', 'both'] as const
export type PhotoForm = (typeof photoForms)[number]
/** Recordings of one hand-in, and the longest of them in minutes. */
export const recordingsMost = 3
export const minutesMost = 30
export const usualMinutes = 10
