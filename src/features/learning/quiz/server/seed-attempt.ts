import { sql } from 'drizzle-orm'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Ports } from '#src/server/ports.ts'
import { writeFileRows } from './answer-files.ts'
import { holdAttempt } from './end-overdue.ts'
import { markAttempt } from './mark-attempt.ts'
import { readQuestions } from './queries.ts'
import { makeAttempt } from './start-attempt.ts'

interface Seed {
  quizId: number
  userId: number
  startedAt: Date
  /** Versions that were asked then, by question, in place of those that the quiz sets now. */
  versions?: ReadonlyMap<number, number>
  /** Until its hand-in. */
  minutes: number
  /** The answer to a question at its place; null leaves it out. */
  answer: (body: QuestionBody, at: number) => QuestionAnswer | null
}

/** Writes an attempt of the past as if it had been taken then, for the demo school. */
export async function seedAttempt(tx: Tx, ports: Ports, seed: Seed): Promise<void> {
  const { quizId, userId, startedAt, minutes } = seed
  const attemptId = await makeAttempt(tx, { quizId, userId, trial: false })
  const versions = [...(seed.versions ?? [])]
  await tx.execute(sql`
    update attempt_answers w set version_id = of.version_id
    from unnest(${sql.param(versions.map(([questionId]) => questionId))}::int[],
      ${sql.param(versions.map(([, versionId]) => versionId))}::int[]) as of (question_id, version_id)
    where w.attempt_id = ${attemptId} and w.question_id = of.question_id`)
  const given = (await readQuestions(tx, { attemptId })).flatMap(({ questionId, body }, at) => {
    const answer = seed.answer(body, at)
    return answer ? [{ questionId, answer: JSON.stringify(answer) }] : []
  })
  const moment = startedAt.toISOString()
  const handedIn = new Date(startedAt.getTime() + minutes * 60_000).toISOString()
  await tx.execute(sql`
    update attempt_answers w set answer = of.answer, revision = 1, saved_at = ${handedIn}::timestamptz
    from unnest(${sql.param(given.map((one) => one.questionId))}::int[],
      ${sql.param(given.map((one) => one.answer))}::jsonb[]) as of (question_id, answer)
    where w.attempt_id = ${attemptId} and w.question_id = of.question_id`)
  await writeFileRows(tx, attemptId)
  const attempt = await holdAttempt(tx, attemptId)
  const at = sql`${handedIn}::timestamptz`
  await markAttempt(tx, ports, attempt!, { by: 'learner', at })
  await tx.execute(sql`
    update quiz_attempts set started_at = ${moment}::timestamptz where id = ${attemptId}`)
}
