import { and, eq, inArray, ne } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { recordEvents } from './record-event.ts'
import { mayChangePerson, mayManage } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Removes people from a class, who are out at once, or withdraws invitations. Those who have left are left out. */
export async function removeMembers(call: Call<typeof classApi.removeMembers>) {
  const { db, viewer, input } = call
  const { classId, userIds } = input
  return db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayManage(found))
    const chosen = and(
      eq(classMembers.classId, classId),
      inArray(classMembers.userId, userIds),
      ne(classMembers.state, 'requested'),
    )
    const rows = await tx
      .select({ userId: classMembers.userId, role: classMembers.role, state: classMembers.state })
      .from(classMembers)
      .where(chosen)
    for (const { role } of rows) must(mayChangePerson(found, role))
    await tx.delete(classMembers).where(chosen)
    const of = (isMember: boolean) =>
      rows.filter(({ state }) => (state === 'member') === isMember).map(({ userId }) => userId)
    const event = { classId, actorId: viewer.id }
    await recordEvents(tx, { ...event, kind: 'removed' }, of(true))
    await recordEvents(tx, { ...event, kind: 'uninvited' }, of(false))
    await tell(tx, call, {
      ...{ to: of(true), of: found, words: classMessages.removed, link: classPaths.mine() },
    })
    return { removed: rows.length }
  })
}
