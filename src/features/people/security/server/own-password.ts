import { eq } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { securityErrors } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { placeholderHash, verifyPassword } from '#src/features/people/account/server/password.ts'
import {
  keptMinutes,
  type Limit,
  noLimit,
} from '#src/features/people/guard/server/sign-in-limits.ts'
import { personSubject } from '#src/features/people/guard/server/subjects.ts'
import { clearTries, readTries, reserveTry } from '#src/features/people/guard/server/tries.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'

/** Wrong passwords before the pause, so that a stranger at an open session cannot guess the password. */
export const ownGuesses = 10

/**
 * Checks the password of a signed-in person again before a sensitive act. Call it outside the
 * transaction, so that a rollback does not undo the count of a wrong password.
 * @param path the field beside which the refusal is shown.
 * @returns the stored hash, so that an update can require that the password is unchanged.
 * @throws wrongOldPassword, tooManyGuesses (the endpoint must declare both).
 */
export async function checkOwnPassword(
  { db, config, viewer }: Pick<Kernel, 'db' | 'config'> & { viewer: { id: number } },
  password: string,
  path = 'password',
): Promise<string> {
  const limits = limitsOf(viewer.id)
  // Counted before the password is checked, so that simultaneous guesses count too.
  if (!(await reserveTry(db, limits))) {
    const [counted] = await readTries(db, limits)
    const minutes = counted?.minutes ?? keptMinutes
    throw new AppError(securityErrors.tooManyGuesses, { values: { minutes }, data: { minutes } })
  }
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id))
  const stored = user?.passwordHash ?? ''
  const isRight = await verifyPassword(
    stored || placeholderHash(config.ARGON2_MEMORY_KIB),
    password,
  )
  if (!isRight) throw refuseField(securityErrors.wrongOldPassword, path)
  await clearTries(db, personSubject(viewer.id))
  return stored
}

const limitsOf = (userId: number): Limit[] => [
  {
    subject: personSubject(userId),
    recent: ownGuesses,
    perDay: noLimit,
    slowAfter: noLimit,
    longestPause: 0,
  },
]
