import { sql } from 'drizzle-orm'
import { type HandPart, handParts } from '#src/features/content/question/hand-parts.ts'
import { pointsOf, sumPoints } from '#src/features/content/question/points.ts'
import type { ScoringRule } from '#src/features/content/question/types.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'
import { holdAttempt } from './end-overdue.ts'
import { hearMarked, resultsOf } from './hear-marked.ts'
import { markAnswer } from './mark-attempt.ts'
import { type KeyedQuestion, readQuestions } from './queries.ts'
import { totalAttempts } from './total-attempt.ts'

export interface GivenMark {
  quizId: number
  attemptId: number
  questionId: number
  /** The question of a group; '' for the whole question. */
  part: string
  /** At most two decimals. */
  points: number
  criteria: Record<string, number>
  comment: string
  /** Growing: a mark that arrives late never replaces a newer one. */
  revision: number
  markedBy: number
}

/** A mark of another teacher that was replaced. */
export interface Replaced {
  markedBy: number
  points: number
}

/**
 * Keeps a teacher's mark of a written answer and adds up its attempt. The same mark twice is one.
 * @returns the revision that counts now, the answers of the attempt that still wait, and the mark of another teacher that
 * this one has replaced
 * @throws quiz.attemptNotFound, quiz.ownAttempt, quiz.notWritten, quiz.tooManyPoints, quiz.tooManyForCriterion
 */
export async function setHandMark(
  tx: Tx,
  ports: Ports,
  given: GivenMark,
): Promise<{ revision: number; waiting: number; finished: boolean; replaced: Replaced | null }> {
  const { attemptId, questionId, part, points, comment, revision } = given
  const attempt = await holdAttempt(tx, attemptId)
  if (attempt?.quizId !== given.quizId || attempt.status === 'open' || attempt.trial) {
    throw new AppError(quizErrors.attemptNotFound)
  }
  // A student may have become an assistant since.
  if (attempt.userId === given.markedBy) throw new AppError(quizErrors.ownAttempt)
  const question = (await readQuestions(tx, attempt)).find((one) => one.questionId === questionId)
  const target =
    question && handParts(question.body, question.points).find((one) => one.part === part)
  if (!target) throw new AppError(quizErrors.notWritten)
  if (points > target.of) {
    throw new AppError(withValues(quizErrors.tooManyPoints, { points: target.of }))
  }
  const criteria = checkedCriteria(target, given.criteria)
  const former = await formerMark(tx, given)
  // A device whose clock is ahead would otherwise outvote the later marks of a colleague.
  const { rows } = await tx.execute<{ revision: number }>(sql`
    insert into hand_marks as h (attempt_id, question_id, part, points, "of", criteria, comment, marked_by, revision)
    values (${attemptId}, ${questionId}, ${part}, ${points}, ${target.of}, ${JSON.stringify(criteria)}::jsonb,
      ${comment}, ${given.markedBy}, least(${revision}::bigint, (extract(epoch from clock_timestamp()) * 1000)::bigint))
    on conflict (attempt_id, question_id, part) do update set points = excluded.points, "of" = excluded.of,
      criteria = excluded.criteria, comment = excluded.comment, marked_by = excluded.marked_by,
      marked_at = now(), revision = excluded.revision
    where h.revision < excluded.revision
    returning h.revision::float8 as revision`)
  const before = await waitingOf(tx, attemptId)
  if (rows.length === 0) {
    return { revision: former!.revision, waiting: before, finished: false, replaced: null }
  }
  const hand = [
    ...question.hand.filter((one) => one.part !== part),
    { part, points, of: target.of, criteria, comment },
  ]
  const { mark, score } = remarked(question, hand, attempt.scoringRule)
  await tx.execute(sql`
    with was as (
      insert into mark_changes (attempt_id, question_id, cause, score_before, score_after, changed_by)
      select ${attemptId}::int, ${questionId}::int, 'hand', ${question.score}::numeric, ${score}::numeric,
        ${given.markedBy}::int
      where ${question.score}::numeric <> ${score}::numeric
    )
    update attempt_answers set mark = ${JSON.stringify(mark)}::jsonb, score = ${score}
    where attempt_id = ${attemptId} and question_id = ${questionId}`)
  await totalAttempts(tx, ports, sql`a.id = ${attemptId}`)
  await hearMarked(tx, ports, resultsOf(attempt))
  const waiting = await waitingOf(tx, attemptId)
  const isOther =
    former !== undefined && former.markedBy !== null && former.markedBy !== given.markedBy
  const changes = former?.points !== points || former.comment !== comment
  return {
    ...{ revision: rows[0]!.revision, waiting, finished: before > 0 && waiting === 0 },
    replaced: isOther && changes ? { markedBy: former.markedBy!, points: former.points } : null,
  }
}

/** @returns the points of the criteria of this part; none is above what it is worth, and others are left out */
function checkedCriteria(
  { body, of }: HandPart,
  given: GivenMark['criteria'],
): GivenMark['criteria'] {
  const known = body.criteria.flatMap(({ id, share }) => {
    const points = given[id]
    if (points === undefined) return []
    const most = pointsOf(share, of)
    if (points > most) {
      throw new AppError(withValues(quizErrors.tooManyForCriterion, { points: most }))
    }
    return [[id, points] as const]
  })
  return Object.fromEntries(known)
}

/**
 * Marks an answer with other marks by hand. Points that it kept beyond its mark, since its key was mended, stay beside
 * the new one, so that the teacher can lower a written part.
 */
function remarked(
  question: KeyedQuestion,
  hand: KeyedQuestion['hand'],
  rule: ScoringRule,
): ReturnType<typeof markAnswer> {
  const after = markAnswer({ ...question, hand }, rule)
  if (question.granted !== 'kept' || after.score === null) return after
  const byMark = (hands: KeyedQuestion['hand']) =>
    markAnswer({ ...question, hand: hands, granted: null }, rule).score
  const before = byMark(question.hand)
  const kept = before === null || question.score === null ? 0 : question.score - before
  const score = sumPoints([byMark(hand) ?? 0, Math.max(0, kept)])
  return { ...after, score: Math.min(question.points, score) }
}

async function waitingOf(tx: Tx, attemptId: number): Promise<number> {
  const { rows } = await tx.execute<{ waiting: number }>(
    sql`select waiting from quiz_attempts where id = ${attemptId}`,
  )
  return rows[0]!.waiting
}

interface FormerMark extends Record<string, unknown> {
  revision: number
  points: number
  comment: string
  markedBy: number | null
}

async function formerMark(
  tx: Tx,
  { attemptId, questionId, part }: Pick<GivenMark, 'attemptId' | 'questionId' | 'part'>,
): Promise<FormerMark | undefined> {
  const { rows } = await tx.execute<FormerMark>(sql`
    select revision::float8 as revision, points::float8 as points, comment, marked_by as "markedBy" from hand_marks
    where attempt_id = ${attemptId} and question_id = ${questionId} and part = ${part}`)
  return rows[0]
}
