import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { defaultLocale } from '#src/shared/locale.ts'
import type { peopleApi } from '../contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import { holdPerson } from './hold-person.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { lockedMail, unlocked } from './person-messages.ts'
import { voidResetLinks } from '#src/features/people/security/server/reset-links.ts'
import { anAdministratorRemains } from './rules.ts'
import { peopleActs } from './acts-text.ts'

/** Locks an account: all its sessions end at once. Locking again changes nothing. */
export async function lockPerson(call: Call<typeof peopleApi.lockPerson>) {
  const { db, viewer, input, outbox, config } = call
  const { userId, reason } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId }, (held, usable) =>
      anAdministratorRemains(usable, held),
    )
    if (person.lockedAt) return
    await changeUsers(tx, { lockedAt: sql`now()`, lockedReason: reason }).where(
      eq(users.id, userId),
    )
    const ended = await endSessions(tx, { userId })
    await voidResetLinks(tx, userId)
    await recordAct(tx, call, peopleActs.lock, {
      subjectUserId: userId,
      detail: { reason, sessions: ended.length },
    })
    // The person cannot sign in to read a message.
    const target = person.email ?? person.phone
    if (target === null) return
    const locale = person.locale ?? defaultLocale
    await outbox.send(tx, lockedMail({ target, locale, config }))
  })
  announceEnded(call, userId)
  return {}
}

/** Unlocks an account. */
export async function unlockPerson(call: Call<typeof peopleApi.unlockPerson>) {
  const { db, viewer, input, messages } = call
  const { userId } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId })
    if (!person.lockedAt) return
    await changeUsers(tx, { lockedAt: null, lockedReason: '' }).where(eq(users.id, userId))
    await recordAct(tx, call, peopleActs.unlock, { subjectUserId: userId })
    await messages.send(tx, { userId, ...unlocked })
  })
  return {}
}
