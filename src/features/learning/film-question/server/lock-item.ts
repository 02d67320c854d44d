import { sql } from 'drizzle-orm'
import { courseErrors } from '#src/features/learning/course/contract.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { Tx } from '#src/server/database/db.ts'
import { AppError } from '#src/shared/errors.ts'

interface Item extends Record<string, unknown> {
  kind: string
  durationSeconds: number | null
}

/**
 * Reads an item of a course; changes of its questions wait for each other.
 * @throws course.itemNotFound
 */
export async function lockItem(
  tx: Tx,
  { courseId, itemId }: { courseId: number; itemId: number },
): Promise<Item> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('film_questions'), ${itemId})`)
  const { rows } = await tx.execute<Item>(sql`
    select i.kind, i.duration_seconds as "durationSeconds" from ${liveItems} i
    where i.id = ${itemId} and i.course_id = ${courseId}`)
  if (!rows[0]) throw new AppError(courseErrors.itemNotFound)
  return rows[0]
}
