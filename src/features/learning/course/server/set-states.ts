import { eq, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { auditStatuses, publishStatuses } from '../contract.ts'
import { courses } from '../tables.ts'

/** Writes the audit status of a locked course, for the room that reviews it. */
export async function setAuditStatus(
  tx: Tx,
  courseId: number,
  auditStatus: (typeof auditStatuses)[number],
): Promise<void> {
  await tx
    .update(courses)
    .set({ auditStatus, updatedAt: sql`now()` })
    .where(eq(courses.id, courseId))
}

/** Publishes or unpublishes a locked course. The day of its first publication stays. */
export async function setPublishStatus(
  tx: Tx,
  courseId: number,
  publishStatus: (typeof publishStatuses)[number],
): Promise<void> {
  const publishedAt = publishStatus === 'published' ? sql`coalesce(published_at, now())` : undefined
  await tx
    .update(courses)
    .set({ publishStatus, updatedAt: sql`now()`, ...(publishedAt && { publishedAt }) })
    .where(eq(courses.id, courseId))
}
