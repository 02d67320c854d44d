import { noLimit } from '#src/features/people/guard/server/sign-in-limits.ts'
import { clearTries, readTries, reserveTry } from '#src/features/people/guard/server/tries.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'

/** Wrong passwords of a quiz after which a learner has to pause before the next one, and those of one day. */
const slowAfter = 5
const perDay = 200
const longestPause = 60

/**
 * Starts an attempt in a transaction. A password counts as a wrong one until the attempt is there, so that guesses at the
 * same moment count too.
 * @throws quiz.waitForPassword, quiz.passwordSpent, or as `start`
 */
export async function countGuess<T>(
  db: Db,
  { quizId, userId, password }: { quizId: number; userId: number; password?: string | undefined },
  start: (tx: Tx) => Promise<T>,
): Promise<T> {
  if (!password) return db.transaction(start)
  const subject = `quiz:${quizId}:${userId}`
  const limits = [{ subject, recent: noLimit, perDay, slowAfter, longestPause }]
  if (!(await reserveTry(db, limits))) {
    const seconds = (await readTries(db, limits))[0]?.pause ?? 0
    throw new AppError(
      seconds > 0 ? withValues(quizErrors.waitForPassword, { seconds }) : quizErrors.passwordSpent,
    )
  }
  const started = await db.transaction(start)
  await clearTries(db, subject)
  return started
}
