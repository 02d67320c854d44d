import { eq, sql } from 'drizzle-orm'
import { enrolStudent, placeStudents } from '#src/features/learning/class/server/enrol-students.ts'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { createUser } from '#src/features/people/account/server/new-user.ts'
import { changeUsers } from '#src/features/people/account/server/change-users.ts'
import { users } from '#src/features/people/account/tables.ts'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Origin } from '#src/server/http/origin.ts'
import { AppError } from '#src/shared/errors.ts'
import { rosterErrors as errors } from '../errors.ts'
import { rosterRows } from '../tables.ts'
import { usernamesOf } from '../usernames.ts'
import type { ActiveRow } from './active-row.ts'
import { rosterActs } from './acts-text.ts'

/** Makes the account of a row, a student of the owner's school, who is in the class then. @returns the user's id */
export async function makeAccount(
  tx: Tx,
  { origin }: { origin: Origin },
  row: ActiveRow,
  given: { passwordHash: string; termsVersion: string },
): Promise<number> {
  const { rowId, classId, number, name, groupName } = row
  const { rows } = await tx.execute<{ schoolId: number | null }>(sql`
    select u.school_id as "schoolId" from class_members o join users u on u.id = o.user_id
    where o.class_id = ${classId} and o.role = 'owner' and u.verified_at is not null`)
  const schoolId = rows[0]?.schoolId
  const userId = await createUser(tx, {
    ...given,
    ...{ username: await freeUsername(tx, row), realName: name, accountRole: '1' },
    ...(schoolId && { schoolId }),
  })
  await changeUsers(tx, { studentNumber: number }).where(eq(users.id, userId))
  await enrolStudent(tx, { classId, userId, number })
  await placeStudents(tx, classId, [{ userId, number, group: groupName }])
  await tx
    .update(rosterRows)
    .set({ userId, made: true, renews: false, enteredAt: sql`now()` })
    .where(eq(rosterRows.id, rowId))
  await recordEvent(tx, { classId, actorId: userId, kind: 'activated' })
  await recordAct(tx, { viewer: { id: userId }, origin }, rosterActs.activate, {
    ...{ subject: `class:${classId}`, subjectUserId: userId },
  })
  return userId
}

/** Other people of the site have names of their own, so the first one that is free is taken. */
async function freeUsername(tx: Tx, { number, classId }: ActiveRow): Promise<string> {
  const wanted = usernamesOf(number, classId)
  const { rows } = await tx.execute<{ name: string }>(sql`
    select lower(username) as name from users
    where lower(username) = any(${sql.param(wanted.map((one) => one.toLowerCase()))}::text[])`)
  const taken = new Set(rows.map(({ name }) => name))
  const free = wanted.find((one) => !taken.has(one.toLowerCase()))
  if (!free) throw new AppError(errors.isActivated)
  return free
}
