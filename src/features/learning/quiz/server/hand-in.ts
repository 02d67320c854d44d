import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import { type Attempt, type attemptStatuses, type quizApi, quizErrors } from '../contract.ts'
import { mark, pointsOf, sumPoints } from './mark.ts'
import { presentAttempt } from './present-attempt.ts'
import { readQuestions } from './queries.ts'
import { isAnswered, mayAnswer, passes } from './rules.ts'

interface Held extends Record<string, unknown> {
  quizId: number
  status: (typeof attemptStatuses)[number]
  passPercent: number
}

/** Hands in an attempt and marks it. A second call, even at the same moment, changes nothing. */
export async function handIn({
  db,
  viewer,
  locale,
  input: { attemptId },
}: Call<typeof quizApi.handIn>): Promise<Attempt> {
  await db.transaction(async (tx) => {
    // Waits for answers being saved; later answers find the attempt handed in.
    const { rows } = await tx.execute<Held>(sql`
      select a.quiz_id as "quizId", a.status, q.pass_percent as "passPercent"
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.id = ${attemptId} and a.user_id = ${viewer.id} for update of a`)
    const [attempt] = rows
    if (!attempt) throw new AppError(quizErrors.attemptNotFound)
    if (mayAnswer(attempt) === null) {
      await markAttempt(tx, { attemptId, userId: viewer.id, ...attempt })
    }
  })
  return presentAttempt(db, { attemptId, userId: viewer.id, locale })
}

/**
 * Marks the answers. An answer that is not wholly right enters the wrong-question set; an empty
 * question counts 0 points and does not enter it, because it was not attempted.
 */
async function markAttempt(
  tx: Tx,
  attempt: { attemptId: number; userId: number; quizId: number; passPercent: number },
): Promise<void> {
  const { attemptId, userId } = attempt
  const questions = await readQuestions(tx, { ...attempt, locale: defaultLocale })
  const marked = questions
    .filter((question) => isAnswered(question.answer))
    .map((question) => {
      const { share, correct } = mark(question, question.answer)
      return { id: question.questionId, score: pointsOf(share, question.points), correct }
    })
  const score = sumPoints(marked.map((one) => one.score))
  const maxScore = sumPoints(questions.map((question) => question.points))
  const passed = passes(score, maxScore, attempt.passPercent)
  await tx.execute(sql`
    with marked as (
      select * from unnest(
        ${sql.param(marked.map((one) => one.id))}::int[],
        ${sql.param(marked.map((one) => one.score))}::numeric[],
        ${sql.param(marked.map((one) => one.correct))}::boolean[]
      ) as marked (question_id, score, correct)
    ), answers as (
      update attempt_answers a set score = marked.score, correct = marked.correct from marked
      where a.attempt_id = ${attemptId} and a.question_id = marked.question_id
    ), wrong as (
      insert into wrong_questions as w (user_id, question_id, last_attempt_id)
      select ${userId}::int, question_id, ${attemptId}::int
      from marked where not correct order by question_id
      on conflict (user_id, question_id) do update
      set times_wrong = w.times_wrong + 1, last_wrong_at = excluded.last_wrong_at,
        last_attempt_id = excluded.last_attempt_id
    )
    update quiz_attempts set status = 'handedIn', handed_in_at = now(), score = ${score},
      max_score = ${maxScore}, passed = ${passed}
    where id = ${attemptId}`)
}
