import type { ReportKind, ReportReason } from '#src/features/people/report/reasons.ts'
import { reportedThings } from '#src/features/people/report/server/reports-port.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Ports } from '#src/server/ports.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { moderationApi } from '../contract.ts'
import { moderationErrors } from '../errors.ts'
import { moderationActs } from './acts-text.ts'
import { decidedMessage, hiddenMessage, restoredMessage } from './messages-text.ts'
import { mayClose, mayDecide } from './rules.ts'

type Restore = Call<typeof moderationApi.restoreHidden>

function roomOf(ports: Ports, kind: ReportKind) {
  const room = ports.all(reportedThings).find((one) => one.kind === kind)
  if (!room) throw new AppError(moderationErrors.gone)
  return room
}

async function mustNotOwn(tx: Tx, { ports, viewer, input: { kind, id } }: Restore) {
  const room = roomOf(ports, kind)
  must(mayDecide({ isOwn: (await room.ownOf(tx, [id], viewer.id)).has(id) }))
  return room
}

/** Closes the open reports of a thing: hides it, or with `hide` null leaves it. @throws moderation.own */
export async function decideReports(
  call: Restore,
  hide: { reason: ReportReason; words: string } | null,
) {
  const { db, ports, viewer, messages, input } = call
  const { kind, id } = input
  await db.transaction(async (tx) => {
    const room = await mustNotOwn(tx, call)
    must(mayClose(await room.lock(tx, id)))
    const decided = await room.decide(tx, { id, deciderId: viewer.id, hide })
    const { authorId, reporterIds, place, link } = decided
    if (hide && authorId !== null) {
      const said = hiddenMessage(kind, place, hide)
      await messages.send(tx, {
        userId: authorId,
        kind: 'system',
        weight: 'important',
        link,
        ...said,
      })
    }
    const said = decidedMessage(kind, place, hide !== null)
    for (const userId of reporterIds) {
      await messages.send(tx, { userId, kind: 'system', link, ...said })
    }
    const on = {
      subject: `${kind}:${id}`,
      ...(authorId !== null && { subjectUserId: authorId }),
    }
    if (hide) {
      await recordAct(tx, call, moderationActs.hide, { ...on, detail: { reason: hide.reason } })
    } else await recordAct(tx, call, moderationActs.dismiss, on)
  })
  await roomOf(ports, kind).changed(call, id)
  return {}
}

/** Undoes a hide: the thing is shown again, and its author is told. @throws moderation.own */
export async function restoreHidden(call: Restore) {
  const { db, ports, messages, input } = call
  const { kind, id } = input
  await db.transaction(async (tx) => {
    const room = await mustNotOwn(tx, call)
    const restored = await room.restore(tx, id)
    if (!restored) return
    const { authorId: userId, place, link } = restored
    const on = { subject: `${kind}:${id}`, ...(userId !== null && { subjectUserId: userId }) }
    await recordAct(tx, call, moderationActs.restore, on)
    if (userId === null) return
    const said = restoredMessage(kind, place)
    await messages.send(tx, { userId, kind: 'system', link, ...said })
  })
  await roomOf(ports, kind).changed(call, id)
  return {}
}
