import { type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'

/** Returns the owner and the co-teachers of a course. @param where a condition on `courses c` that finds one */
export async function teachersOfCourse(db: Db | Tx, where: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select c.owner_id as id from courses c where ${where} and c.owner_id is not null
    union
    select s.user_id from courses c join course_staff s on s.course_id = c.id and s.accepted_at is not null
    where ${where}`)
  return rows.map(({ id }) => id)
}
