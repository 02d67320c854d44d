import { sql } from 'drizzle-orm'
import {
  type PersonJson,
  personJson,
  presentPerson,
} from '#src/features/content/bank/server/person-name.ts'
import { worksOfStudents } from '#src/features/learning/homework/server/works-of-students.ts'
import { attendanceOf } from '#src/features/learning/lesson/server/attendance-of.ts'
import { prepared } from '#src/server/database/prepared.ts'
import type { Both } from '#src/shared/locale.ts'
import type { SourceContext } from '../server/mark-source.ts'
import { readSheet } from '../server/read-sheet.ts'
import type { BookRow } from '../server/state.ts'

interface About {
  userId: number
  person: PersonJson
  number: string
  group: string | null
  school: string | null
  schoolEn: string | null
}

/** The students, and the institution of the teacher who owns the class. */
const about = prepared<About>(
  'gradebook_report_about',
  sql`select m.user_id as "userId", ${personJson('u')} as person, m.student_number as number, g.name as "group",
      s.name as school, s.name_en as "schoolEn"
    from class_members m join users u on u.id = m.user_id
    left join class_groups g on g.id = m.group_id
    left join class_members o on o.class_id = m.class_id and o.role = 'owner'
    left join users t on t.id = o.user_id left join schools s on s.id = t.school_id
    where m.class_id = ${sql.placeholder('classId')}::int and m.role = 'student' and m.state = 'member'
      and (${sql.placeholder('userId')}::int is null or m.user_id = ${sql.placeholder('userId')}::int)
    order by nullif(m.student_number, '') collate "zh-numeric" nulls last, m.user_id`,
)

interface Asked {
  classId: number
  /** Null for all students. */
  userId: number | null
  /** Null where there is no gradebook, or the reader may not see it. */
  book: BookRow | null
  isOwn: boolean
}

/** Reads the reports of a class, or that of one student. The number of statements does not grow with students. */
export async function readReports(context: SourceContext, asked: Asked) {
  const { db, locale } = context
  const { classId, userId, book, isOwn } = asked
  const [people, rows, attendance, works] = await Promise.all([
    about(db, { classId, userId }),
    book ? readSheet(context, { classId, userId, book }) : [],
    attendanceOf(db, classId, userId),
    worksOfStudents(db, { classId, userId, isOwn }),
  ])
  const rowOf = new Map(rows.map((row) => [row.userId, row]))
  const states = new Map(
    attendance.states.map(({ lessonId, studentId, state }) => [`${studentId} ${lessonId}`, state]),
  )
  const worksOf = Map.groupBy(works, ({ studentId }) => studentId)
  return people.flatMap(({ userId: id, person, number, group, school, schoolEn }) => {
    const shown = presentPerson(person, locale)
    const row = rowOf.get(id)
    if (!shown) return []
    return {
      school: school === null ? null : ({ zh: school, en: schoolEn || school } satisfies Both),
      student: { ...shown, number, group },
      students: row ? [row] : [],
      works: (worksOf.get(id) ?? []).map(({ studentId: _, ...work }) => work),
      lessons: attendance.lessons.map((lesson) => ({
        ...lesson,
        state: states.get(`${id} ${lesson.lessonId}`) ?? null,
      })),
    }
  })
}
export type StudentReport = Awaited<ReturnType<typeof readReports>>[number]
