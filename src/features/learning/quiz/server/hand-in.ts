import { sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { pointsOf, sumPoints } from '#src/features/content/question/points.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Ports } from '#src/server/ports.ts'
import { AppError } from '#src/shared/errors.ts'
import { type Attempt, type attemptStatuses, type quizApi, quizErrors } from '../contract.ts'
import { answersMarked } from './marked-port.ts'
import { presentAttempt } from './present-attempt.ts'
import { readQuestions } from './queries.ts'
import { mayAnswer, passes } from './rules.ts'

interface Held extends Record<string, unknown> {
  quizId: number
  edition: number
  status: (typeof attemptStatuses)[number]
  passPercent: number
  scoringRule: ScoringRule
}

/** Hands in an attempt and marks it. A second call, even at the same moment, changes nothing. */
export async function handIn(call: Call<typeof quizApi.handIn>): Promise<Attempt> {
  const { db, viewer, ports } = call
  const { attemptId } = call.input
  await db.transaction(async (tx) => {
    // Waits for answers being saved, and for a release of the quiz; later answers find the attempt handed in.
    const { rows } = await tx.execute<Held>(sql`
      select a.quiz_id as "quizId", q.edition, a.status, q.pass_percent as "passPercent",
        q.scoring_rule as "scoringRule"
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.id = ${attemptId} and a.user_id = ${viewer.id} for update of a for key share of q`)
    const [attempt] = rows
    if (!attempt) throw new AppError(quizErrors.attemptNotFound)
    if (mayAnswer(attempt) === null) {
      await markAttempt(tx, ports, { attemptId, userId: viewer.id, ...attempt })
    }
  })
  return presentAttempt(call, attemptId)
}

/**
 * Marks the answers. An answer that is not wholly right enters the wrong-question set; an empty
 * question counts 0 points and does not enter it, because it was not attempted.
 */
async function markAttempt(
  tx: Tx,
  ports: Ports,
  attempt: Held & { attemptId: number; userId: number },
): Promise<void> {
  const { attemptId, userId } = attempt
  const questions = await readQuestions(tx, attempt)
  const marked = questions
    .filter(({ answer }) => !isEmpty(answer))
    .map(({ questionId, versionId, body, answer, points }) => {
      const found = mark(body, answer, attempt.scoringRule)
      const score = pointsOf(found.mark.share ?? 0, points)
      return { id: questionId, versionId, score, mark: found }
    })
  const score = sumPoints(marked.map((one) => one.score))
  const maxScore = sumPoints(questions.map((question) => question.points))
  const passed = passes(score, maxScore, attempt.passPercent)
  await tx.execute(sql`
    with marked as (
      select * from unnest(
        ${sql.param(marked.map((one) => one.id))}::int[],
        ${sql.param(marked.map((one) => one.score))}::numeric[],
        ${sql.param(marked.map((one) => JSON.stringify(one.mark)))}::jsonb[]
      ) as marked (question_id, score, mark)
    ), answers as (
      update attempt_answers a set score = marked.score, mark = marked.mark from marked
      where a.attempt_id = ${attemptId} and a.question_id = marked.question_id
    ), wrong as (
      insert into wrong_questions as w (user_id, question_id, last_attempt_id)
      select ${userId}::int, question_id, ${attemptId}::int
      from marked where mark -> 'mark' ->> 'verdict' in ('part', 'wrong') order by question_id
      on conflict (user_id, question_id) do update
      set times_wrong = w.times_wrong + 1, last_wrong_at = excluded.last_wrong_at,
        last_attempt_id = excluded.last_attempt_id
    )
    update quiz_attempts set status = 'handedIn', handed_in_at = now(), score = ${score},
      max_score = ${maxScore}, passed = ${passed}, edition = ${attempt.edition},
      pass_percent = ${attempt.passPercent}
    where id = ${attemptId}`)
  const answers = marked.map((one) => ({
    ...{ questionId: one.id, versionId: one.versionId, verdict: one.mark.mark.verdict },
  }))
  for (const hear of ports.all(answersMarked)) {
    await hear(tx, { ...{ userId, attemptId, quizId: attempt.quizId }, answers })
  }
}
