import { sql } from 'drizzle-orm'
import type { RemarkedAnswers } from '#src/features/learning/quiz/server/marked-port.ts'
import type { Tx } from '#src/server/database/db.ts'
import { takeMarked } from './take-marked.ts'

/**
 * Takes answers that were marked again: cards ask the question with its mended key, a question that was never wrong leaves
 * the set, and one that is wrong now enters it.
 */
export async function takeRemarked(
  tx: Tx,
  { quizId, questionId, versionId, answers }: RemarkedAnswers,
): Promise<void> {
  const everyone = sql.param(answers.map(({ userId }) => userId))
  await tx.execute(sql`
    update met_questions set version_id = ${versionId}
    where question_id = ${questionId} and user_id = any(${everyone}::int[])`)
  await tx.execute(sql`
    update wrong_questions set version_id = ${versionId}
    where question_id = ${questionId} and user_id = any(${everyone}::int[])`)
  const cleared = answers.filter((one) => one.former !== 'correct' && one.verdict === 'correct')
  await tx.execute(sql`
    with cleared as (
      select user_id, count(*)::int as times from unnest(${sql.param(cleared.map(({ userId }) => userId))}::int[]) as user_id
      group by user_id
    ), gone as (
      delete from wrong_questions w using cleared
      where w.question_id = ${questionId} and w.user_id = cleared.user_id and w.times_wrong <= cleared.times
    )
    update wrong_questions w set times_wrong = w.times_wrong - cleared.times from cleared
    where w.question_id = ${questionId} and w.user_id = cleared.user_id and w.times_wrong > cleared.times`)
  for (const { userId, attemptId, former, verdict } of answers) {
    if (former !== 'correct' || verdict === 'correct') continue
    await takeMarked(tx, {
      userId,
      quizId,
      attemptId,
      answers: [{ questionId, versionId, verdict }],
    })
  }
}
