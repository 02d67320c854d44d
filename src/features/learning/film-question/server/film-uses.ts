import { sql } from 'drizzle-orm'
import type { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import type { CourseKind } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { inLanguage } from '#src/server/database/in-language.ts'

interface Row extends Record<string, unknown> {
  questionId: number
  courseId: number
  kind: CourseKind
  name: string
  isStaff: boolean
}

/** Questions that films of courses ask. A film of another person's course has no name here. */
export const filmUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer, locale },
) => {
  const { rows } = await db.execute<Row>(sql`
    select p.question_id as "questionId", c.id as "courseId", c.kind,
      ${inLanguage(locale, 'i', 'name')} as name,
      c.owner_id = ${viewer.id} or exists (select from course_staff f
        where f.course_id = c.id and f.user_id = ${viewer.id} and f.accepted_at is not null) as "isStaff"
    from film_questions p join ${liveItems} i on i.id = p.item_id join courses c on c.id = p.course_id
    where p.question_id = any(${sql.param(questionIds)}::int[]) order by p.id desc`)
  return rows.map(({ questionId, courseId, kind, name, isStaff }) => ({
    questionId,
    name: isStaff ? name : '',
    path: isStaff ? coursePaths.course({ courseId, kind }) : null,
  }))
}
