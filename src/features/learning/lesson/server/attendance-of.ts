import { sql } from 'drizzle-orm'
import type { Db } from '#src/server/database/db.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { AttendanceState } from '../limits.ts'

/** The attendance of a class, for later rooms. */
export interface ClassAttendance {
  /** Lessons that have ended, in the order of time. `startedAt` is an ISO moment. */
  lessons: { lessonId: number; title: string; startedAt: string }[]
  /** Of the students who are members now, in the order of lessons and students. */
  states: { lessonId: number; studentId: number; state: AttendanceState }[]
}

const ended = prepared<{ lessonId: number; title: string; startedAt: Date }>(
  'lesson_attendance_of_lessons',
  sql`select l.id as "lessonId", l.title, l.began_at as "startedAt" from lessons l
    where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is not null
    order by l.began_at, l.id`,
)

const states = prepared<ClassAttendance['states'][number]>(
  'lesson_attendance_of_states',
  sql`select k.lesson_id as "lessonId", k.user_id as "studentId", k.state
    from lessons l join lesson_marks k on k.lesson_id = l.id
    join class_members m on m.class_id = l.class_id and m.user_id = k.user_id
      and m.role = 'student' and m.state = 'member'
    where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is not null
      and (${sql.placeholder('studentId')}::int is null or k.user_id = ${sql.placeholder('studentId')}::int)
    order by l.began_at, l.id, k.user_id`,
)

/**
 * Returns which students were in the lessons of a class, or in which lessons one was, in two round trips. The caller has
 * checked the right to read it.
 */
export async function attendanceOf(
  db: Db,
  classId: number,
  studentId: number | null = null,
): Promise<ClassAttendance> {
  const [lessons, found] = await Promise.all([
    ended(db, { classId }),
    states(db, { classId, studentId }),
  ])
  return {
    lessons: lessons.map(({ startedAt, ...lesson }) => ({
      ...lesson,
      startedAt: new Date(startedAt).toISOString(),
    })),
    states: found,
  }
}
