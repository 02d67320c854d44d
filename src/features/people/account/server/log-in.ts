import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { AppError } from '#src/shared/errors.ts'
import { accountErrors, type accountApi } from '../contract.ts'
import { users } from '../tables.ts'
import { enterTry, type Subjects, subjectsOf, type Try } from './enter-try.ts'
import { findByName } from './find-by-name.ts'
import { rememberDevice } from './known-device.ts'
import { placeholderHash, hashPassword, isOutdated, verifyPassword } from './password.ts'
import { settleTry } from '#src/features/people/guard/server/tries.ts'
import { recordSignIn } from './record-sign-in.ts'
import { shutOut } from './rules.ts'
import { startSession } from './start-session.ts'

type LogIn = Call<typeof accountApi.login>

/** Signs in. An unknown name costs the same work and gets the same answer as a wrong password. */
export async function logIn(call: LogIn) {
  const user = await findByName(call.db, call.input.username)
  const subjects = subjectsOf(call, user?.id)
  const counted = await enterTry(call, subjects)
  return checkPassword(call, user, subjects, counted).finally(counted.end)
}

async function checkPassword(
  call: LogIn,
  user: Awaited<ReturnType<typeof findByName>>,
  { address }: Subjects,
  { limits, refusal }: Try,
) {
  const { db, input, config } = call
  const hash = user?.passwordHash || placeholderHash(config.ARGON2_MEMORY_KIB)
  if (!(await verifyPassword(hash, input.password)) || !user) throw await refusal()
  const answer = await enter(call, user)
  await settleTry(db, limits, { address, personHash: hashCredential(`${address}:${user.id}`) })
  rememberDevice(call, user.id)
  if (isOutdated(hash, config.ARGON2_MEMORY_KIB)) {
    const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, hash)))
  }
  return answer
}

/**
 * Starts the session, unless the password was changed or the account locked or erased since the check:
 * these acts end all sessions, and a later one must not escape them.
 */
async function enter(call: LogIn, known: { id: number; passwordChangedAt: Date | null }) {
  const { db, input, origin, config, secret, locale } = call
  const session = await db.transaction(async (tx) => {
    const [user] = await tx
      .select({
        lockedAt: users.lockedAt,
        erasedAt: users.erasedAt,
        passwordChangedAt: users.passwordChangedAt,
      })
      .from(users)
      .where(eq(users.id, known.id))
      .for('no key update')
    const isSame = user?.passwordChangedAt?.getTime() === known.passwordChangedAt?.getTime()
    const shut = user ? shutOut(user) : 'erased'
    if (shut === 'erased' || !isSame) throw new AppError(accountErrors.wrongPassword)
    if (shut === 'locked') throw new AppError(accountErrors.locked)
    await recordSignIn(tx, known.id, origin)
    return startSession(tx, known.id, { ...input, origin, config, secret, locale })
  })
  origin.setCookies.push(session.cookie)
  return session.answer
}
