import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { recordEvent } from './record-event.ts'
import { mayQuit } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Quits a class, or withdraws the request to join it. */
export async function quitClass(call: Call<typeof classApi.quit>) {
  const { db, viewer, input } = call
  const { classId } = input
  const userId = viewer.id
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId })
    const own = and(eq(classMembers.classId, classId), eq(classMembers.userId, userId))
    const withdrawn = await tx
      .delete(classMembers)
      .where(and(own, eq(classMembers.state, 'requested')))
      .returning({ userId: classMembers.userId })
    if (withdrawn.length > 0)
      return recordEvent(tx, { classId, actorId: userId, kind: 'withdrawn' })
    must(mayQuit(found))
    await tx.delete(classMembers).where(own)
    await recordEvent(tx, { classId, actorId: userId, kind: 'quit' })
    if (found.role === 'student') return
    await tell(tx, call, {
      ...{ to: [found.ownerId], of: found, words: classMessages.left },
      link: classPaths.members(classId),
    })
  })
  return {}
}
