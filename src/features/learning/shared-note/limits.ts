/** Notes that one person shares with one class at a time. */
export const sharedMost = 100
export const sharedPerPage = 20
export const sharedNoteSorts = ['shared', 'edited', 'place'] as const
/** Classes that a person chooses from for one note. */
export const classesShown = 100
export const sharedStates = ['none', 'shared', 'hidden', 'removed'] as const
export type SharedState = (typeof sharedStates)[number]
