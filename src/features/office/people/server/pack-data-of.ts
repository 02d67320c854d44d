import { packFor } from '#src/features/people/privacy/server/request-export.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../contract.ts'
import { peopleActs } from './acts-text.ts'
import { dataPacked, tellPerson } from './data-messages.ts'
import { holdPerson } from './hold-person.ts'
import { mayGetData } from './rules.ts'

/** Packs a person's data on request, and sends the link to the person's contact when it is ready. */
export async function packDataOf(call: Call<typeof peopleApi.packDataOf>) {
  const { db, viewer, input } = call
  const { userId, reason } = input
  await db.transaction(async (tx) => {
    const person = await holdPerson(tx, { viewer, userId }, mayGetData)
    await packFor(tx, call, { userId, onRequest: true })
    await recordAct(tx, call, peopleActs.packData, { subjectUserId: userId, detail: { reason } })
    await tellPerson(tx, call, person, dataPacked(reason))
  })
  return {}
}
