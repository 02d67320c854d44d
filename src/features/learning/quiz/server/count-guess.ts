import { noLimit } from '#src/features/people/guard/server/sign-in-limits.ts'
import {
  clearTries,
  readTries,
  returnTry,
  reserveTry,
} from '#src/features/people/guard/server/tries.ts'
import type { Db, Tx } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { quizErrors } from '../errors.ts'

/** Wrong passwords of a quiz after which a learner has to pause before the next one, and those of one day. */
const slowAfter = 5
const perDay = 200
const longestPause = 60

/** What a start has found out about the given password; it may open an earlier attempt and never compare it. */
export type Guess = 'notCompared' | 'wrong' | 'right'

/**
 * Starts an attempt in a transaction. A password counts as a wrong one until it has proved right, so that guesses at the
 * same moment count too. Only a right one ends the count, and one that was not compared leaves it as it was.
 * @throws quiz.waitForPassword, quiz.passwordSpent, or as `start`
 */
export async function countGuess<T>(
  db: Db,
  { quizId, userId, password }: { quizId: number; userId: number; password?: string | undefined },
  start: (tx: Tx, learn: (guess: Guess) => void) => Promise<T>,
): Promise<T> {
  let guess: Guess = 'notCompared'
  const run = () => db.transaction((tx) => start(tx, (found) => (guess = found)))
  if (!password) return run()
  const subject = `quiz:${quizId}:${userId}`
  const limits = [{ subject, recent: noLimit, perDay, slowAfter, longestPause }]
  if (!(await reserveTry(db, limits))) {
    const [count] = await readTries(db, limits)
    if (count && count.today >= perDay) throw new AppError(quizErrors.passwordSpent)
    // A pause may have ended since the try was refused.
    const seconds = Math.max(1, count?.pause ?? 0)
    throw new AppError(withValues(quizErrors.waitForPassword, { seconds }))
  }
  try {
    return await run()
  } finally {
    await settle(db, subject, guess)
  }
}

async function settle(db: Db, subject: string, guess: Guess): Promise<void> {
  if (guess === 'right') await clearTries(db, subject)
  if (guess === 'notCompared') await returnTry(db, subject)
}
