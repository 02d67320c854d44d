import { sql } from 'drizzle-orm'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { liveItems } from '#src/features/learning/course/server/live-rows.ts'
import { prepared } from '#src/server/database/prepared.ts'

export interface FilmQuestionRow {
  pointId: number
  second: number
  questionId: number
  /** WITH its key. */
  body: QuestionBody
  /** The files that it may show. */
  files: number[]
  answered: boolean
  beyondEnd: boolean
}

/**
 * Reads the questions of a film with their keys, in the order of their seconds; only the callers decide which of it a
 * person sees. Values: courseId, itemId, userId.
 */
export const readFilmQuestions = prepared<FilmQuestionRow>(
  'film_questions_of_item',
  sql`select p.id as "pointId", p.second, p.question_id as "questionId", v.body,
      array(select n.user_file_id from question_files n where n.version_id = v.id) as files,
      exists (select from film_question_answers a
        where a.point_id = p.id and a.user_id = ${sql.placeholder('userId')}::int) as answered,
      coalesce(p.second >= i.duration_seconds, false) as "beyondEnd"
    from film_questions p
    join ${liveItems} i on i.id = p.item_id
    join question_versions v on v.id = p.version_id
    where p.item_id = ${sql.placeholder('itemId')}::int
      and p.course_id = ${sql.placeholder('courseId')}::int
    order by p.second`,
)

/** What the texts and pictures of these questions need. */
export const filesOf = (rows: readonly { files: number[] }[]) =>
  new Set(rows.flatMap(({ files }) => files))
