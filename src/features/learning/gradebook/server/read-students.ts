import { sql, type SQL } from 'drizzle-orm'
import { type PersonJson, personJson } from '#src/features/content/bank/server/person-name.ts'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'

export interface StudentRow {
  person: PersonJson
  userId: number
  number: string
  groupId: number | null
  marks: string
  frozen: string
}

const classId = sql`${sql.placeholder('classId')}::int`

/** The columns of the class; each number is written as text once, and not for each of its cells. */
const columns = sql`(select id, id || ':' as label from grade_columns
  where class_id = ${classId} and removed_at is null offset 0)`

/**
 * The cells of a student as one text: reading 50,000 rows would cost more than everything else. Materialized, because a
 * plan that joins them by a loop would gather all cells again for each student.
 */
const students = (name: string, only: (user: SQL) => SQL) =>
  prepared<StudentRow>(
    name,
    sql`
    with by_hand as materialized (
      select k.user_id, string_agg(c.label || coalesce(k.mark::text, k.word), ',') as cells
      from ${columns} c join grade_marks k on k.column_id = c.id
      where true ${only(sql`k.user_id`)}
      group by k.user_id),
    frozen as materialized (
      select k.user_id, string_agg(c.label || coalesce(k.mark::text, k.word) || ':'
        || coalesce(k.out_of::text, '') || ':' || case when k.late then 'L' else '' end, ',') as cells
      from ${columns} c join grade_frozen_marks k on k.column_id = c.id
      where true ${only(sql`k.user_id`)}
      group by k.user_id)
    select ${personJson('u')} as person, m.user_id as "userId", m.student_number as number, m.group_id as "groupId",
      coalesce(b.cells, '') as marks, coalesce(f.cells, '') as frozen
    from class_members m join users u on u.id = m.user_id
    left join by_hand b on b.user_id = m.user_id left join frozen f on f.user_id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' and m.state = 'member' ${only(sql`m.user_id`)}
    order by m.student_number = '', m.student_number, m.user_id`,
  )

const all = students('gradebook_students', () => sql``)
const one = students(
  'gradebook_student',
  (user) => sql`and ${user} = ${sql.placeholder('userId')}::int`,
)

/** Reads the students of a class with their marks; one alone where `userId` is given. */
export const readStudents = (
  db: Db,
  { classId: of, userId }: { classId: number; userId: number | null },
): Promise<StudentRow[]> =>
  userId === null ? all(db, { classId: of }) : one(db, { classId: of, userId })
