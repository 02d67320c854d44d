import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { QuestionBody } from '../../question/body/body.ts'

/** Returns what questions say at present. */
export async function presentBodies(
  db: Db | Tx,
  questionIds: readonly number[],
): Promise<ReadonlyMap<number, QuestionBody>> {
  const { rows } = await db.execute<{ id: number; body: QuestionBody }>(sql`
    select q.id, v.body from questions q
    join question_versions v on v.question_id = q.id and v.number = q.version
    where q.id = any(${sql.param([...questionIds])}::int[])`)
  return new Map(rows.map(({ id, body }) => [id, body]))
}
