import { readTries, returnTry, reserveTry } from '#src/features/people/guard/server/tries.ts'
import { noLimit } from '#src/features/people/guard/server/sign-in-limits.ts'
import type { Db } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { readCode } from '../code.ts'
import { classErrors } from '../errors.ts'

/** Wrong class codes of a person after which each further one has to wait, and those of one day. */
const slowAfter = 5
const wrongCodesPerDay = 50
const longestPause = 60

/**
 * Looks a class code up. It counts as a wrong one until it has proved right, so that guesses at the same moment count
 * too; a right one takes its own count back, and leaves the earlier ones, or joining one class would allow fresh guesses.
 * The code of a class that is full takes its count back as well: the refusal is not about the code.
 * @param find returns null where the code admits nobody @throws class.codeWrong, class.codeWait, class.codeSpent
 */
export async function countTries<T>(
  db: Db,
  userId: number,
  typed: string,
  find: (code: string) => Promise<T | null>,
): Promise<T> {
  // Text that cannot be a code counts as no guess.
  const code = readCode(typed)
  if (code === null) throw new AppError(classErrors.codeWrong)
  const subject = `class:${userId}`
  const limits = [{ subject, recent: noLimit, perDay: wrongCodesPerDay, slowAfter, longestPause }]
  if (!(await reserveTry(db, limits))) {
    const [count] = await readTries(db, limits)
    if (count && count.today >= wrongCodesPerDay) throw new AppError(classErrors.codeSpent)
    // A pause may have ended since the try was refused.
    const seconds = Math.max(1, count?.pause ?? 0)
    throw new AppError(withValues(classErrors.codeWait, { seconds }))
  }
  const found = await find(code).catch(async (error: unknown) => {
    await returnTry(db, subject)
    throw error
  })
  if (found === null) throw new AppError(classErrors.codeWrong)
  await returnTry(db, subject)
  return found
}
