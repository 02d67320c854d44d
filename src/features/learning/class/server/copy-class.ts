import { and, eq, inArray } from 'drizzle-orm'
import { isTeacher } from '#src/features/content/bank/server/find-teachers.ts'
import { users } from '#src/features/people/account/tables.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { classApi } from '../contract.ts'
import { classPaths } from '../paths.ts'
import { classMembers } from '../tables.ts'
import { classCopied } from './copied-port.ts'
import { classMessages } from './messages-text.ts'
import { holdTeacher, insertClass } from './new-class.ts'
import { recordEvent, recordEvents } from './record-event.ts'
import { mayHaveOneMore, mayTeach } from './rules.ts'
import { holdClass } from './state.ts'
import { tell } from './tell.ts'

/** Copies a class for another semester: no students, no groups. Its teachers are invited by choice, and accept again. */
export async function copyClass(call: Call<typeof classApi.copy>) {
  const { db, viewer, input } = call
  const { classId: copiedFromId, name, semester, withTeachers } = input
  const yearFrom = Number(input.yearFrom)
  return db.transaction(async (tx) => {
    // The copy names the class, which locks it: so it is locked before the teacher here as elsewhere.
    const from = await holdClass(tx, { classId: copiedFromId, userId: viewer.id })
    must(mayTeach(from))
    must(mayHaveOneMore(await holdTeacher(tx, viewer.id)))
    const classId = await insertClass(tx, viewer.id, { name, yearFrom, semester, copiedFromId })
    const event = { classId, actorId: viewer.id }
    await recordEvent(tx, { ...event, kind: 'copied', detail: { from: from.name, name } })
    const copied = { fromId: copiedFromId, classId, userId: viewer.id }
    for (const copy of call.ports.all(classCopied)) await copy(tx, copied)
    if (!withTeachers) return { classId }
    const others = await tx
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .innerJoin(users, eq(users.id, classMembers.userId))
      .where(
        and(
          eq(classMembers.classId, copiedFromId),
          eq(classMembers.state, 'member'),
          inArray(classMembers.role, ['owner', 'coTeacher']),
          isTeacher(),
        ),
      )
    const userIds = others.map(({ userId }) => userId).filter((id) => id !== viewer.id)
    if (userIds.length === 0) return { classId }
    const role = 'coTeacher'
    await tx
      .insert(classMembers)
      .values(userIds.map((userId) => ({ classId, userId, role, state: 'invited' }) as const))
    await recordEvents(tx, { ...event, kind: 'invited', detail: { role } }, userIds)
    await tell(tx, call, {
      ...{ to: userIds, of: { name }, words: classMessages.coTeacher, link: classPaths.mine() },
    })
    return { classId }
  })
}
