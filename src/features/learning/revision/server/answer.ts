import { sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { fitsBody } from '#src/features/content/question/server/check-answer.ts'
import type { Verdict } from '#src/features/content/question/taking.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Outcome, revisionApi } from '../contract.ts'
import type { Judgement } from '../rules-of-set.ts'
import { revisionErrors } from '../errors.ts'
import { ruleOf } from './cards.ts'
import { countAnswer } from './count-answer.ts'
import { findMet } from './get-question.ts'
import { openPractice } from './open-practice.ts'
import { presentOutcome } from './present-outcome.ts'

/** Marks an answer and counts it for the schedule. An answer that arrives again, by its client id, changes nothing. */
export async function answer(call: Call<typeof revisionApi.answer>): Promise<Outcome> {
  const { db, viewer, input } = call
  const { questionId, clientId, kind, answer: given, durationMs } = input
  const met = await findMet(db, call, questionId)
  if (!fitsBody(met.body, given)) throw new AppError(revisionErrors.answerDoesNotFit)
  if (isEmpty(given)) throw new AppError(revisionErrors.emptyAnswer)
  const marked = mark(met.body, given, ruleOf(call, met))
  const judgement = judgementOf(marked.mark.verdict)
  const day = schoolDay()
  await db.transaction(async (tx) => {
    // A second window that sends the same answer waits here, and then does nothing.
    const { rows } = await tx.execute<{ id: number }>(sql`
      insert into revision_answers (user_id, question_id, version_id, client_id, kind, answer, mark,
        judgement, day, duration_ms)
      values (${viewer.id}, ${questionId}, ${met.versionId}, ${clientId}, ${kind},
        ${JSON.stringify(given)}::jsonb, ${JSON.stringify(marked)}::jsonb, ${judgement}, ${day}::date, ${durationMs})
      on conflict (user_id, client_id) do nothing returning id`)
    const [made] = rows
    if (!made) return
    // A question of open practice is met by its answer.
    await tx.execute(sql`
      insert into met_questions (user_id, question_id, version_id, quiz_id, course_id, chapter_id)
      select o.user_id, o.question_id, o.version_id, o.quiz_id, o.course_id, o.chapter_id
      from ${openPractice(viewer.id, questionId)} o on conflict do nothing`)
    await tx.execute(sql`
      update met_questions set practised_on = ${day}::date
      where user_id = ${viewer.id} and question_id = ${questionId}`)
    if (judgement === null) return
    const answered = { userId: viewer.id, questionId, answerId: made.id, judgement, durationMs }
    const rating = await countAnswer(tx, answered)
    if (rating === null) return
    await tx.execute(sql`update revision_answers set rating = ${rating} where id = ${made.id}`)
  })
  return presentOutcome(call, clientId)
}

/** Null for an answer that no machine marks. */
const judgementOf = (verdict: Verdict): Judgement | null =>
  verdict === 'correct' || verdict === 'part' || verdict === 'wrong' ? verdict : null
