import { eq } from 'drizzle-orm'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import type { Tx } from '#src/server/database/db.ts'
import { targetSubject } from '#src/features/people/guard/server/code-limits.ts'
import { addressSubject } from '#src/features/people/guard/server/subjects.ts'
import { sessions } from '#src/features/people/account/tables.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { type securityApi, securityErrors } from '../contract.ts'
import { announceEnded } from '#src/features/people/account/server/end-sessions.ts'
import { rememberDevice } from '#src/features/people/account/server/known-device.ts'
import { hashPassword, isCommonPassword } from '#src/features/people/account/server/password.ts'
import { useTicket } from '#src/features/people/guard/server/puzzle.ts'
import { findPasswordCodeMail, lockedAccountMail, noAccountMail } from './recover-mail.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { recoverPurpose } from './purposes.ts'
import { consumeResetLink, readResetLink } from './reset-links.ts'
import { findByContact } from '#src/features/people/account/server/find-by-contact.ts'
import { guessCode, sendCode, useCode } from '#src/features/people/guard/server/send-code.ts'
import { checkNewPassword, setPassword } from './set-password.ts'

/** Sends a code for a new password, or a mail about an unknown or locked account; the answer is the same. */
export async function sendFindPasswordCode(call: Call<typeof securityApi.getFindPwdCode>) {
  const { inputNumber, ticket } = call.input
  return call.db.transaction(async (tx) => {
    if (!(await useTicket(tx, ticket, inputNumber))) throw new AppError(guardErrors.puzzleNeeded)
    const user = await findByContact(tx, inputNumber)
    // An address from which the owner has signed in has codes of its own, which no stranger uses up.
    const isKnown = user !== undefined && (await hasSignedInFrom(tx, user.id, call.origin.ip))
    const subject = targetSubject(inputNumber, recoverPurpose, isKnown ? ' known' : '')
    const instead = !user ? noAccountMail : user.lockedAt ? lockedAccountMail : undefined
    const write = instead ? { instead } : { code: findPasswordCodeMail }
    return sendCode(tx, call, recoverPurpose, { write, subject })
  })
}

async function hasSignedInFrom(tx: Tx, userId: number, ip: string): Promise<boolean> {
  const rows = await tx
    .selectDistinct({ ip: sessions.ip })
    .from(sessions)
    .where(eq(sessions.userId, userId))
  return rows.some((row) => addressSubject(row.ip) === addressSubject(ip))
}

/** Sets a new password for the holder of the code. */
export async function resetPassword(call: Call<typeof securityApi.resetPassword>) {
  const { db, input, config } = call
  // Checked before the code, so that a bad password costs no guess.
  if (isCommonPassword(input.password)) throw refuseField(accountErrors.commonPassword, 'password')
  const codeId = await guessCode(db, input.inputNumber, recoverPurpose, input.code)
  const user = codeId === undefined ? undefined : await findByContact(db, input.inputNumber)
  if (codeId === undefined || !user) throw refuseField(guardErrors.wrongCode, 'code')
  checkNewPassword(input.password, user.username)
  const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
  await db.transaction(async (tx) => {
    if (!(await useCode(tx, codeId))) throw refuseField(guardErrors.wrongCode, 'code')
    const ended = await setPassword(tx, call, { userId: user.id, passwordHash, way: 'code' })
    // Locked since the code was sent; the screen must not reveal it.
    if (!ended) throw refuseField(guardErrors.wrongCode, 'code')
  })
  announceEnded(call, user.id)
  // The owner signs in next, also while strangers guess.
  rememberDevice(call, user.id)
  return {}
}

/** Returns the account of an administrator's link, and when the link expires. @throws security.linkGone */
export async function showResetLink({ db, input }: Call<typeof securityApi.readResetLink>) {
  const link = await readResetLink(db, input.token)
  if (!link) throw new AppError(securityErrors.linkGone)
  return { userName: link.username, expiresAt: link.expiresAt.toISOString() }
}

/** Sets a new password for the holder of an administrator's link, once. @throws security.linkGone */
export async function resetByLink(call: Call<typeof securityApi.resetByLink>) {
  const { db, input, config } = call
  const link = await readResetLink(db, input.token)
  if (!link) throw new AppError(securityErrors.linkGone)
  checkNewPassword(input.password, link.username)
  const passwordHash = await hashPassword(input.password, config.ARGON2_MEMORY_KIB)
  await db.transaction(async (tx) => {
    if (!(await consumeResetLink(tx, input.token))) throw new AppError(securityErrors.linkGone)
    const ended = await setPassword(tx, call, { userId: link.userId, passwordHash, way: 'link' })
    if (!ended) throw new AppError(securityErrors.linkGone)
  })
  announceEnded(call, link.userId)
  rememberDevice(call, link.userId)
  return {}
}
