import { giveBack as open } from '#src/features/learning/quiz/server/give-back.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import type { invigilationApi } from '../contract.ts'
import { invigilationErrors } from '../errors.ts'
import { attemptIdOf } from './attempt-key.ts'
import { readOwnQuiz } from './own-quiz.ts'
import { tellJob } from './tell-learners.ts'

/** Gives attempts back to their learners, to be redone until a date, and tells the reason. */
export async function giveBack({
  db,
  jobs,
  secret,
  viewer,
  locale,
  input: { quizId, reason, closesAt, ...input },
}: Call<typeof invigilationApi.giveBack>): Promise<{ given: number }> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  if (new Date(closesAt) <= new Date()) throw new AppError(invigilationErrors.dateInPast)
  const attemptIds = input.attemptIds.map((given) =>
    attemptIdOf({ secret, quizId, userId: viewer.id }, given),
  )
  return db.transaction(async (tx) => {
    const userIds = await open(tx, { quizId, attemptIds, closesAt })
    await jobs.enqueue(tx, tellJob.name, {
      ...{ quizId, about: 'givenBack', at: Date.parse(closesAt) },
      some: { userIds, closesAt, reason },
    })
    return { given: userIds.length }
  })
}
