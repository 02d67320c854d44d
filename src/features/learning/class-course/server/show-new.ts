import { sql } from 'drizzle-orm'
import { lockDraft } from '#src/features/learning/approval/server/course-facts.ts'
import { readOffer } from '#src/features/learning/approval/server/offer-of-draft.ts'
import { problemsThatBlock } from '#src/features/learning/approval/server/problems-of-course.ts'
import { draftOfCourse } from '#src/features/learning/course/server/draft-of-course.ts'
import { projectOffer } from '#src/features/learning/course/server/project-offer.ts'
import { projectOutline } from '#src/features/learning/course/server/project-outline.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classCourseApi as api } from '../contract.ts'
import { classCourseErrors as errors } from '../errors.ts'
import { classCourseActs } from './acts-text.ts'
import { mayOffer, mayShowNew, type Offered } from './rules.ts'

interface Found extends Offered, Record<string, unknown> {
  courseId: number
  draftId: number | null
  approved: boolean
}

/** Locks a course that is given to a class. @throws classCourse.noCourse, also for courses that are not the viewer's to see */
export async function holdOffered(
  tx: Tx,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<Found> {
  await tx.execute(sql`select from courses where id = ${courseId} for update`)
  const { rows } = await tx.execute<Found>(sql`
    select c.id as "courseId", c.draft_id as "draftId", c.audit_status = 'approved' as approved,
      c.publish_status = 'published' as published, c.published_at is null as "isNew",
      coalesce(c.owner_id = u.id, false) or coalesce(s.may_release, false) as "mayRelease",
      u.verified_at is not null as "isVerified"
    from courses c join users u on u.id = ${userId}
    left join course_staff s on s.course_id = c.id and s.user_id = u.id and s.accepted_at is not null
    where c.id = ${courseId} and c.deleted_at is null`)
  must(mayOffer(rows[0] ?? null))
  return rows[0]!
}

/**
 * Puts the draft of a course that was never published into its live rows, which only its teachers and the classes read.
 * The offer of an approved one is there already. @throws classCourse.unfinished, where its check names what blocks
 */
export async function showNew(
  tx: Tx,
  call: Call<typeof api.add> | Call<typeof api.release>,
  course: Found,
  classId: number,
): Promise<void> {
  must(mayShowNew(course))
  const { courseId } = course
  const draftId = course.draftId ?? (await draftOfCourse(tx, courseId))!
  await lockDraft(tx, draftId)
  const problems = await problemsThatBlock({ ...call, db: tx }, draftId)
  if (problems.length > 0) {
    throw new AppError(withValues(errors.unfinished, { count: problems.length }))
  }
  // It stays unreleased in the draft, so that a reviewer still sees all of it as new.
  if (!course.approved) await projectOffer(tx, courseId, await readOffer(tx, draftId))
  await projectOutline(tx, call, { courseId, draftId })
  await recordAct(tx, call, classCourseActs.showNew, {
    ...{ subject: `course:${courseId}`, detail: { classId } },
  })
}
