import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import { createHash, randomInt } from 'node:crypto'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import type { Origin } from '#src/server/http/origin.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { AppError } from '#src/shared/errors.ts'
import { newCredential } from '#src/server/http/session.ts'
import type { Locale } from '#src/shared/locale.ts'
import {
  codeGapSeconds,
  codeGuesses,
  codeMinutes,
  codeQuestions,
  guardErrors,
} from '../contract.ts'
import type { Purpose } from '../purpose.ts'
import { verificationCodes } from '../tables.ts'
import {
  deleteCodeLimits,
  ofAddress,
  ofPerson,
  ofTarget,
  takeCode,
  type Taken,
  targetSubject,
} from './code-limits.ts'
import type { CodeMailTo } from '#src/server/outbox/mail-parts.ts'

type Write = (given: CodeMailTo) => Mail

interface Sending {
  write: { code: Write } | { instead: Write }
  /** The key of the daily count; by default the phone or e-mail with the purpose. */
  subject?: string
  /** Refuses by throwing, once the code is counted: `sent` is its number today. */
  admit?: (counts: { sent: number; sentFromAddress: number; remaining: number }) => Promise<void>
}

/**
 * Sends a code, or another mail instead of it. Answer and work are the same for both, so that the caller
 * cannot tell whether an account exists.
 * Each purpose has a count of its own, so that a stranger who uses up one leaves the others.
 * @returns codes left today, and seconds until the next one. @throws guard.codeTooSoon, guard.codesUsedUp
 */
export async function sendCode(
  tx: Tx,
  call: Pick<Kernel, 'config' | 'outbox'> & {
    input: { inputNumber: string }
    origin: Pick<Origin, 'ip'>
    locale: Locale
  },
  purpose: Purpose,
  { write, subject = targetSubject(call.input.inputNumber, purpose), admit }: Sending,
): Promise<{ remaining: number; waitSeconds: number }> {
  const { config, outbox, locale, input, origin } = call
  const target = input.inputNumber
  const limit = ofTarget(subject, config)
  const taken = await takeCode(tx, limit)
  if (taken.refused) throw notNow(taken, limit.perDay - taken.sent)
  const here = ofAddress(config, origin.ip)
  const takenHere = await takeCode(tx, here)
  if (takenHere.refused) throw notNow(takenHere, here.perDay - takenHere.sent)
  const remaining = limit.perDay - taken.sent
  await admit?.({ sent: taken.sent, sentFromAddress: takenHere.sent, remaining })
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const isSent = 'code' in write
  // Instead of a code, stores a random credential that is never sent and cannot be guessed.
  await keepCode(tx, target, purpose, isSent ? code : newCredential())
  if (isSent || (await isFirstNotice(tx, target, purpose))) {
    const make = isSent ? write.code : write.instead
    await outbox.send(tx, make({ target, code, locale, config }))
  }
  return { remaining, waitSeconds: codeGapSeconds }
}

/** Counts a code that a signed-in person requests to a contact that is not their own. */
export async function takeOwnCode(tx: Tx, userId: number): Promise<void> {
  const limit = ofPerson(userId)
  const taken = await takeCode(tx, limit)
  if (taken.refused) throw notNow(taken, limit.perDay - taken.sent)
}

/** A notice without a code says the same each time, so that it is sent once a day. */
async function isFirstNotice(tx: Tx, target: string, purpose: Purpose): Promise<boolean> {
  const subject = targetSubject(target, purpose, ' notice')
  return !(await takeCode(tx, { subject, perDay: 1, everySeconds: 0, atOnce: 1 })).refused
}

function notNow(taken: Extract<Taken, { refused: true }>, left: number): AppError {
  const remaining = Math.max(0, left)
  if (remaining === 0) return new AppError(guardErrors.codesUsedUp, { data: { remaining } })
  const { waitSeconds } = taken
  return new AppError(guardErrors.codeTooSoon, {
    values: { seconds: waitSeconds },
    data: { remaining, waitSeconds },
  })
}

/** Stores a code as a hash; only the latest of a target and purpose is valid. */
async function keepCode(tx: Tx, target: string, purpose: Purpose, code: string) {
  await tx.insert(verificationCodes).values({
    target,
    purpose,
    codeHash: codeHash(target, code),
    guessesLeft: codeGuesses,
    questionsLeft: codeQuestions,
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

/**
 * Gives a guess back after a right code, when another field was refused. Only so often: each refusal
 * answers a question about another person's account.
 */
export async function giveGuessBack(db: Db, id: number): Promise<void> {
  await db
    .update(verificationCodes)
    .set({
      guessesLeft: sql`${verificationCodes.guessesLeft} + 1`,
      questionsLeft: sql`${verificationCodes.questionsLeft} - 1`,
    })
    .where(and(eq(verificationCodes.id, id), gt(verificationCodes.questionsLeft, 0)))
}

/** Uses a guessed code up, in the transaction of the act it allows. @returns false when it was used before. */
export async function useCode(tx: Tx, id: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(verificationCodes)
    .set({ usedAt: sql`now()` })
    .where(sql`${verificationCodes.id} = ${id} and ${verificationCodes.usedAt} is null`)
  return rowCount === 1
}

/** Deletes the codes sent to these phones and e-mails, and their counts. */
export async function deleteCodes(tx: Tx, contacts: string[]): Promise<void> {
  if (contacts.length === 0) return
  await tx.delete(verificationCodes).where(inArray(verificationCodes.target, contacts))
  await deleteCodeLimits(tx, contacts)
}

const codeHash = (target: string, code: string) =>
  createHash('sha256').update(`${target}:${code}`).digest('base64url')
