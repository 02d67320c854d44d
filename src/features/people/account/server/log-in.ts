import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError, type KnownError } from '#src/shared/errors.ts'
import { accountErrors, type accountApi } from '../contract.ts'
import { signInName } from '../identifiers.ts'
import { users } from '../tables.ts'
import { kindOf, newCaptcha, solveCaptcha } from './captcha.ts'
import { placeholderHash, hashPassword, isOutdated, verifyPassword } from './password.ts'
import {
  addFailure,
  addressSubject,
  captchaAfter,
  clearFailures,
  nameDelay,
  nameSubject,
  readFailures,
  removeFailure,
} from './sign-in-failures.ts'
import { shutOut } from './rules.ts'
import { startSession } from './start-session.ts'

type LogIn = Call<typeof accountApi.login>

/** Signs in. An unknown name costs the same work and gets the same answer as a wrong password. */
export async function logIn(call: LogIn) {
  const { db, input, origin, config } = call
  const name = nameSubject(input.username)
  const address = addressSubject(origin.ip)
  const before = await readFailures(db, name, address)
  if (before.waitSeconds > 0) {
    const { waitSeconds } = before
    throw new AppError(accountErrors.wait, {
      values: { seconds: waitSeconds },
      data: { waitSeconds },
    })
  }
  const suspicious = Math.max(before.name, before.address) >= captchaAfter
  if (suspicious) await demandCaptcha(call)

  // Counted before the password is checked, so that simultaneous guesses count too.
  const tries = await addFailure(db, name)
  if (tries > captchaAfter && !suspicious) {
    await removeFailure(db, name)
    throw await withCaptcha(call, accountErrors.captchaNeeded)
  }
  await sleep(nameDelay(tries - 1))
  const user = await findByName(call)
  const hash = user?.passwordHash || placeholderHash(config.ARGON2_MEMORY_KIB)
  if (!(await verifyPassword(hash, input.password)) || !user) {
    const failures = Math.max(tries, await addFailure(db, address))
    if (failures < captchaAfter) throw new AppError(accountErrors.wrongPassword)
    throw await withCaptcha(call, accountErrors.wrongPasswordCaptcha)
  }
  await clearFailures(db, name)
  if (isOutdated(hash, config.ARGON2_MEMORY_KIB)) {
    const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
    await db
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, hash)))
  }
  return enter(call, user)
}

/**
 * Starts the session, unless the password was changed or the account locked or erased since the check:
 * these acts end all sessions, and a later one must not escape them.
 */
async function enter(call: LogIn, known: { id: number; passwordChangedAt: Date | null }) {
  const { db, input, origin, config, locale } = call
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
    return startSession(tx, known.id, { ...input, origin, config, locale })
  })
  origin.setCookies.push(session.cookie)
  return session.answer
}

async function demandCaptcha(call: LogIn): Promise<void> {
  const { captchaId, captcha } = call.input
  if (!captchaId || !captcha) throw await withCaptcha(call, accountErrors.captchaNeeded)
  if (!(await solveCaptcha(call.db, captchaId, captcha))) {
    throw await withCaptcha(call, accountErrors.wrongCaptcha)
  }
}

/** Makes a refusal with the next captcha, of the same kind as the last one. */
async function withCaptcha({ db, input }: LogIn, known: KnownError): Promise<AppError> {
  return new AppError(known, { data: { captcha: await newCaptcha(db, kindOf(input.captchaId)) } })
}

async function findByName({ db, input }: LogIn) {
  const { kind, value } = signInName(input.username)
  const [user] = await db
    .select({
      id: users.id,
      passwordHash: users.passwordHash,
      passwordChangedAt: users.passwordChangedAt,
    })
    .from(users)
    .where(kind === 'username' ? eq(sql`lower(${users.username})`, value) : eq(users[kind], value))
  return user
}
