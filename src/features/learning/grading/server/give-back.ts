import { readOwnQuiz } from '#src/features/learning/invigilation/server/own-quiz.ts'
import { giveBack as open } from '#src/features/learning/quiz/server/give-back.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { toSchoolTime } from '#src/shared/school-time.ts'
import type { gradingApi } from '../contract.ts'
import { gradingErrors } from '../errors.ts'
import { gradingMessages } from './messages-text.ts'
import { readPlace, tellLearner } from './tell-learner.ts'

/** Gives an attempt back to its learner, to be redone until a date, and tells the reason. */
export async function giveBack({
  db,
  messages,
  viewer,
  locale,
  input: { quizId, attemptId, reason, closesAt },
}: Call<typeof gradingApi.giveBack>): Promise<Record<string, never>> {
  await readOwnQuiz(db, { quizId, userId: viewer.id, locale })
  if (new Date(closesAt) <= new Date()) throw new AppError(gradingErrors.dateInPast)
  await db.transaction(async (tx) => {
    const userId = await open(tx, { quizId, attemptId, closesAt })
    const place = await readPlace(tx, quizId)
    if (!place) return
    const until = toSchoolTime(closesAt).replace('T', ' ')
    await tellLearner({ db: tx, messages }, place, {
      ...{ userId, key: `quiz-back-${attemptId}-${closesAt}` },
      words: gradingMessages.givenBack(place, { reason, until }),
    })
  })
  return {}
}
