import { eq } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { securityErrors } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { hashOfNobody, verifyPassword } from '#src/features/people/account/server/password.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import {
  addFailure,
  clearFailures,
  keptMinutes,
  personSubject,
  readFailuresOf,
  takeBack,
} from '#src/features/people/account/server/sign-in-failures.ts'

/** So many wrong ones are let through; whoever has come upon an open session learns no password. */
export const ownGuesses = 10

/**
 * Asks a signed-in person for the password again, before something weighty. Call it before the
 * transaction: a wrong one counts whatever becomes of the rest.
 * @param path the field beside which the refusal stands.
 * @returns the stored hash, with which an update can make sure that the password is still that one.
 * @throws wrongOldPassword, tooManyGuesses (both to be declared by the endpoint).
 */
export async function checkOwnPassword(
  { db, config, viewer }: Pick<Kernel, 'db' | 'config'> & { viewer: { id: number } },
  password: string,
  path = 'password',
): Promise<string> {
  const subject = personSubject(viewer.id)
  const before = await readFailuresOf(db, subject)
  if (before.failures >= ownGuesses) throw tooMany(before.minutesLeft)
  // Counted before the password is looked at, so that guesses made at the same moment count too.
  if ((await addFailure(db, subject)) > ownGuesses) {
    await takeBack(db, subject)
    throw tooMany(keptMinutes)
  }
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, viewer.id))
  const stored = user?.passwordHash ?? ''
  const isRight = await verifyPassword(stored || hashOfNobody(config.ARGON2_MEMORY_KIB), password)
  if (!isRight) throw refuseField(securityErrors.wrongOldPassword, path)
  await clearFailures(db, subject)
  return stored
}

const tooMany = (minutes: number) =>
  new AppError(securityErrors.tooManyGuesses, { values: { minutes }, data: { minutes } })
