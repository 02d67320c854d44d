import { sql } from 'drizzle-orm'
import { recordEvent } from '#src/features/learning/class/server/record-event.ts'
import { placeStudents } from '#src/features/learning/class/server/enrol-students.ts'
import type { Tx } from '#src/server/database/db.ts'
import { type FreePerson, type FreeRow, matchRows } from '../match-rows.ts'

type Row = FreeRow & { groupName: string } & Record<string, unknown>
type Student = FreePerson & Record<string, unknown>

/**
 * A row is free until somebody comes, and once the person who joined with an account of another origin has left. The
 * account that a row has made stays in it.
 */
export const isFreeRow = sql`(r.user_id is null or (not r.made and not exists (
  select from class_members x where x.class_id = r.class_id and x.user_id = r.user_id and x.state = 'member')))`

/**
 * Ties students of a class to the rows that they fit, and gives them the number and the group of the row where they have
 * none. The caller holds the class.
 * @param userIds left out: all students
 */
export async function tieRows(
  tx: Tx,
  { classId, userIds }: { classId: number; userIds?: readonly number[] },
): Promise<void> {
  const { rows: students } = await tx.execute<Student>(sql`
    select m.user_id as "userId", m.student_number as number, u.real_name as name, u.phone, u.email
    from class_members m join users u on u.id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'
      and (${userIds ? sql.param([...userIds]) : null}::int[] is null
        or m.user_id = any(${userIds ? sql.param([...userIds]) : null}::int[]))
      and not exists (select from roster_rows r where r.class_id = m.class_id and r.user_id = m.user_id)
    order by m.since, m.user_id`)
  if (students.length === 0) return
  const { rows } = await tx.execute<Row>(sql`
    select r.id as "rowId", r.number, r.name, r.phone, r.email, r.group_name as "groupName"
    from roster_rows r where r.class_id = ${classId} and ${isFreeRow} order by r.id`)
  const found = matchRows(rows, students)
  if (found.length === 0) return
  await tx.execute(sql`
    update roster_rows r set user_id = f.user_id, entered_at = now()
    from unnest(${sql.param(found.map(({ rowId }) => rowId))}::int[],
      ${sql.param(found.map(({ userId }) => userId))}::int[]) as f (row_id, user_id)
    where r.id = f.row_id`)
  const byId = new Map(rows.map((row) => [row.rowId, row]))
  await placeStudents(
    tx,
    classId,
    found.map(({ rowId, userId }) => {
      const { number, groupName } = byId.get(rowId)!
      return { userId, number, group: groupName }
    }),
  )
}

/** Records a change of the roster: which rows, the roster itself says. */
export const recordChange = (tx: Tx, classId: number, actorId: number) =>
  recordEvent(tx, { classId, actorId, kind: 'rosterChanged' })
