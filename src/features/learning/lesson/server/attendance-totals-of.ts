import type { Db } from '#src/server/database/db.ts'
import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'
import type { Totals } from './attendance-rows.ts'

/** How often a student was what, in the lessons of a class that have ended. */
export interface StudentTotals extends Totals {
  userId: number
}

const totals = prepared<StudentTotals>(
  'lesson_attendance_totals',
  sql`select k.user_id as "userId", count(*) filter (where k.state = 'present')::int as present,
      count(*) filter (where k.state = 'late')::int as late,
      count(*) filter (where k.state = 'leave')::int as leave,
      count(*) filter (where k.state = 'absent')::int as absent
    from lesson_marks k
    join class_members m on m.class_id = ${sql.placeholder('classId')}::int and m.user_id = k.user_id
      and m.role = 'student' and m.state = 'member'
    where k.lesson_id = any(array(
        select l.id from lessons l where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is not null))
      and (${sql.placeholder('studentId')}::int is null or k.user_id = ${sql.placeholder('studentId')}::int)
    group by k.user_id order by k.user_id`,
)

/**
 * Counts the states of the students of a class, or of one, in one round trip; students without a lesson are left out.
 * The caller has checked the right to read it.
 */
export const attendanceTotalsOf = (
  db: Db,
  classId: number,
  studentId: number | null = null,
): Promise<StudentTotals[]> => totals(db, { classId, studentId })
