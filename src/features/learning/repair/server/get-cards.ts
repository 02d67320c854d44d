import { sql } from 'drizzle-orm'
import { readMet, toCards } from '#src/features/learning/revision/server/cards.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { OwnSet, repairApi } from '../contract.ts'
import { mayPractise } from './rules.ts'
import { ownSets, presentSet } from './set-rows.ts'

/** Returns the cards of a practice set that the person has met, those not answered since it was given first. */
export async function getCards(
  call: Call<typeof repairApi.getCards>,
): Promise<AnswerOf<typeof repairApi.getCards>> {
  const { db, viewer, locale, input } = call
  const { setId } = input
  const { rows } = await db.execute<OwnSet & Record<string, unknown>>(
    sql`${ownSets(viewer.id, locale)} where r.id = ${setId}`,
  )
  const [set] = rows
  must(mayPractise(set))
  const met = await readMet(
    db,
    call,
    sql`select p.question_id, row_number() over (order by exists (select from revision_answers a
          where a.question_id = p.question_id and a.user_id = ${viewer.id} and a.answered_at >= r.given_at),
        p.position) as at
      from repair_questions p join repair_sets r on r.id = p.set_id
      join met_questions own on own.question_id = p.question_id and own.user_id = ${viewer.id}
        and own.course_id = r.course_id
      where p.set_id = ${setId}`,
  )
  return { set: presentSet(set!, locale), cards: await toCards(call, met) }
}
