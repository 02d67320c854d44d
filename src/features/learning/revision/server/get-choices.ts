import { sql } from 'drizzle-orm'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { inLanguage } from '#src/server/database/in-language.ts'
import type { Call } from '#src/server/kernel.ts'
import type { AnswerOf } from '#src/shared/endpoint.ts'
import type { revisionApi } from '../contract.ts'
import { practisable } from './open-practice.ts'

/** Lists what the set and practice can be narrowed to, in three statements. */
export async function getChoices({
  db,
  viewer,
  locale,
  input,
}: Call<typeof revisionApi.getChoices>): Promise<AnswerOf<typeof revisionApi.getChoices>> {
  const [courses, chapters, others] = await Promise.all([
    db.execute<{ courseId: number; name: string; questions: number }>(sql`
      select c.id as "courseId", ${inLanguage(locale, 'c', 'name')} as name, n.questions
      from (select p.course_id, count(*)::int as questions from ${practisable(viewer.id)} p group by 1) n
      join courses c on c.id = n.course_id order by n.questions desc, c.id limit 100`),
    input.courseId === undefined
      ? undefined
      : db.execute<{ chapterId: number; name: string; questions: number }>(sql`
          select ch.id as "chapterId", ${inLanguage(locale, 'ch', 'name')} as name, n.questions
          from (select p.chapter_id, count(*)::int as questions from ${practisable(viewer.id)} p
            where p.course_id = ${input.courseId} group by 1) n
          join course_chapters ch on ch.id = n.chapter_id order by ch.position, ch.id limit 500`),
    db.execute<{ tags: string[]; types: QuestionType[] }>(sql`
      select array(select distinct t.name from wrong_questions w
          join question_tagged x on x.question_id = w.question_id join question_tags t on t.id = x.tag_id
          where w.user_id = ${viewer.id} order by 1 limit 100) as tags,
        array(select distinct q.type from wrong_questions w join questions q on q.id = w.question_id
          where w.user_id = ${viewer.id} order by 1) as types`),
  ])
  return { courses: courses.rows, chapters: chapters?.rows ?? [], ...others.rows[0]! }
}
