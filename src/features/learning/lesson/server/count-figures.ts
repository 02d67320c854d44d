import { noLimit } from '#src/features/people/guard/server/sign-in-limits.ts'
import { readTries, reserveTry, returnTry } from '#src/features/people/guard/server/tries.ts'
import type { Db } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { lessonErrors as errors } from '../errors.ts'

/** Wrong figures of a person after which each further try has to wait, and those of one day. */
const slowAfter = 5
export const wrongFiguresPerDay = 50
const longestPause = 60

/**
 * Counts figures as wrong until they prove right, so that simultaneous guesses count too. Right ones take back their
 * own count only. @throws lesson.figuresWrong, lesson.figuresWait, lesson.figuresSpent
 */
export async function countFigures(db: Db, userId: number, areRight: () => boolean): Promise<void> {
  const subject = `lesson:${userId}`
  const perDay = wrongFiguresPerDay
  const limits = [{ subject, recent: noLimit, perDay, slowAfter, longestPause }]
  if (!(await reserveTry(db, limits))) {
    const [count] = await readTries(db, limits)
    if (count && count.today >= perDay) throw new AppError(errors.figuresSpent)
    throw new AppError(withValues(errors.figuresWait, { seconds: Math.max(1, count?.pause ?? 0) }))
  }
  if (!areRight()) throw new AppError(errors.figuresWrong)
  await returnTry(db, subject)
}
