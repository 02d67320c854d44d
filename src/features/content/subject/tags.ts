import { cacheTag } from '#src/shared/cache-tag.ts'

/** The tag of the names and order of all subjects, which change rarely. */
export const subjectsTag = cacheTag('subjects')
