import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { groupsMost } from '../limits.ts'
import { classGroups, classMembers } from '../tables.ts'
import { recordEvent } from './record-event.ts'
import { mayManage } from './rules.ts'
import { holdClass } from './state.ts'

/** Creates a group of students. */
export async function createGroup({ db, viewer, input }: Call<typeof classApi.createGroup>) {
  const { classId, name } = input
  return db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    await mustBeFree(tx, { classId, name })
    if ((await tx.$count(classGroups, eq(classGroups.classId, classId))) >= groupsMost)
      throw new AppError(withValues(classErrors.groupsFull, { most: groupsMost }))
    const [made] = await tx
      .insert(classGroups)
      .values({ classId, name })
      .returning({ groupId: classGroups.id })
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'groupsChanged', detail: { name } })
    return made!
  })
}

export async function renameGroup({ db, viewer, input }: Call<typeof classApi.renameGroup>) {
  const { classId, groupId, name } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const group = await mustBeGroup(tx, { classId, groupId })
    if (group.name === name) return
    await mustBeFree(tx, { classId, name, besides: groupId })
    await tx.update(classGroups).set({ name }).where(eq(classGroups.id, groupId))
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'groupsChanged', detail: { name } })
  })
  return {}
}

/** Deletes a group; its students stay in the class. */
export async function deleteGroup({ db, viewer, input }: Call<typeof classApi.deleteGroup>) {
  const { classId, groupId } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    await tx.update(classMembers).set({ groupId: null }).where(inGroup(classId, groupId))
    const [gone] = await tx
      .delete(classGroups)
      .where(and(eq(classGroups.classId, classId), eq(classGroups.id, groupId)))
      .returning({ name: classGroups.name })
    if (!gone) return
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'groupsChanged', detail: gone })
  })
  return {}
}

/** Puts students into a group, or out of any. People who are no students of the class are left out. */
export async function setGroup({ db, viewer, input }: Call<typeof classApi.setGroup>) {
  const { classId, groupId, userIds } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const name = groupId === null ? '' : (await mustBeGroup(tx, { classId, groupId })).name
    const moved = await tx
      .update(classMembers)
      .set({ groupId })
      .where(
        and(
          eq(classMembers.classId, classId),
          inArray(classMembers.userId, userIds),
          eq(classMembers.role, 'student'),
          eq(classMembers.state, 'member'),
        ),
      )
      .returning({ userId: classMembers.userId })
    if (moved.length === 0) return
    const detail = { name, count: moved.length }
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'groupsChanged', detail })
  })
  return {}
}

const inGroup = (classId: number, groupId: number) =>
  and(eq(classMembers.classId, classId), eq(classMembers.groupId, groupId))

async function mustBeGroup(tx: Tx, { classId, groupId }: { classId: number; groupId: number }) {
  const [group] = await tx
    .select({ name: classGroups.name })
    .from(classGroups)
    .where(and(eq(classGroups.classId, classId), eq(classGroups.id, groupId)))
  if (!group) throw new AppError(classErrors.noGroup)
  return group
}

async function mustBeFree(
  tx: Tx,
  { classId, name, besides = 0 }: { classId: number; name: string; besides?: number },
): Promise<void> {
  const taken = await tx.$count(
    classGroups,
    and(eq(classGroups.classId, classId), eq(classGroups.name, name), ne(classGroups.id, besides)),
  )
  if (taken > 0) throw new AppError(classErrors.groupExists)
}
