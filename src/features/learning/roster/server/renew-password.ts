import { eq } from 'drizzle-orm'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { rosterApi } from '../contract.ts'
import { rosterRows } from '../tables.ts'
import { rosterActs } from './acts-text.ts'
import { rosterMessages } from './messages-text.ts'
import { readMade } from './read-made.ts'
import { mayRenew } from './rules.ts'

/**
 * Lets the next activation of a row give its account a new password, or withdraws that. The account tells its owner, who
 * may not have asked for it.
 */
export async function renewPassword(call: Call<typeof rosterApi.renewPassword>) {
  const { db, messages, viewer, input } = call
  const { classId, rowId, renews } = input
  await db.transaction(async (tx) => {
    const standing = await holdClass(tx, { classId, userId: viewer.id })
    const made = await readMade(tx, { classId, rowId })
    must(mayRenew(standing, made))
    const { userId } = made!
    if (made!.renews === renews) return
    await tx.update(rosterRows).set({ renews }).where(eq(rosterRows.id, rowId))
    if (!renews) return
    await recordEvent(tx, {
      ...{ classId, actorId: viewer.id, kind: 'passwordOpened', subjectId: userId },
    })
    await recordAct(tx, call, rosterActs.renew, {
      ...{ subject: `class:${classId}`, subjectUserId: userId },
    })
    const zh = viewer.realName || viewer.username
    const person = { zh, en: viewer.latinName || zh }
    await messages.send(tx, {
      ...{ userId, kind: 'class', weight: 'important', link: classPaths.class(classId) },
      ...rosterMessages.renew({ name: standing.name, person }),
    })
  })
  return {}
}
