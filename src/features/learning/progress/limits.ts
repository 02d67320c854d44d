/** Days without a visit after which a learner counts as behind. */
export const idleDays = 7
/** Percentage points below the median of the learners of the course. */
export const belowMedian = 20
/** Attempts at one quiz that did not pass. */
export const failedTimes = 2

/** The days on whose pace a forecast rests, and what it needs of them. */
export const paceDays = 28
export const fewestPaceDays = 7
export const fewestDone = 3
/** A forecast that is further away says nothing. */
export const farthestDays = 365

/** Days after which a learner who was written to counts as not written to. */
export const writtenDays = 7

export const learnersPerPage = 50
/** Learners that are chosen one by one for a message. */
export const chosenMost = 500
/** The parts of a film whose viewers are counted. */
export const filmParts = 10

export const learnerStates = ['behind', 'all', 'notBegun', 'completed'] as const
export type LearnerState = (typeof learnerStates)[number]
export const learnerSorts = ['need', 'name', 'done', 'visited', 'joined', 'written'] as const
export type LearnerSort = (typeof learnerSorts)[number]

/** Why a learner is behind, and of what its `count` is a number: days, days, points, attempts, items. */
export const reasonKinds = ['idle', 'notBegun', 'below', 'failed', 'late'] as const

export const tables = ['learners', 'funnel', 'chapters', 'film'] as const
export type Table = (typeof tables)[number]
export const tableFormats = ['xlsx', 'csv'] as const
export type TableFormat = (typeof tableFormats)[number]

/** How long pages of teachers show the same count, unless they ask for a new one. */
export const snapshotSeconds = 60
