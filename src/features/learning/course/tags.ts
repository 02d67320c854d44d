import { cacheTag } from '#src/shared/cache-tag.ts'

/** Which courses are published, and which words find them. */
export const publishedCourses = cacheTag('courses')

/**
 * What is written about a course, its outline and its fee. Its counters (learners, ratings) have no tag:
 * they age, so that a join drops no page, and are shown up to five minutes late.
 */
export const courseTag = ({ courseId }: { courseId: number }) => cacheTag(`course:${courseId}`)
