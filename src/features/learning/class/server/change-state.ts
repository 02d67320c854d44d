import { and, eq, ne } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { classes, classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { holdTeacher } from './new-class.ts'
import { recordEvent } from './record-event.ts'
import { mayArchive, mayComplete, mayRestore } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Completes a class, which takes no more students. */
export async function completeClass({ db, viewer, input }: Call<typeof classApi.complete>) {
  const { classId } = input
  await db.transaction(async (tx) => {
    must(mayComplete(await holdClass(tx, { classId, userId: viewer.id })))
    await tx.update(classes).set({ completedAt: new Date() }).where(eq(classes.id, classId))
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'completed' })
  })
  return {}
}

/** Archives a class. What waits for an answer ends: requests, invitations and the transfer. */
export async function archiveClass(call: Call<typeof classApi.archive>) {
  const { db, viewer, input } = call
  const { classId } = input
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayArchive(found))
    await tx
      .update(classes)
      .set({ archivedAt: new Date(), transferToId: null })
      .where(eq(classes.id, classId))
    const ofClass = eq(classMembers.classId, classId)
    const ended = await tx
      .delete(classMembers)
      .where(and(ofClass, ne(classMembers.state, 'member')))
      .returning({ userId: classMembers.userId, state: classMembers.state })
    const asked = ended.filter(({ state }) => state === 'requested')
    await tell(tx, call, {
      ...{ to: asked.map(({ userId }) => userId), of: found, words: classMessages.declined },
      link: classPaths.mine(),
    })
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'archived' })
    await tell(tx, call, {
      ...{ to: await peopleOf(tx, classId), of: found, words: classMessages.archived },
      link: classPaths.class(classId),
    })
  })
  return {}
}

async function peopleOf(tx: Tx, classId: number): Promise<number[]> {
  const rows = await tx
    .select({ userId: classMembers.userId })
    .from(classMembers)
    .where(and(eq(classMembers.classId, classId), eq(classMembers.state, 'member')))
  return rows.map(({ userId }) => userId)
}

/** Restores an archived class as it was, and a completed one as active. */
export async function restoreClass({ db, viewer, input }: Call<typeof classApi.restore>) {
  const { classId } = input
  await db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    const { owned } = await holdTeacher(tx, viewer.id)
    must(mayRestore(found, owned))
    await tx
      .update(classes)
      .set(found.state === 'archived' ? { archivedAt: null } : { completedAt: null })
      .where(eq(classes.id, classId))
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'restored' })
  })
  return {}
}
