import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { liveItems } from './live-rows.ts'

/** Notes that the items of the demo school have long been there; the last one of a course came a few hours ago. */
export async function seedItemDays(tx: Tx, newInCourseId: number): Promise<void> {
  await tx.execute(sql`update course_items set added_at = now() - interval '120 days'`)
  await tx.execute(sql`
    update course_items set added_at = now() - interval '6 hours'
    where id = (select max(i.id) from ${liveItems} i where i.course_id = ${newInCourseId})`)
}
