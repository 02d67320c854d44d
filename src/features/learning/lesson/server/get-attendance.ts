import { type SQL, sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { headOf, readClass } from '#src/features/learning/class/server/state.ts'
import type { Db } from '#src/server/database/db.ts'
import { paged, rowsOf } from '#src/server/database/paged.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { lessonApi } from '../contract.ts'
import { type AttendanceState, lessonsPerPage } from '../limits.ts'
import { mayAttend } from './rules.ts'
import { presentLesson, type ShownLesson } from './state.ts'

interface Totals extends Record<string, unknown> {
  present: number
  late: number
  leave: number
  absent: number
}
type LessonRow = Totals & ShownLesson & { mine: AttendanceState | null }

/** Counts the states of the marks `k`. */
const totalColumns = sql.join(
  (['present', 'late', 'leave', 'absent'] as const).map(
    (state): SQL => sql`count(*) filter (where k.state = ${state})::int as ${sql.raw(state)}`,
  ),
  sql`, `,
)

const totalsOf = ({ present, late, leave, absent }: Totals) => ({ present, late, leave, absent })

/** Lists the lessons of a class. Students get their own states, and nothing about others. */
export async function getAttendance({
  db,
  viewer,
  locale,
  input: { classId, page },
}: Call<typeof lessonApi.getAttendance>): Promise<AnswerOf<typeof lessonApi.getAttendance>> {
  const found = await readClass(db, { classId, userId: viewer.id })
  must(mayAttend(found))
  const isStudent = found.role === 'student'
  const { limit, offset } = rowsOf(page, lessonsPerPage)
  const [listed, counted, students] = await Promise.all([
    db.execute<LessonRow>(sql`
      select l.id as "lessonId", l.class_id as "classId", l.is_late as "isLate", l.began_at as "beganAt",
        l.roll_ended_at as "rollEndedAt", l.ended_at as "endedAt", ${totalColumns},
        max(k.state) filter (where k.user_id = ${viewer.id}) as mine
      from lessons l left join lesson_marks k on k.lesson_id = l.id
      where l.class_id = ${classId}
      group by l.id order by l.began_at desc, l.id desc limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(
      sql`select count(*)::int as total from lessons where class_id = ${classId}`,
    ),
    studentTotals(db, classId, isStudent ? viewer.id : null),
  ])
  const items = listed.rows.map((row) => ({
    ...presentLesson(row),
    totals: isStudent ? null : totalsOf(row),
    mine: isStudent ? row.mine : null,
  }))
  const { total } = counted.rows[0]!
  return {
    ...headOf(found),
    ...paged({ total, page, perPage: lessonsPerPage, items }),
    mine: isStudent && students[0] ? totalsOf(students[0]) : null,
    students: isStudent
      ? []
      : students.flatMap(({ person, number, ...totals }) => {
          const shown = presentPerson(person, locale)
          return shown ? [{ ...shown, number, ...totalsOf(totals as Totals) }] : []
        }),
  }
}

/** Counts the states of each student over all lessons, or those of one. */
async function studentTotals(db: Db, classId: number, userId: number | null) {
  const { rows } = await db.execute<Totals & { person: PersonJson; number: string }>(sql`
    select ${personJson('u')} as person, m.student_number as number, ${totalColumns}
    from class_members m join users u on u.id = m.user_id
    left join (lesson_marks k join lessons l on l.id = k.lesson_id and l.class_id = ${classId})
      on k.user_id = m.user_id
    where m.class_id = ${classId} and m.role = 'student' and m.state = 'member'
      and (${userId}::int is null or m.user_id = ${userId})
    group by u.id, m.student_number
    order by m.student_number = '', m.student_number, u.real_name, u.id`)
  return rows
}
