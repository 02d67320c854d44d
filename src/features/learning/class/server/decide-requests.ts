import { and, asc, eq, inArray } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { studentsMost } from '../limits.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classMessages } from './messages-text.ts'
import { classJoined } from './joined-port.ts'
import { recordEvents } from './record-event.ts'
import { mayLookAfter } from './rules.ts'
import { countPeople, holdClass } from './state.ts'
import { tell } from './tell.ts'

/**
 * Approves or declines requests to join. Those that were decided or withdrawn meanwhile are left out.
 * @throws class.full, where the class has no room for all of them; then none is approved
 */
export async function decideRequests(call: Call<typeof classApi.decideRequests>) {
  const { db, ports, viewer, input } = call
  const { classId, userIds, approve } = input
  return db.transaction(async (tx) => {
    const found = await holdClass(tx, { classId, userId: viewer.id })
    must(mayLookAfter(found))
    const waiting = and(
      eq(classMembers.classId, classId),
      eq(classMembers.state, 'requested'),
      userIds && inArray(classMembers.userId, userIds),
    )
    const asked = await tx
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .where(waiting)
      .orderBy(asc(classMembers.since), asc(classMembers.userId))
    const decided = asked.map(({ userId }) => userId)
    if (decided.length === 0) return { decided: 0 }
    if (approve) {
      const { students } = await countPeople(tx, classId)
      if (students + decided.length > studentsMost)
        throw new AppError(withValues(classErrors.full, { most: studentsMost }))
      await tx.update(classMembers).set({ state: 'member', since: new Date() }).where(waiting)
    } else await tx.delete(classMembers).where(waiting)
    const kind = approve ? 'approved' : 'declined'
    await recordEvents(tx, { classId, actorId: viewer.id, kind }, decided)
    if (approve)
      for (const told of ports.all(classJoined)) await told(tx, { classId, userIds: decided })
    await tell(tx, call, {
      ...{ to: decided, of: found, words: classMessages[kind] },
      link: approve ? classPaths.class(classId) : classPaths.mine(),
    })
    return { decided: decided.length }
  })
}
