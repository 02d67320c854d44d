import { type SQL, sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import { pointsOf, sumPoints } from '#src/features/content/question/points.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import type { attemptEnds } from '../statuses.ts'
import { hearMarked } from './hear-marked.ts'
import { readQuestions } from './queries.ts'
import { passes } from './rules.ts'
import { isLateNow, withTimes } from './times.ts'

export interface HeldAttempt {
  attemptId: number
  userId: number
  quizId: number
  trial: boolean
  passPercent: number
  scoringRule: ScoringRule
}

/**
 * Ends an open attempt, whose row the caller holds, and marks its answers. An empty question counts 0 points; it is not
 * wrong, because it was not attempted.
 * @param at the moment of the hand-in: now, or the end that has passed
 */
export async function markAttempt(
  tx: Tx,
  ports: Ports,
  attempt: HeldAttempt,
  { by, at }: { by: (typeof attemptEnds)[number]; at: SQL },
): Promise<void> {
  const { attemptId } = attempt
  const questions = await readQuestions(tx, attempt)
  const marked = questions
    .filter(({ answer }) => !isEmpty(answer))
    .map(({ questionId, body, answer, points }) => {
      const found = mark(body, answer, attempt.scoringRule)
      return { id: questionId, score: pointsOf(found.mark.share ?? 0, points), mark: found }
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
      update attempt_answers w set score = marked.score, mark = marked.mark from marked
      where w.attempt_id = ${attemptId} and w.question_id = marked.question_id
    ), ended as (
      select a.id, ${at} as moment, ${isLateNow} as late from quiz_attempts a ${withTimes} where a.id = ${attemptId}
    )
    update quiz_attempts set status = 'handedIn', handed_in_at = ended.moment, ended_by = ${by},
      late = ended.late and ${by} <> 'time', paused_at = null, score = ${score}, max_score = ${maxScore},
      passed = ${passed}, pass_percent = ${attempt.passPercent}
    from ended where quiz_attempts.id = ended.id`)
  if (!attempt.trial) await hearMarked(tx, ports, sql`a.id = ${attemptId}`)
}
