import { sql } from 'drizzle-orm'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { seesLearners } from '#src/features/learning/course/server/teaches-course.ts'
import type { Db } from '#src/server/database/db.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Locale } from '#src/shared/locale.ts'

interface ClassQuiz extends Record<string, unknown> {
  quizId: number
  title: string
  /** The course, or the class for its homework. */
  course: string
}

/** Lists the quizzes in the courses of a class that a teacher manages, in the order of the courses, then those that are its homework. */
export async function quizzesOfClass(
  db: Db,
  { classId, viewerId, locale }: { classId: number; viewerId: number; locale: Locale },
): Promise<ClassQuiz[]> {
  const { rows } = await db.execute<ClassQuiz>(sql`
    (select i.quiz_id as "quizId", ${inLanguage(locale, 'i', 'name')} as title, ${inLanguage(locale, 'c', 'name')} as course
    from class_courses x join courses c on c.id = x.course_id and c.deleted_at is null
    join ${liveItems} i on i.course_id = c.id and i.kind = 'quiz' and i.quiz_id is not null
    where x.class_id = ${classId} and ${seesLearners(viewerId)}
    order by x.position, c.id, i.id limit 200)
    union all
    (select z.quiz_id, h.title, c.name from homework h join homework_quizzes z on z.homework_id = h.id
    join classes c on c.id = h.class_id
    where h.class_id = ${classId} and h.state = 'published' order by h.due_at, h.id)`)
  return rows
}
