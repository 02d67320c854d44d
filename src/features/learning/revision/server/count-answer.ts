import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { Judgement } from '../rules-of-set.ts'
import { holdMemories, writeMemories } from './memories.ts'
import { remember } from './memory.ts'
import { rate } from './rating.ts'

/** Correct answers that make a median. */
const fewest = 5
/** The newest correct answers that are looked at. */
const looked = 200

/**
 * Counts an answer for the schedule, once a day. A wrong answer of practice enters the set; a correct one counts for a
 * question that is in it. @returns the rating, null where the answer did not count
 */
export async function countAnswer(
  tx: Tx,
  given: {
    userId: number
    questionId: number
    answerId: number
    judgement: Judgement
    durationMs: number
  },
): Promise<number | null> {
  const { userId, questionId, judgement, durationMs } = given
  const day = schoolDay()
  const before =
    (await holdMemories(tx, { userId, questionIds: [questionId] })).get(questionId) ?? null
  if (before === null && judgement === 'correct') return null
  const medianMs = await medianOf(tx, given)
  const rated = rate({ judgement, durationMs, medianMs, wasFast: before?.wasFast ?? false })
  const counts = before === null || before.revisedOn < day
  const memory = remember(before, rated, day)
  const missed = counts && judgement !== 'correct'
  await writeMemories(tx, { userId }, [{ questionId, memory, missed }])
  return counts ? rated.rating : null
}

/** The median of the newest correct answers of all people to a question. */
async function medianOf(
  tx: Tx,
  { questionId, answerId }: { questionId: number; answerId: number },
): Promise<number | null> {
  const { rows } = await tx.execute<{ median: number | null; answers: number }>(sql`
    select percentile_cont(0.5) within group (order by duration_ms) as median, count(*)::int as answers
    from (select duration_ms from revision_answers
      where question_id = ${questionId} and id <> ${answerId} and judgement = 'correct'
      order by id desc limit ${looked}) newest`)
  const { median, answers } = rows[0]!
  return answers < fewest ? null : median
}
