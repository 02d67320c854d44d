/** What a file of the office takes of each student. */
export const officeTargets = ['usual', 'exam', 'total', 'note'] as const
export type OfficeTarget = (typeof officeTargets)[number]

/** What the columns of such a file are for. */
export const officeColumns = ['number', 'name', ...officeTargets] as const
export type OfficeColumn = (typeof officeColumns)[number]

/** Indexes of columns, from 0; null for what the file has no column for. */
export type OfficeMapping = Record<OfficeColumn, number | null>

/** The columns of a sheet up to which one is looked for. */
export const officeWidthMost = 120
/** Of the file, in bytes. */
export const officeBytesMost = 3_000_000
