import { sql } from 'drizzle-orm'
import { attemptIdOf } from '#src/features/learning/invigilation/server/attempt-key.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import type { PlacedQuiz } from '#src/features/learning/invigilation/server/quiz-place.ts'
import { type Replaced, setHandMark } from '#src/features/learning/quiz/server/set-hand-mark.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { type Both, pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { gradingApi } from '../contract.ts'
import { gradingMessages } from './messages-text.ts'
import { readMarkedQuiz } from './read-marked-quiz.ts'
import { tellMarkedJob } from './tell-marked.ts'

/**
 * Marks a written answer; the learner of an attempt that has its last mark is told, if the quiz shows marks, and so is
 * another teacher whose mark is replaced.
 */
export async function setMark(
  call: Call<typeof gradingApi.setMark>,
): Promise<AnswerOf<typeof gradingApi.setMark>> {
  const { db, ports, jobs, secret, viewer, input } = call
  const { quizId, questionId, part } = input
  const quiz = await readMarkedQuiz(call, quizId, { writes: true })
  const attemptId = attemptIdOf({ secret, quizId, userId: viewer.id }, input.attemptId)
  return db.transaction(async (tx) => {
    const set = await setHandMark(tx, ports, { ...input, attemptId, markedBy: viewer.id })
    if (set.finished) await jobs.enqueue(tx, tellMarkedJob.name, { attemptId })
    const { revision, waiting, replaced } = set
    return {
      ...{ attemptId: input.attemptId, questionId, part, revision, waiting },
      replaced: replaced && (await tellReplaced(tx, call, quiz, replaced)),
    }
  })
}

/** Tells a teacher whose mark was replaced, once a day for a quiz and the teacher who does so. */
async function tellReplaced(
  tx: Tx,
  { messages, viewer, locale }: Call<typeof gradingApi.setMark>,
  { quizId, nameZh, nameEn }: PlacedQuiz,
  { markedBy, points }: Replaced,
): Promise<{ by: string; points: number }> {
  const { rows } = await tx.execute<{ id: number; zh: string; en: string | null }>(sql`
    select u.id, coalesce(nullif(u.real_name, ''), u.username) as zh, nullif(u.real_name_en, '') as en
    from users u where u.id in (${markedBy}, ${viewer.id})`)
  const nameOf = (id: number): Both => {
    const { zh, en } = rows.find((row) => row.id === id) ?? { zh: '', en: null }
    return { zh, en: en ?? nameFor(zh, 'en-US') }
  }
  await messages.send(tx, {
    ...gradingMessages.replaced({ zh: nameZh, en: nameEn }, nameOf(viewer.id)),
    ...{ userId: markedBy, kind: 'course', link: invigilationPaths.marking(quizId) },
    key: `quiz-${quizId}-replaced-${viewer.id}-${schoolDay()}`,
  })
  return { by: pick(nameOf(markedBy), locale), points }
}
