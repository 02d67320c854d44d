import { and, asc, eq, sql } from 'drizzle-orm'
import { shuffled } from '#src/features/people/guard/server/chance.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classApi } from '../contract.ts'
import { classErrors } from '../errors.ts'
import { classGroups, classMembers } from '../tables.ts'
import { recordEvent } from './record-event.ts'
import { mayManage } from './rules.ts'
import { holdClass } from './state.ts'

/**
 * Puts all students into so many groups at random, in place of the present ones. Their sizes differ by one at most.
 * The groups are called by their numbers, which read the same in both languages.
 */
export async function drawGroups({ db, viewer, input }: Call<typeof classApi.drawGroups>) {
  const { classId, count } = input
  await db.transaction(async (tx) => {
    must(mayManage(await holdClass(tx, { classId, userId: viewer.id })))
    const ofClass = eq(classMembers.classId, classId)
    const students = await tx
      .select({ userId: classMembers.userId })
      .from(classMembers)
      .where(and(ofClass, eq(classMembers.role, 'student'), eq(classMembers.state, 'member')))
      .orderBy(asc(classMembers.userId))
    if (count > students.length) throw new AppError(classErrors.tooFewStudents)
    await tx.update(classMembers).set({ groupId: null }).where(ofClass)
    await tx.delete(classGroups).where(eq(classGroups.classId, classId))
    const groups = await tx
      .insert(classGroups)
      .values(Array.from({ length: count }, (_, at) => ({ classId, name: String(at + 1) })))
      .returning({ groupId: classGroups.id })
    const userIds = shuffled(students).map(({ userId }) => userId)
    const groupIds = userIds.map((_, at) => groups[at % count]!.groupId)
    await tx.execute(sql`
      update class_members m set group_id = given.group_id
      from unnest(${sql.param(userIds)}::int[], ${sql.param(groupIds)}::int[]) as given (user_id, group_id)
      where m.class_id = ${classId} and m.user_id = given.user_id`)
    await recordEvent(tx, { classId, actorId: viewer.id, kind: 'groupsDrawn', detail: { count } })
  })
  return {}
}
