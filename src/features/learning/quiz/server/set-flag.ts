import { sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { quizApi } from '../contract.ts'
import { quizErrors } from '../errors.ts'
import { isRunning, withTimes } from './times.ts'

/** Sets or removes the mark “look at again” of a question. */
export async function setFlag({
  db,
  viewer,
  input: { attemptId, questionId, flagged },
}: Call<typeof quizApi.setFlag>) {
  const { rows } = await db.execute<{ running: boolean; known: boolean }>(sql`
    with own as (
      select a.id, ${isRunning} as running from quiz_attempts a ${withTimes}
      where a.id = ${attemptId} and a.user_id = ${viewer.id}
    ), done as (
      update attempt_answers set flagged = ${flagged} from own
      where attempt_id = own.id and question_id = ${questionId} and own.running returning 1
    )
    select running, exists (select from attempt_answers w where w.attempt_id = own.id
      and w.question_id = ${questionId}) as known from own`)
  if (!rows[0]?.known) throw new AppError(quizErrors.attemptNotFound)
  if (!rows[0].running) throw new AppError(quizErrors.handedIn)
  return {}
}
