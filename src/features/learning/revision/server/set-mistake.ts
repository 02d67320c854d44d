import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { revisionApi } from '../contract.ts'
import type { Mistake } from '../rules-of-set.ts'
import { mayRevise } from './rules.ts'

/** Keeps the kind of mistake that the learner names; null takes it back. */
export async function setMistake({
  db,
  viewer,
  input: { questionId, mistake },
}: Call<typeof revisionApi.setMistake>): Promise<{ mistake: Mistake | null }> {
  const { rows } = await db.execute(sql`
    update wrong_questions set mistake = ${mistake}
    where user_id = ${viewer.id} and question_id = ${questionId} returning question_id`)
  must(mayRevise(rows[0]))
  return { mistake }
}
