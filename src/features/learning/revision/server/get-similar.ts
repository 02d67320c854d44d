import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { Card, revisionApi } from '../contract.ts'
import { readMet, toCards } from './cards.ts'
import { practisable } from './open-practice.ts'
import { findMet } from './get-question.ts'

const most = 3
/** Numbers in common from which stems count as alike; each of 12 bands a language gives one. */
const fewest = 2

/** Returns questions like this one that the person may practise, those with the most numbers in common first. */
export async function getSimilar(call: Call<typeof revisionApi.getSimilar>): Promise<Card[]> {
  const { db, viewer, input } = call
  await findMet(db, call, input.questionId)
  const rows = await readMet(
    db,
    call,
    sql`select c.id as question_id, -alike.numbers as at
      from questions asked
      join questions c on c.likeness && asked.likeness and c.id <> asked.id and c.deleted_at is null
      cross join lateral (select count(*) as numbers from unnest(c.likeness) one
        where one = any(asked.likeness)) alike
      join ${practisable(viewer.id)} met on met.question_id = c.id
      where asked.id = ${input.questionId} and alike.numbers >= ${fewest}
      order by alike.numbers desc, c.id limit ${most}`,
    practisable(viewer.id),
  )
  return toCards(call, rows)
}
