import { sql } from 'drizzle-orm'
import { visibleState } from '#src/features/learning/course/server/access.ts'
import type { Db } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { reviewErrors } from '../errors.ts'
import type { ReviewerFacts } from './rules.ts'

const nobody: ReviewerFacts = { joined: false, teaches: false, edits: false }

/** Returns a person's relation to a course that the person may see. @throws course.notFound */
export async function reviewerFacts(
  db: Db,
  courseId: number,
  viewer: Viewer | null,
): Promise<ReviewerFacts> {
  const { joined, staff } = await visibleState(db, courseId, viewer)
  // No query for learners, who are most of those who ask.
  if (!viewer || !staff) return { ...nobody, joined }
  const { rows } = await db.execute<Omit<ReviewerFacts, 'joined'> & Record<string, unknown>>(sql`
    select c.owner_id is not distinct from ${viewer.id}::int or f.user_id is not null as teaches,
      c.owner_id is not distinct from ${viewer.id}::int or coalesce(f.may_edit, false) as edits
    from courses c left join course_staff f
      on f.course_id = c.id and f.user_id = ${viewer.id} and f.accepted_at is not null
    where c.id = ${courseId}`)
  return { ...(rows[0] ?? nobody), joined }
}

/** Finds a shown review of a course that the viewer may see. @throws review.notFound */
export async function shownReview(db: Db, reviewId: number, viewer: Viewer) {
  const { rows } = await db.execute<{ courseId: number; userId: number; hidden: boolean }>(sql`
    select course_id as "courseId", user_id as "userId", hidden_reason is not null as hidden
    from course_reviews where id = ${reviewId}`)
  const [found] = rows
  const isMine = found?.userId === viewer.id
  if (!found || (found.hidden && !isMine)) throw new AppError(reviewErrors.notFound)
  const facts = await reviewerFacts(db, found.courseId, viewer)
  return { ...found, ...facts, isMine }
}
