import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import type { peopleApi } from '../contract.ts'
import { holdPerson } from './hold-person.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { signedOut } from './person-messages.ts'
import { peopleActs } from './acts-text.ts'

/** Signs a person out, everywhere or on one device. */
export async function endSessionsOf(call: Call<typeof peopleApi.endSessionsOf>) {
  const { db, viewer, input, messages } = call
  const { userId, sessionId } = input
  const ended = await db.transaction(async (tx) => {
    await holdPerson(tx, { viewer, userId })
    const ids = await endSessions(tx, {
      userId,
      ...(sessionId !== undefined && { only: sessionId }),
    })
    if (ids.length === 0) return 0
    await recordAct(tx, call, peopleActs.endSessions, {
      subjectUserId: userId,
      detail: { ended: ids.length, all: sessionId === undefined },
    })
    await messages.send(tx, { userId, ...signedOut })
    return ids.length
  })
  if (ended > 0) announceEnded(call, userId)
  return { ended }
}
