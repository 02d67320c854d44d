import { sql } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import type { Ports } from '#src/server/ports.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import type { classApi } from '../contract.ts'
import { type MemberState, studentNumberMost } from '../limits.ts'
import { classMembers } from '../tables.ts'
import { countTries } from './count-tries.ts'
import { classJoined } from './joined-port.ts'
import { recordEvent } from './record-event.ts'
import { mayBeOneMore, mayUseCode } from './rules.ts'
import { countPeople, findClass } from './state.ts'
import { wasRemoved } from './was-removed.ts'

/** Joins a class by its code, or asks to join it, as removed people do too. Joined twice is once. */
export async function joinClass({
  db,
  ports,
  viewer,
  input,
}: Call<typeof classApi.join>): Promise<AnswerOf<typeof classApi.join>> {
  return countTries(db, viewer.id, input.code, (code) =>
    db.transaction((tx) => join(tx, ports, code, viewer.id)),
  )
}

async function join(tx: Tx, ports: Ports, code: string, userId: number) {
  // The lock keeps the code and the number of students: of two people who join the last place at once, one has it.
  const { rows } = await tx.execute<{ id: number }>(
    sql`select id from classes where code = ${code} for update`,
  )
  // After the class: acts of its teachers lock it first, and then the people whom they concern.
  const { studentNumber } = await holdOwn(tx, userId)
  const classId = rows[0]?.id
  if (classId === undefined) return null
  const found = await findClass(tx, { classId, userId })
  if (!found || mayUseCode(found) !== null) return null
  const { state, removed } = await pastOf(tx, classId, userId)
  if (state !== null) return { classId, state }
  const approval = found.approval || removed
  must(mayBeOneMore({ ...(await countPeople(tx, classId)), approval }))
  const joined = approval ? ('requested' as const) : ('member' as const)
  await tx.insert(classMembers).values({
    ...{ classId, userId, role: 'student', state: joined },
    // What the profile says; a teacher may correct it.
    studentNumber: plainLine(studentNumber).slice(0, studentNumberMost),
  })
  await recordEvent(tx, { classId, actorId: userId, kind: approval ? 'requested' : 'joined' })
  if (joined === 'member')
    for (const told of ports.all(classJoined)) await told(tx, { classId, userIds: [userId] })
  return { classId, state: joined }
}

/** What the person is in the class already, and whether a teacher has removed the person from it. */
async function pastOf(tx: Tx, classId: number, userId: number) {
  const { rows } = await tx.execute<{ state: MemberState | null; removed: boolean }>(sql`
    select (select state from class_members where class_id = ${classId} and user_id = ${userId}) as state,
      ${wasRemoved(sql`${classId}::int`, sql`${userId}::int`)} as removed`)
  return rows[0]!
}
