import { cacheTag } from '#src/shared/cache-tag.ts'

/** The tag of pages that show a school's name. */
export const schoolTag = ({ schoolId }: { schoolId: number }) => cacheTag(`school:${schoolId}`)
