import { sql } from 'drizzle-orm'
import type {
  auditStatuses,
  CourseKind,
  publishStatuses,
} from '#src/features/learning/course/contract.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'
import { approvalErrors } from '../errors.ts'

export type AuditStatus = (typeof auditStatuses)[number]
export type PublishStatus = (typeof publishStatuses)[number]

/** A course as one of its teachers finds it. */
export interface CourseFacts extends Record<string, unknown> {
  courseId: number
  kind: CourseKind
  ownerId: number | null
  draftId: number | null
  revision: number
  auditStatus: AuditStatus
  publishStatus: PublishStatus
  publishedAt: string | null
  wasPublished: boolean
  learnerCount: number
  nameZh: string
  nameEn: string
  mayRelease: boolean
  isVerified: boolean
  waitingId: number | null
  waits: boolean
  offerChanged: boolean
}

/** The records of an offer. */
export const isOffer = sql`r.kind in ('course', 'teacher')`

/** The records of an outline. */
export const isOutline = sql`r.kind in ('chapter', 'item')`

/**
 * Reads a course for one of its teachers. Others do not learn that it exists.
 * @throws approval.courseUnknown
 */
export async function courseFacts(
  db: Db | Tx,
  { courseId, userId }: { courseId: number; userId: number },
): Promise<CourseFacts> {
  const { rows } = await db.execute<CourseFacts>(sql`
    select c.id as "courseId", c.kind, c.owner_id as "ownerId", c.draft_id as "draftId",
      coalesce(d.revision, 0) as revision, c.audit_status as "auditStatus", c.publish_status as "publishStatus",
      c.published_at as "publishedAt", c.published_at is not null as "wasPublished",
      c.learner_count as "learnerCount",
      coalesce(nullif(c.name, ''), head.value #>> '{name,zh}', '') as "nameZh",
      coalesce(nullif(c.name_en, ''), head.value #>> '{name,en}', '') as "nameEn",
      coalesce(c.owner_id = ${userId}, false) or coalesce(s.may_release, false) as "mayRelease",
      u.verified_at is not null as "isVerified",
      w.id as "waitingId", w.id is not null as waits,
      exists (select from draft_records r where r.draft_id = c.draft_id and ${isOffer}
        and r.changed) as "offerChanged"
    from courses c
    join users u on u.id = ${userId}
    left join course_staff s on s.course_id = c.id and s.user_id = u.id and s.accepted_at is not null
    left join drafts d on d.id = c.draft_id
    left join draft_records head on head.draft_id = c.draft_id and head.key = 'head'
    left join course_submissions w on w.course_id = c.id and w.state = 'waiting'
    where c.id = ${courseId} and c.deleted_at is null
      and (c.owner_id = ${userId} or s.user_id is not null)`)
  if (!rows[0]) throw new AppError(approvalErrors.courseUnknown)
  return rows[0]
}

/**
 * The same, and locks the course first: its acts come one after another. A draft is locked after its course, never
 * before it.
 */
export async function holdCourse(
  tx: Tx,
  given: { courseId: number; userId: number },
): Promise<CourseFacts> {
  await lockCourse(tx, given.courseId)
  return courseFacts(tx, given)
}

export async function lockCourse(tx: Tx, courseId: number): Promise<void> {
  await tx.execute(sql`select from courses where id = ${courseId} for update`)
}

/** Locks the draft of a locked course: no save comes between what is read and what is released. */
export async function lockDraft(tx: Tx, draftId: number): Promise<void> {
  await tx.execute(sql`select from drafts where id = ${draftId} for update`)
}
