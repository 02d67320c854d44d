import { endHold, readHold, startHold } from '#src/features/people/privacy/server/deletion-holds.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { peopleApi } from '../contract.ts'
import { peopleActs } from './acts-text.ts'
import { deletionHeld, deletionReleased, tellPerson } from './data-messages.ts'
import { holdPerson } from './hold-person.ts'
import { mayHoldDeletion, mayReleaseDeletion } from './rules.ts'

/** Puts the deletion of an account on hold, requested or not, until the hold is released. */
export async function holdDeletion(call: Call<typeof peopleApi.holdDeletion>) {
  const { db, viewer, input } = call
  const { userId, reason } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId })
    must(mayHoldDeletion((await readHold(tx, userId)) !== undefined))
    await startHold(tx, userId, reason)
    await recordAct(tx, call, peopleActs.holdDeletion, {
      subjectUserId: userId,
      detail: { reason },
    })
    await tellPerson(tx, call, person, deletionHeld(reason))
  })
  call.sessions.forget(userId)
  return {}
}

/** Ends the hold. A deletion that is due is carried out in the next night. */
export async function releaseDeletion(call: Call<typeof peopleApi.releaseDeletion>) {
  const { db, viewer, input } = call
  const { userId, reason } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId })
    must(mayReleaseDeletion((await readHold(tx, userId)) !== undefined))
    await endHold(tx, userId)
    await recordAct(tx, call, peopleActs.releaseDeletion, {
      subjectUserId: userId,
      detail: { reason },
    })
    await tellPerson(tx, call, person, deletionReleased(person.deletionRequestedAt, reason))
  })
  call.sessions.forget(userId)
  return {}
}
