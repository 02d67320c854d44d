import { sql } from 'drizzle-orm'
import type { questionUses } from '#src/features/content/bank/server/questions-port.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { CourseKind } from '../contract.ts'
import { coursePaths } from '../paths.ts'
import { liveItems } from './live-rows.ts'

interface UseRow extends Record<string, unknown> {
  questionId: number
  courseId: number
  kind: CourseKind
  course: string
  item: string
  mayName: boolean
  published: boolean
}

/** Questions that quizzes of courses use. A course that is not public is named to its owner only. */
export const courseQuestionUses: NonNullable<(typeof questionUses)['answer']> = async (
  db,
  { questionIds, viewer, locale },
) => {
  const { rows } = await db.execute<UseRow>(sql`
    select qq.question_id as "questionId", c.id as "courseId", c.kind,
      ${inLanguage(locale, 'c', 'name')} as course, ${inLanguage(locale, 'i', 'name')} as item,
      c.publish_status = 'published' as published,
      c.publish_status = 'published' or c.owner_id is not distinct from ${viewer.id} as "mayName"
    from quiz_questions qq
    join ${liveItems} i on i.quiz_id = qq.quiz_id
    join courses c on c.id = i.course_id
    where qq.question_id = any(${sql.param(questionIds)}::int[])
    order by c.id desc, i.id`)
  return rows.map(({ questionId, mayName, published, course, item, ...of }) => ({
    questionId,
    name: mayName ? `${course} · ${item}` : '',
    path: published ? coursePaths.course(of, 'catalog') : null,
  }))
}
