import { cacheTag } from '#src/shared/cache-tag.ts'

/** The tag of the reviews of a course. Counts of "helpful" have none: they appear up to five minutes late. */
export const reviewsTag = ({ courseId }: { courseId: number }) => cacheTag(`reviews:${courseId}`)
