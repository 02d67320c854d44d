import { sql } from 'drizzle-orm'
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
const userId = sql`${sql.placeholder('userId')}::int`

/** The cells of a student as one text: reading 50,000 rows would cost more than everything else. */
const statement = prepared<StudentRow>(
  'gradebook_students',
  sql`
    with by_hand as (
      select k.user_id, string_agg(k.column_id || ':' || coalesce(k.mark::text, k.word), ',') as cells
      from grade_columns c join grade_marks k on k.column_id = c.id
      where c.class_id = ${classId} and c.removed_at is null and (${userId} is null or k.user_id = ${userId})
      group by k.user_id),
    frozen as (
      select k.user_id, string_agg(k.column_id || ':' || coalesce(k.mark::text, k.word) || ':'
        || coalesce(k.out_of::text, '') || ':' || case when k.late then 'L' else '' end, ',') as cells
      from grade_columns c join grade_frozen_marks k on k.column_id = c.id
      where c.class_id = ${classId} and c.removed_at is null and (${userId} is null or k.user_id = ${userId})
      group by k.user_id)
    select ${personJson('u')} as person, m.user_id as "userId", m.student_number as number, m.group_id as "groupId",
      coalesce(b.cells, '') as marks, coalesce(f.cells, '') as frozen
    from class_members m join users u on u.id = m.user_id
    left join by_hand b on b.user_id = m.user_id left join frozen f on f.user_id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'
      and (${userId} is null or m.user_id = ${userId})
    order by m.student_number = '', m.student_number, m.user_id`,
)

/** Reads the students of a class with their marks; one alone where `userId` is given. */
export const readStudents = (
  db: Db,
  asked: { classId: number; userId: number | null },
): Promise<StudentRow[]> => statement(db, asked)
