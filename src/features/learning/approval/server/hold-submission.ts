import { eq, sql } from 'drizzle-orm'
import type { TeacherRecord } from '#src/features/learning/course/draft-records.ts'
import { teachesCourse } from '#src/features/learning/course/server/teaches-course.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { approvalErrors } from '../errors.ts'
import type { SubmissionState } from '../states.ts'
import { courseSubmissions as submissions } from '../tables.ts'
import { lockCourse } from './course-facts.ts'

export type Submission = typeof submissions.$inferSelect

/** A submission as a reviewer finds it. */
export interface ReviewFacts {
  state: SubmissionState
  isOwn: boolean
  holder: { id: number; name: string } | null
}

/** The people whose course it is: they never decide about it. Aliases `c` (courses) and `s` (course_submissions). */
export const isOwnCourse = (userId: number) => sql`(
  ${teachesCourse(userId)} or coalesce(s.submitter_id = ${userId}, false)
  or exists (select from course_teachers t where t.course_id = c.id and t.user_id = ${userId}))`

/** @throws approval.submissionUnknown */
export async function findSubmission(db: Db | Tx, submissionId: number): Promise<Submission> {
  const [found] = await db.select().from(submissions).where(eq(submissions.id, submissionId))
  if (!found) throw new AppError(approvalErrors.submissionUnknown)
  return found
}

/**
 * Locks the course of a submission, then reads the submission.
 * @throws approval.submissionUnknown
 */
export async function holdSubmission(tx: Tx, submissionId: number): Promise<Submission> {
  const { courseId } = await findSubmission(tx, submissionId)
  await lockCourse(tx, courseId)
  return findSubmission(tx, submissionId)
}

/** Returns what the rules of reviewers ask for. */
export async function reviewFacts(
  db: Db | Tx,
  submission: Submission,
  reviewerId: number,
): Promise<ReviewFacts> {
  const { rows } = await db.execute<{ isOwn: boolean; holder: string | null }>(sql`
    select ${isOwnCourse(reviewerId)} as "isOwn", u.real_name as holder
    from course_submissions s join courses c on c.id = s.course_id
    left join users u on u.id = s.holder_id where s.id = ${submission.id}`)
  const isShown = Object.values(submission.offer).some(
    (record) =>
      record.kind === 'teacher' && (record as unknown as TeacherRecord).userId === reviewerId,
  )
  const { isOwn, holder } = rows[0]!
  return {
    state: submission.state,
    isOwn: isOwn || isShown,
    holder: submission.holderId === null ? null : { id: submission.holderId, name: holder ?? '' },
  }
}
