import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq } from 'drizzle-orm'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { canOf, must } from '#src/shared/can.ts'
import { type ContactKind, type securityApi, securityErrors } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { bindCodeMail, boundToOtherMail, contactGoneMail } from './bind-mail.ts'
import { contactChangedNotice } from './notices.ts'
import { targetSubject } from '#src/features/people/guard/server/code-limits.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import { checkOwnPassword } from './own-password.ts'
import { bindPurpose } from './purposes.ts'
import { mayUnbind } from './rules.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { findByContact } from '#src/features/people/account/server/find-by-contact.ts'
import {
  guessCode,
  sendCode,
  takeOwnCode,
  useCode,
} from '#src/features/people/guard/server/send-code.ts'
import { securityActs } from './acts-text.ts'

/** Returns the viewer's sign-in names, with the rights to unbind each contact. */
export async function getAccount({ db, viewer }: Call<typeof securityApi.getAccount>) {
  const [user] = await db
    .select({
      userName: users.username,
      phone: users.phone,
      email: users.email,
      passwordChangedAt: users.passwordChangedAt,
      mustChangePassword: users.passwordMustChange,
    })
    .from(users)
    .where(eq(users.id, viewer.id))
  const { phone, email, passwordChangedAt, mustChangePassword, userName } = user!
  return {
    userName,
    phone,
    email,
    passwordChangedAt: passwordChangedAt?.toISOString() ?? null,
    mustChangePassword,
    can: {
      unbindPhone: canOf(mayUnbind({ phone, email }, 'phone')),
      unbindEmail: canOf(mayUnbind({ phone, email }, 'email')),
    },
  }
}

/** Sends a code to a contact, or a notice to its owner when another account has it; the answer is the same. */
export async function sendBindCode(call: Call<typeof securityApi.getBindCode>) {
  return call.db.transaction(async (tx) => {
    const owner = await findByContact(tx, call.input.inputNumber)
    const isMine = owner?.id === call.viewer.id
    if (!isMine) await takeOwnCode(tx, call.viewer.id)
    const write = isMine || !owner ? { code: bindCodeMail } : { instead: boundToOtherMail }
    // Own contacts have a count of their own, which no other account uses up.
    const subject = targetSubject(call.input.inputNumber, bindPurpose, isMine ? ' own' : '')
    return sendCode(tx, call, bindPurpose, { write, subject })
  })
}

export async function bindPhone(call: Call<typeof securityApi.bindPhone>) {
  await bind(call, 'phone', call.input.phone)
  return { phone: call.input.phone }
}

export async function bindEmail(call: Call<typeof securityApi.bindEmail>) {
  await bind(call, 'email', call.input.email)
  return { email: call.input.email }
}

type Bind = Call<typeof securityApi.bindPhone> | Call<typeof securityApi.bindEmail>

async function bind(call: Bind, contact: ContactKind, target: string): Promise<void> {
  const { db, viewer, input, messages, outbox, config, locale } = call
  const mine = await findByContact(db, target)
  if (mine?.id === viewer.id) throw refuseField(securityErrors.contactBound, contact)
  await checkOwnPassword(call, input.password)
  const codeId = await guessCode(db, target, bindPurpose, input.code)
  if (codeId === undefined) throw refuseField(guardErrors.wrongCode, 'code')
  await db
    .transaction(async (tx) => {
      if (!(await useCode(tx, codeId))) throw refuseField(guardErrors.wrongCode, 'code')
      const old = (await holdOwn(tx, viewer.id))[contact]
      await changeUsers(tx, { [contact]: target }).where(eq(users.id, viewer.id))
      if (old) {
        await outbox.send(tx, contactGoneMail({ target: old, next: target, locale, config }))
      }
      const notice = contactChangedNotice(contact, old ? 'replaced' : 'bound')
      await messages.send(tx, { userId: viewer.id, sessionId: viewer.sessionId, ...notice })
      await recordAct(tx, call, securityActs.bindContact, {
        subjectUserId: viewer.id,
        detail: { contact, replaced: old !== null },
      })
    })
    .catch((error: unknown) => {
      if (violated(error) === `users_${contact}_unique`) {
        throw refuseField(securityErrors.contactOfOther, contact)
      }
      throw error
    })
}

/** Unbinds the phone or the e-mail with a code to the other one, which proves that the remaining contact works. */
export async function unbindContact(call: Call<typeof securityApi.unbindContact>) {
  const { db, viewer, input, messages, outbox, config, locale } = call
  const { contact } = input
  const [bound] = await db
    .select({ phone: users.phone, email: users.email })
    .from(users)
    .where(eq(users.id, viewer.id))
  must(mayUnbind(bound!, contact))
  await checkOwnPassword(call, input.password)
  const remaining = bound![contact === 'phone' ? 'email' : 'phone']!
  const codeId = await guessCode(db, remaining, bindPurpose, input.code)
  if (codeId === undefined) throw refuseField(guardErrors.wrongCode, 'code')
  await db.transaction(async (tx) => {
    const before = await holdOwn(tx, viewer.id)
    must(mayUnbind(before, contact))
    if (!(await useCode(tx, codeId))) throw refuseField(guardErrors.wrongCode, 'code')
    await changeUsers(tx, { [contact]: null }).where(eq(users.id, viewer.id))
    const target = before[contact]!
    await outbox.send(tx, contactGoneMail({ target, next: null, locale, config }))
    const notice = contactChangedNotice(contact, 'unbound')
    await messages.send(tx, { userId: viewer.id, sessionId: viewer.sessionId, ...notice })
    await recordAct(tx, call, securityActs.unbindContact, {
      subjectUserId: viewer.id,
      detail: { contact },
    })
  })
  return {}
}
