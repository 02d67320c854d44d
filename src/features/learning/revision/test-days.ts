import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'

/** Lets days pass for the wrong-question set of a person: everything is so much longer ago. */
export async function passDays(db: Db, { userId, days }: { userId: number; days: number }) {
  await db.execute(sql`
    update wrong_questions set due_on = due_on - ${days}::int, revised_on = revised_on - ${days}::int
    where user_id = ${userId}`)
  await db.execute(sql`
    update revision_answers set day = day - ${days}::int where user_id = ${userId}`)
}
