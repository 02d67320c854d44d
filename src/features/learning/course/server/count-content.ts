import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { courses } from '../tables.ts'
import { liveItems } from './live-rows.ts'

/** Counts what a course offers, in the transaction that changes its items: all but quizzes are lessons. */
export async function countContent(tx: Tx, courseId: number): Promise<void> {
  await tx.execute(sql`
    update ${courses} c set lesson_count = of.lessons, duration_seconds = of.seconds
    from (
      select count(*) filter (where i.kind <> 'quiz') as lessons,
        coalesce(sum(i.duration_seconds), 0) as seconds
      from ${liveItems} i where i.course_id = ${courseId}
    ) of
    where c.id = ${courseId}`)
}
