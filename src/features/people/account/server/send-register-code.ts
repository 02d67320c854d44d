import { guardErrors } from '#src/features/people/guard/contract.ts'
import type { Tx } from '#src/server/database/db.ts'
import { hashCredential } from '#src/server/http/session.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type accountApi } from '../contract.ts'
import { mailboxOf } from '#src/shared/identifiers.ts'
import {
  ofBareAddress,
  ofBareTarget,
  takeCode,
} from '#src/features/people/guard/server/code-limits.ts'
import { alreadyRegisteredMail, registerCodeMail } from './register-mail.ts'
import { findByContact } from './find-by-contact.ts'
import { sendCode } from '#src/features/people/guard/server/send-code.ts'
import { isWorkDone, newWork } from '#src/features/people/guard/server/work.ts'

/** The codes and proofs of work of signing up. */
export const signUpPurpose = 'account.sign-up'

type SendRegisterCode = Call<typeof accountApi.getVerificationCode>

/** Sends a code for signing up; the owner of an existing account gets a mail that says so instead. */
export async function sendRegisterCode(call: SendRegisterCode) {
  return call.db.transaction(async (tx) => {
    const known = await findByContact(tx, call.input.inputNumber)
    return sendCode(tx, call, signUpPurpose, {
      write: known ? { instead: alreadyRegisteredMail } : { code: registerCodeMail },
      admit: (counts) => admit(tx, call, counts),
    })
  })
}

/**
 * Lets the first codes from an address pass; later ones need a proof of work, which grows with the number
 * of codes that the address has sent today.
 * @throws guard.proofNeeded with the work
 */
async function admit(
  tx: Tx,
  { secret, config, origin, input }: SendRegisterCode,
  counts: { sent: number; sentFromAddress: number; remaining: number },
): Promise<void> {
  const { sent, sentFromAddress, remaining } = counts
  // The number of the code makes a proof serve once: it is counted with the code.
  const of = hashCredential(`${mailboxOf(input.inputNumber)} ${sent}`)
  const level = sentFromAddress > 100 ? 2 : sentFromAddress > 40 ? 1 : 0
  if (await isWorkDone(secret, signUpPurpose, of, level, input.work)) return
  const toTarget = await takeCode(tx, ofBareTarget(origin.ip, input.inputNumber))
  if (!toTarget.refused && !(await takeCode(tx, ofBareAddress(config, origin.ip))).refused) return
  throw new AppError(guardErrors.proofNeeded, {
    data: { remaining: remaining + 1, work: await newWork(secret, signUpPurpose, of, level) },
  })
}
