import { both } from '#src/shared/locale.ts'

/** The end of the name of a copy. */
export const copySuffix = both('（副本）', ' (copy)')
