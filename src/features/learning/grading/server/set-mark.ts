import { readOwnQuiz } from '#src/features/learning/invigilation/server/own-quiz.ts'
import { setHandMark } from '#src/features/learning/quiz/server/set-hand-mark.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { gradingApi } from '../contract.ts'
import { tellMarkedJob } from './tell-marked.ts'

/** Marks a written answer; the learner of an attempt that has its last mark is told, if the quiz shows marks. */
export async function setMark({
  db,
  ports,
  jobs,
  viewer,
  locale,
  input,
}: Call<typeof gradingApi.setMark>): Promise<AnswerOf<typeof gradingApi.setMark>> {
  const { quizId, attemptId, questionId, part } = input
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  const { revision, waiting } = await db.transaction(async (tx) => {
    const set = await setHandMark(tx, ports, { ...input, markedBy: viewer.id })
    if (set.finished) await jobs.enqueue(tx, tellMarkedJob.name, { attemptId })
    return set
  })
  return { attemptId, questionId, part, revision, waiting }
}
