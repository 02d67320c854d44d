import { sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { Card, revisionApi } from '../contract.ts'
import { type Caller, type MetQuestion, readMet, toCards } from './cards.ts'
import { openPractice } from './open-practice.ts'
import { mayRevise } from './rules.ts'

/** Reads one question that the person has met, or may practise at any time. @throws revision.notMet, also for a question of others */
export async function findMet(
  db: Db | Tx,
  call: Pick<Caller, 'viewer' | 'locale'>,
  questionId: number,
): Promise<MetQuestion> {
  const which = sql`select ${questionId}::int as question_id, 1 as at`
  const [met] = await readMet(db, call, which)
  if (met) return met
  const [open] = await readMet(db, call, which, openPractice(call.viewer.id, questionId))
  must(mayRevise(open))
  return open!
}

export async function getQuestion(call: Call<typeof revisionApi.getQuestion>): Promise<Card> {
  const met = await findMet(call.db, call, call.input.questionId)
  const [card] = await toCards(call, [met])
  return card!
}
