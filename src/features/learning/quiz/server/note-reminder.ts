import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'

/** Notes that the learners of a quiz are reminded now. @returns false within an hour of the last reminder */
export async function noteReminder(tx: Tx, quizId: number): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    update quizzes set reminded_at = now()
    where id = ${quizId} and (reminded_at is null or reminded_at < now() - interval '1 hour')`)
  return rowCount === 1
}
