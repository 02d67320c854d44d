import { type SQL, sql } from 'drizzle-orm'
import { isEmpty } from '#src/features/content/question/is-empty.ts'
import { mark } from '#src/features/content/question/marking/mark.ts'
import type { HandMarks } from '#src/features/content/question/marking/by-hand.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { pointsOf } from '#src/features/content/question/points.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import type { attemptEnds } from '../statuses.ts'
import { hearMarked, resultsOf } from './hear-marked.ts'
import { type KeyedQuestion, readQuestions } from './queries.ts'
import { hasLateAnswer, isLateNow, withTimes } from './times.ts'
import { takePhotos } from './phone/take-photos.ts'
import { totalAttempts } from './total-attempt.ts'

export interface HeldAttempt {
  attemptId: number
  userId: number
  quizId: number
  trial: boolean
  passPercent: number
  scoringRule: ScoringRule
}

type ToMark = Pick<KeyedQuestion, 'body' | 'answer' | 'points' | 'hand' | 'granted' | 'score'>

/**
 * Marks one answer. @returns its mark, null for an empty one to which no teacher has given points; and its points with what
 * was granted besides: null without a mark, and while it waits for the teacher
 */
export function markAnswer(
  { body, answer, points, hand, granted, score: former }: ToMark,
  rule: ScoringRule,
): { mark: Marked | null; score: number | null } {
  const isBlank = isEmpty(answer) && hand.length === 0
  const found = isBlank ? null : mark(body, answer, rule, marksOf(hand))
  if (granted === 'full') return { mark: found, score: points }
  const share = found?.mark.share ?? null
  const earned = share === null ? null : pointsOf(share, points)
  const isKept = granted === 'kept' && earned !== null
  return { mark: found, score: isKept ? Math.max(earned, former ?? 0) : earned }
}

const marksOf = (hand: KeyedQuestion['hand']): HandMarks =>
  Object.fromEntries(hand.map(({ part, ...given }) => [part, given]))

/**
 * Ends an open attempt, whose row the caller holds, and marks its answers; written ones wait for the teacher. An empty
 * question counts 0 points; it is not wrong, because it was not attempted.
 * @param at the moment of the hand-in: now, or the end that has passed
 */
export async function markAttempt(
  tx: Tx,
  ports: Ports,
  attempt: HeldAttempt,
  { by, at }: { by: (typeof attemptEnds)[number]; at: SQL },
): Promise<void> {
  const { attemptId } = attempt
  await takePhotos(tx, attemptId, { isEnd: true })
  const questions = await readQuestions(tx, attempt)
  const marked = questions
    .filter(({ answer, granted }) => !isEmpty(answer) || granted === 'full')
    .map((question) => ({ id: question.questionId, ...markAnswer(question, attempt.scoringRule) }))
  await tx.execute(sql`
    with marked as (
      select * from unnest(
        ${sql.param(marked.map((one) => one.id))}::int[],
        ${sql.param(marked.map((one) => one.score))}::numeric[],
        ${sql.param(marked.map((one) => one.mark && JSON.stringify(one.mark)))}::jsonb[]
      ) as marked (question_id, score, mark)
    ), answers as (
      update attempt_answers w set score = marked.score, mark = marked.mark from marked
      where w.attempt_id = ${attemptId} and w.question_id = marked.question_id
    ), ended as (
      -- Marked again it is as late as before.
      select a.id, ${at} as moment, case when a.status = 'handedIn' then a.late
        else ${by === 'learner' ? isLateNow : hasLateAnswer} end as late
      from quiz_attempts a ${withTimes} where a.id = ${attemptId}
    )
    update quiz_attempts set status = 'handedIn', handed_in_at = ended.moment, ended_by = ${by},
      late = ended.late, paused_at = null, withheld = null, pass_percent = ${attempt.passPercent}
    from ended where quiz_attempts.id = ended.id`)
  await totalAttempts(tx, ports, sql`a.id = ${attemptId}`)
  if (!attempt.trial) await hearMarked(tx, ports, resultsOf(attempt))
}
