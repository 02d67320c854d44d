import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { type securityApi, securityErrors } from '../contract.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { securityActs } from './acts-text.ts'

/** Ends one of the viewer's sessions. @throws security.sessionUnknown */
export async function endSession(call: Call<typeof securityApi.endSession>) {
  const { db, viewer, input } = call
  await db.transaction(async (tx) => {
    const ended = await endSessions(tx, { userId: viewer.id, only: input.sessionId })
    if (ended.length === 0) throw new AppError(securityErrors.sessionUnknown)
    await recordAct(tx, call, securityActs.endSession, { subjectUserId: viewer.id })
  })
  announceEnded(call, viewer.id)
  return {}
}

/** Ends all the viewer's other sessions. A second call changes nothing. */
export async function endOtherSessions(call: Call<typeof securityApi.endOtherSessions>) {
  const { db, viewer } = call
  const ended = await db.transaction(async (tx) => {
    const ids = await endSessions(tx, { userId: viewer.id, except: viewer.sessionId })
    if (ids.length > 0) {
      await recordAct(tx, call, securityActs.endOtherSessions, {
        subjectUserId: viewer.id,
        detail: { ended: ids.length },
      })
    }
    return ids.length
  })
  if (ended > 0) announceEnded(call, viewer.id)
  return { ended }
}
