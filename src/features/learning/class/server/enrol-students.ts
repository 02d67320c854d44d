import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import { withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { classErrors } from '../errors.ts'
import { groupsMost, studentsMost } from '../limits.ts'
import { classGroups, classMembers } from '../tables.ts'
import { countPeople } from './state.ts'

/** Later rooms write the people of a class only through these functions, with the class locked. */

/** Adds a student. @throws class.full */
export async function enrolStudent(
  tx: Tx,
  { classId, userId, number }: { classId: number; userId: number; number: string },
): Promise<void> {
  const { students } = await countPeople(tx, classId)
  if (students >= studentsMost)
    throw new AppError(withValues(classErrors.full, { most: studentsMost }))
  await tx.insert(classMembers).values({
    ...{ classId, userId, role: 'student', state: 'member', studentNumber: number },
  })
}

/** Removes a student, who is out at once. */
export async function expelStudent(
  tx: Tx,
  { classId, userId }: { classId: number; userId: number },
): Promise<void> {
  await tx
    .delete(classMembers)
    .where(
      and(
        eq(classMembers.classId, classId),
        eq(classMembers.userId, userId),
        eq(classMembers.role, 'student'),
      ),
    )
}

export interface Place {
  userId: number
  number: string
  /** The name of the group; '' for none. */
  group: string
}

/** Gives students their numbers and groups where they have none yet. Groups that are missing are made, as long as there is room. */
export async function placeStudents(
  tx: Tx,
  classId: number,
  places: readonly Place[],
): Promise<void> {
  if (places.length === 0) return
  await makeGroups(tx, classId, [...new Set(places.map(({ group }) => group).filter(Boolean))])
  await tx.execute(sql`
    update class_members m
    set student_number = case when m.student_number = '' then p.number else m.student_number end,
      group_id = coalesce(m.group_id, g.id)
    from unnest(${sql.param(places.map(({ userId }) => userId))}::int[],
      ${sql.param(places.map(({ number }) => number))}::text[],
      ${sql.param(places.map(({ group }) => group))}::text[]) as p (user_id, number, group_name)
    left join class_groups g on g.class_id = ${classId} and g.name = p.group_name
    where m.class_id = ${classId} and m.user_id = p.user_id and m.role = 'student'`)
}

async function makeGroups(tx: Tx, classId: number, names: readonly string[]): Promise<void> {
  if (names.length === 0) return
  const known = await tx
    .select({ name: classGroups.name })
    .from(classGroups)
    .where(and(eq(classGroups.classId, classId), inArray(classGroups.name, [...names])))
  const missing = names.filter((name) => !known.some((one) => one.name === name))
  if (missing.length === 0) return
  const room = groupsMost - (await tx.$count(classGroups, eq(classGroups.classId, classId)))
  const fitting = missing.slice(0, Math.max(0, room))
  if (fitting.length > 0)
    await tx.insert(classGroups).values(fitting.map((name) => ({ classId, name })))
}
