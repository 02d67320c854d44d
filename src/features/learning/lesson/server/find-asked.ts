import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'

interface Asked {
  questionId: number
  isOpen: boolean
  options: number
  isMultiple: boolean
  hasWords: boolean
  keyShown: boolean
  choices: number[] | null
}

/**
 * The question of the lesson that is running, for a student: the newest one while it is open. One with words stays
 * until the next, so that the phone can show the correct answer.
 */
export const findAsked = prepared<Asked>(
  'lesson_asked_question',
  sql`select q.id as "questionId", q.closed_at is null as "isOpen", q.options, q.is_multiple as "isMultiple",
      q.version_id is not null as "hasWords", q.key_shown_at is not null as "keyShown", a.choices
    from lessons l
    cross join lateral (select * from lesson_questions where lesson_id = l.id order by id desc limit 1) q
    left join lesson_answers a on a.question_id = q.id and a.user_id = ${sql.placeholder('userId')}::int
    where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is null
      and (q.closed_at is null or q.version_id is not null)`,
)
