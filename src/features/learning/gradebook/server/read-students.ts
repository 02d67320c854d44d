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

const students = (name: string, only: SQL) =>
  prepared<StudentRow>(
    name,
    sql`
    select ${personJson('u')} as person, m.user_id as "userId", m.student_number as number, m.group_id as "groupId",
      coalesce(r.marks, '') as marks, coalesce(r.frozen, '') as frozen
    from class_members m join users u on u.id = m.user_id
    left join grade_rows r on r.class_id = m.class_id and r.user_id = m.user_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member' ${only}
    order by m.student_number = '', m.student_number, m.user_id`,
  )

const all = students('gradebook_students', sql``)
const one = students('gradebook_student', sql`and m.user_id = ${sql.placeholder('userId')}::int`)

/** Reads the students of a class with their marks; one alone where `userId` is given. */
export const readStudents = (
  db: Db,
  { classId: of, userId }: { classId: number; userId: number | null },
): Promise<StudentRow[]> =>
  userId === null ? all(db, { classId: of }) : one(db, { classId: of, userId })
