import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { liveItems } from './live-rows.ts'

/** Notes that the last item of a course of the demo school came a few hours ago. */
export const seedNewItem = (tx: Tx, courseId: number) =>
  tx.execute(sql`
    update course_items set added_at = now() - interval '6 hours'
    where id = (select max(i.id) from ${liveItems} i where i.course_id = ${courseId})`)
