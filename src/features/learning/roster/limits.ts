/** Rows of a roster: as many as a class has places. */
export const rosterMost = 500
/** Of a file; a roster of 500 has some 40 KB. */
export const fileBytes = 5 * 1024 * 1024
/** Characters of pasted text. */
export const pasteMost = 200_000
/** Lines of a file that are shown; more are refused. */
export const linesMost = 1000
/** Cells of a line that are read. */
export const cellsMost = 40
export const cellMost = 200
export const fileEndings = ['xlsx', 'csv', 'txt'] as const

export const rowsPerPage = 50

/** Minutes of a first lesson, and those by which it is extended; longer than the last it is never open ahead. */
export const lessonMinutes = 10
export const lessonMinutesMost = 60

/**
 * in – the person is in the class; waiting – nobody has come yet; left – the person was in the class and is not any more.
 */
export const rowStates = ['in', 'waiting', 'left'] as const
export type RowState = (typeof rowStates)[number]

/** What the list may be narrowed to; missing – waiting and left. */
export const rowFilters = ['missing', 'in'] as const

/** What an import does with a line. */
export const lineActs = ['add', 'change', 'same', 'wrong'] as const
export type LineAct = (typeof lineActs)[number]
