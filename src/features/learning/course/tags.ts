import { nameTag } from '#src/features/people/account/tags.ts'
import { subjectsTag } from '#src/features/content/subject/tags.ts'
import { cacheTag } from '#src/shared/cache-tag.ts'

/** The tag of the published courses and their search words. */
export const publishedCourses = cacheTag('courses')

/**
 * The tag of a course's texts, outline and fee. Its counters (learners, ratings) have no tag: they
 * expire instead, so that a join drops no page, and appear up to five minutes late.
 */
export const courseTag = ({ courseId }: { courseId: number }) => cacheTag(`course:${courseId}`)

/** The tags of a course's card. */
export const cardTags = (card: { courseId: number; teachers: readonly string[] }) => [
  courseTag(card),
  // Its category, with its colour.
  subjectsTag,
  ...card.teachers.map(nameTag),
]
