import { and, eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classMembers } from '../tables.ts'
import { classJoined } from './joined-port.ts'
import { recordEvent } from './record-event.ts'
import { mayManage } from './rules.ts'
import { holdClass } from './state.ts'

/** Sets the number of a student in this class; the one in the profile stays as it is. */
export async function setNumber({ db, ports, viewer, input }: Call<typeof classApi.setNumber>) {
  const { classId, userId, number } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const student = and(
      eq(classMembers.classId, classId),
      eq(classMembers.userId, userId),
      eq(classMembers.role, 'student'),
      eq(classMembers.state, 'member'),
    )
    const [now] = await tx
      .select({ number: classMembers.studentNumber })
      .from(classMembers)
      .where(student)
    if (!now) throw new AppError(classErrors.notMember)
    if (now.number === number) return
    await tx.update(classMembers).set({ studentNumber: number }).where(student)
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'numberSet', subjectId: userId })
    for (const told of ports.all(classJoined)) await told(tx, { classId, userIds: [userId] })
  })
  return {}
}
