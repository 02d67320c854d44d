import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { QuestionBody } from '../../question/body/body.ts'
import { likenessOf, wholeAlikeness } from './likeness.ts'
import { reachOf } from './reach.ts'

/** Bodies of one statement. */
const turn = 100
/** Questions that are compared with each body. */
const comparedMost = 5
/** Share of all texts in common from which two questions are the same. */
const sameFrom = 0.85

/** A question that says nearly the same: of a number or a sign in it the caller may make a difference. */
export interface Double {
  questionId: number
  body: QuestionBody
}

/**
 * Finds, for each body that comes from elsewhere, the questions of the person's reach that say nearly the same. A few round trips for any number of bodies.
 */
export async function findDoubles(
  db: Db | Tx,
  viewer: { id: number },
  bodies: readonly QuestionBody[],
): Promise<Double[][]> {
  const doubles: Double[][] = bodies.map(() => [])
  const folders = sql.param([...(await reachOf(db, viewer)).keys()])
  for (let from = 0; from < bodies.length; from += turn) {
    const asked = bodies
      .slice(from, from + turn)
      .map((body, index) => ({ at: from + index, numbers: likenessOf(body) }))
      .filter(({ numbers }) => numbers.length > 0)
    const { rows } = await db.execute<{ at: number; questionId: number; body: QuestionBody }>(sql`
      select b.at, q.id as "questionId", v.body
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as b(at int, numbers int[])
      cross join lateral (
        select c.id, c.version from questions c
        where c.likeness && b.numbers and c.deleted_at is null
          and (c.owner_id = ${viewer.id} or c.folder_id = any(${folders}::int[]))
        order by (select count(*) from unnest(c.likeness) one where one = any(b.numbers)) desc, c.id
        limit ${comparedMost}
      ) q join question_versions v on v.question_id = q.id and v.number = q.version
      order by b.at, q.id`)
    for (const { at, questionId, body } of rows) {
      if (wholeAlikeness(bodies[at]!, body) >= sameFrom) doubles[at]!.push({ questionId, body })
    }
  }
  return doubles
}
