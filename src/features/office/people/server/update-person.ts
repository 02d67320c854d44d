import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import { violated } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import { securityErrors } from '#src/features/people/security/contract.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import type { peopleApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { nameTag } from '#src/features/people/account/tags.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { contactGoneMail } from '#src/features/people/security/server/bind-mail.ts'
import { type HeldPerson, holdPerson } from './hold-person.ts'
import { dataEdited, type EditedField } from './person-messages.ts'
import { refuseField } from '#src/server/http/refuse-field.ts'
import { voidResetLinks } from '#src/features/people/security/server/reset-links.ts'
import { peopleActs } from './acts-text.ts'

type UpdatePerson = Call<typeof peopleApi.updatePerson>

/** Edits a person's user name, name and contacts. A replaced contact is notified. */
export async function updatePerson(call: UpdatePerson) {
  const { db, input, sessions, changed } = call
  try {
    const respelt = await db.transaction((tx) => applyChanges(call, tx))
    if (respelt !== undefined) changed(nameTag(respelt))
  } catch (error) {
    const constraint = violated(error)
    if (constraint === 'users_username_lower')
      throw refuseField(accountErrors.usernameTaken, 'userName')
    if (constraint === 'users_phone_unique')
      throw refuseField(securityErrors.contactOfOther, 'phone')
    if (constraint === 'users_email_unique')
      throw refuseField(securityErrors.contactOfOther, 'email')
    throw error
  }
  sessions.forget(input.userId)
  return {}
}

/** @returns the name that English pages have shown so far, where it is spelt differently now */
async function applyChanges(
  call: UpdatePerson,
  tx: Parameters<typeof holdPerson>[0],
): Promise<string | undefined> {
  const { input, messages, outbox, config } = call
  const { userId, reason } = input
  const person = await holdPerson(tx, { viewer: call.viewer, userId })
  const changes = changesOf(person, input)
  const fields = Object.keys(changes) as EditedField[]
  if (fields.length === 0) return undefined
  const { userName, ...others } = changes
  await changeUsers(tx, { ...others, ...(userName !== undefined && { username: userName }) }).where(
    eq(users.id, userId),
  )
  // Only the names of the fields: the log is no second place for personal data.
  await recordAct(tx, call, peopleActs.update, {
    subjectUserId: userId,
    detail: { fields: fields.join(','), reason },
  })
  await messages.send(tx, { userId, ...dataEdited(fields, reason) })
  if ('phone' in changes || 'email' in changes) await voidResetLinks(tx, userId)
  const locale = person.locale ?? defaultLocale
  for (const field of ['phone', 'email'] as const) {
    const target = person[field]
    const next = changes[field]
    if (target === null || next === undefined) continue
    await outbox.send(tx, contactGoneMail({ target, next, locale, config }))
  }
  return 'realNameEn' in changes ? person.realNameEn || latinName(person.realName) : undefined
}

function changesOf(person: HeldPerson, input: UpdatePerson['input']) {
  const changes: {
    userName?: string
    realName?: string
    realNameEn?: string | null
    phone?: string | null
    email?: string | null
  } = {}
  if (input.userName !== undefined && input.userName !== person.username) {
    changes.userName = input.userName
  }
  if (input.realName !== undefined && input.realName !== person.realName) {
    changes.realName = input.realName
  }
  if (input.realNameEn !== undefined && (input.realNameEn || null) !== person.realNameEn) {
    changes.realNameEn = input.realNameEn || null
  }
  if (input.phone !== undefined && input.phone !== person.phone) changes.phone = input.phone
  if (input.email !== undefined && input.email !== person.email) changes.email = input.email
  return changes
}
