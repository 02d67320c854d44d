import { eq, sql } from 'drizzle-orm'
import { createHash, randomInt } from 'node:crypto'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Call, Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { AppError } from '#src/shared/errors.ts'
import { schoolToday } from '#src/server/school-day.ts'
import { newCredential } from '#src/server/http/session.ts'
import type { Locale } from '#src/shared/locale.ts'
import {
  accountErrors,
  type accountApi,
  codeGapSeconds,
  codeGuesses,
  codeMinutes,
} from '../contract.ts'
import { isPhone } from '../identifiers.ts'
import { codeLimits, type codePurposes, users, verificationCodes } from '../tables.ts'
import type { CodeMailTo } from './mail-parts.ts'
import { alreadyRegisteredMail, registerCodeMail } from './register-mail.ts'
import { addressSubject } from './sign-in-failures.ts'

/** Codes a day for one network address: a whole class may sign up from it in one lesson. */
const codesPerAddress = 200

/** Sends a code for signing up; the owner of an existing account gets a mail that says so instead. */
export async function sendRegisterCode(call: Call<typeof accountApi.getVerificationCode>) {
  return call.db.transaction((tx) =>
    sendCode(tx, call, 'register', async () => {
      const known = await findByContact(tx, call.input.inputNumber)
      return known ? { instead: alreadyRegisteredMail } : { code: registerCodeMail }
    }),
  )
}

type Write = (given: CodeMailTo) => Mail

/**
 * Sends a code, or another mail instead of it. Answer and work are the same for both, so that the caller
 * cannot tell whether an account exists.
 * @param choose returns which of the two to send, and its words.
 * @returns codes left today, and seconds until the next one. @throws account.codeTooSoon, account.codesUsedUp
 */
export async function sendCode(
  tx: Tx,
  call: Pick<Kernel, 'config' | 'outbox'> & {
    input: { inputNumber: string }
    origin: Pick<Origin, 'ip'>
    locale: Locale
  },
  purpose: Purpose,
  choose: () => Promise<{ code: Write } | { instead: Write }>,
): Promise<{ remaining: number; waitSeconds: number }> {
  const { config, outbox, locale, input, origin } = call
  const target = input.inputNumber
  const remaining = await takeFromDay(tx, target, config.CODES_PER_DAY, codeGapSeconds)
  await takeFromDay(tx, addressSubject(origin.ip), codesPerAddress, 0)
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const chosen = await choose()
  const isSent = 'code' in chosen
  // Instead of a code, stores a random credential that is never sent and cannot be guessed.
  await keepCode(tx, target, purpose, isSent ? code : newCredential())
  const write = isSent ? chosen.code : chosen.instead
  await outbox.send(tx, write({ target, code, locale, config }))
  return { remaining, waitSeconds: codeGapSeconds }
}

/** Finds the owner of a phone or an e-mail. */
export async function findByContact(tx: Db | Tx, contact: string) {
  const [user] = await tx
    .select({ id: users.id, username: users.username, lockedAt: users.lockedAt })
    .from(users)
    .where(eq(isPhone(contact) ? users.phone : users.email, contact))
  return user
}

/**
 * Counts one code against the day's limit. One statement decides and locks, so that only one of
 * simultaneous calls passes.
 * @returns the number left today.
 */
async function takeFromDay(
  tx: Tx,
  subject: string,
  limit: number,
  gapSeconds: number,
): Promise<number> {
  const isNewDay = sql`${codeLimits.day} < excluded.day`
  const isLater = sql`${codeLimits.lastSentAt} <= now() - make_interval(secs => ${gapSeconds})`
  const [row] = await tx
    .insert(codeLimits)
    .values({ subject, day: schoolToday, sent: 1, lastSentAt: sql`now()` })
    .onConflictDoUpdate({
      target: codeLimits.subject,
      set: {
        day: sql`excluded.day`,
        sent: sql`case when ${isNewDay} then 1 else ${codeLimits.sent} + 1 end`,
        lastSentAt: sql`now()`,
      },
      setWhere: sql`${isLater} and (${isNewDay} or ${codeLimits.sent} < ${limit})`,
    })
    .returning({ sent: codeLimits.sent })
  if (row) return limit - row.sent
  const [state] = await tx
    .select({
      sent: codeLimits.sent,
      waitSeconds: sql<number>`greatest(1, ceil(${gapSeconds} - extract(epoch from now() - ${codeLimits.lastSentAt})))::int`,
    })
    .from(codeLimits)
    .where(eq(codeLimits.subject, subject))
  const remaining = Math.max(0, limit - state!.sent)
  if (remaining === 0) throw new AppError(accountErrors.codesUsedUp, { data: { remaining } })
  const { waitSeconds } = state!
  throw new AppError(accountErrors.codeTooSoon, {
    values: { seconds: waitSeconds },
    data: { remaining, waitSeconds },
  })
}

type Purpose = (typeof codePurposes)[number]

/** Stores a code as a hash; only the latest of a target and purpose is valid. */
async function keepCode(tx: Tx, target: string, purpose: Purpose, code: string) {
  await tx.insert(verificationCodes).values({
    target,
    purpose,
    codeHash: codeHash(target, code),
    guessesLeft: codeGuesses,
    expiresAt: sql`now() + make_interval(mins => ${codeMinutes})`,
  })
}

/**
 * Spends one guess on the latest code. Call it outside the transaction, so that a rollback does not give
 * the guess back.
 * @returns the code's id for `useCode`, or undefined when the guess is wrong.
 */
export async function guessCode(
  db: Db,
  target: string,
  purpose: Purpose,
  code: string,
): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number; code_hash: string }>(sql`
    update ${verificationCodes} set guesses_left = guesses_left - 1
    where id = (
      select id from ${verificationCodes}
      where target = ${target} and purpose = ${purpose} order by id desc limit 1
    ) and guesses_left > 0 and used_at is null and expires_at > now()
    returning id, code_hash`)
  const [row] = rows
  return row && row.code_hash === codeHash(target, code) ? row.id : undefined
}

/** Gives a guess back after a right code, when another field was refused. */
export async function giveGuessBack(db: Db, id: number): Promise<void> {
  await db
    .update(verificationCodes)
    .set({ guessesLeft: sql`${verificationCodes.guessesLeft} + 1` })
    .where(eq(verificationCodes.id, id))
}

/** Uses a guessed code up, in the transaction of the act it allows. @returns false when it was used before. */
export async function useCode(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(sql`${verificationCodes.id} = ${id} and ${verificationCodes.usedAt} is null`)
  return rowCount === 1
}

const codeHash = (target: string, code: string) =>
  createHash('sha256').update(`${target}:${code}`).digest('base64url')
