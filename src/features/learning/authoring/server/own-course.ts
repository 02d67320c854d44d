import { sql } from 'drizzle-orm'
import type { Offered } from '#src/features/content/textbook/records.ts'
import type {
  auditStatuses,
  CourseKind,
  publishStatuses,
} from '#src/features/learning/course/contract.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { ownErrors } from '../own-errors.ts'
import { isThere, mayOpen } from './own-rules.ts'

/** A course as one of its teachers finds it. */
export interface OwnFacts extends Record<string, unknown> {
  courseId: number
  kind: CourseKind
  ownerId: number | null
  draftId: number | null
  nameZh: string
  nameEn: string
  offered: Offered
  auditStatus: (typeof auditStatuses)[number]
  publishStatus: (typeof publishStatuses)[number]
  deletedAt: string | null
  learners: number
  waits: boolean
  isOwner: boolean
  isStaff: boolean
  mayEdit: boolean
  mayRelease: boolean
  maySeeLearners: boolean
  /** The teacher to whom the course is offered. */
  transferToId: number | null
}

/**
 * Reads a course for one of its teachers. Others do not learn that it exists.
 * @throws ownCourse.unknown
 */
export async function readOwn(
  db: Db | Tx,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<OwnFacts> {
  const { rows } = await db.execute<OwnFacts>(sql`
    select c.id as "courseId", c.kind, c.owner_id as "ownerId", c.draft_id as "draftId",
      coalesce(h.value #>> '{name,zh}', c.name) as "nameZh",
      coalesce(h.value #>> '{name,en}', c.name_en, '') as "nameEn",
      coalesce(h.value ->> 'offered', c.offered) as offered, c.audit_status as "auditStatus",
      c.publish_status as "publishStatus", c.deleted_at as "deletedAt", c.learner_count as learners,
      w.id is not null as waits, coalesce(c.owner_id = ${userId}, false) as "isOwner",
      s.user_id is not null as "isStaff", coalesce(s.may_edit, false) as "mayEdit",
      coalesce(s.may_release, false) as "mayRelease",
      coalesce(s.may_see_learners, false) as "maySeeLearners", c.transfer_to_id as "transferToId"
    from courses c
    left join course_staff s on s.course_id = c.id and s.user_id = ${userId} and s.accepted_at is not null
    left join draft_records h on h.draft_id = c.draft_id and h.key = 'head'
    left join course_submissions w on w.course_id = c.id and w.state = 'waiting'
    where c.id = ${courseId}`)
  if (!rows[0]) throw new AppError(ownErrors.unknown)
  must(mayOpen(rows[0]))
  return rows[0]
}

/** The same, locked, so that acts on it come one after another. */
export async function holdOwn(
  tx: Tx,
  given: { courseId: number; userId: number },
): Promise<OwnFacts> {
  await tx.execute(sql`select from courses where id = ${given.courseId} for update`)
  return readOwn(tx, given)
}

/** The same, not deleted. @throws ownCourse.deleted */
export async function holdPresent(
  tx: Tx,
  given: { courseId: number; userId: number },
): Promise<OwnFacts> {
  const course = await holdOwn(tx, given)
  must(isThere(course))
  return course
}
