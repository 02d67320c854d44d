import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { erasesAt } from '#src/features/people/account/server/deletion-date.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { readHold } from '#src/features/people/privacy/server/deletion-holds.ts'
import { users } from '#src/features/people/account/tables.ts'
import { eq, sql } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../contract.ts'
import { peopleActs } from './acts-text.ts'
import { deletionBegun, deletionEnded, tellPerson } from './data-messages.ts'
import { holdPerson } from './hold-person.ts'
import { anAdministratorRemains, mayBeginDeletion, mayEndDeletion } from './rules.ts'

/**
 * Requests the deletion of an account for its owner, with the grace period and the effects of an own
 * request: no single act of one administrator destroys an account at once.
 */
export async function requestDeletionOf(call: Call<typeof peopleApi.requestDeletionOf>) {
  const { db, viewer, input } = call
  const { userId, reason } = input
  const when = await db.transaction(async (tx) => {
    const person = await holdPerson(
      tx,
      { viewer, userId },
      (held, usable) => mayBeginDeletion(held) ?? anAdministratorRemains(usable, held),
    )
    const [asked] = await changeUsers(tx, { deletionRequestedAt: sql`now()` })
      .where(eq(users.id, userId))
      .returning({ at: users.deletionRequestedAt })
    const due = (await readHold(tx, userId)) ? null : erasesAt(asked!.at!)
    await endSessions(tx, { userId })
    await recordAct(tx, call, peopleActs.requestDeletion, {
      subjectUserId: userId,
      detail: { reason },
    })
    await tellPerson(tx, call, person, deletionBegun(due, reason))
    return due
  })
  announceEnded(call, userId)
  return { erasesAt: when?.toISOString() ?? null }
}

/** Cancels a requested deletion for its owner. */
export async function cancelDeletionOf(call: Call<typeof peopleApi.cancelDeletionOf>) {
  const { db, viewer, input } = call
  const { userId, reason } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId }, mayEndDeletion)
    await changeUsers(tx, { deletionRequestedAt: null }).where(eq(users.id, userId))
    await recordAct(tx, call, peopleActs.cancelDeletion, {
      subjectUserId: userId,
      detail: { reason },
    })
    await tellPerson(tx, call, person, deletionEnded(reason))
  })
  call.sessions.forget(userId)
  return {}
}
