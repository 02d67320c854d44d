import { sql } from 'drizzle-orm'
import { prepared } from '#src/server/database/prepared.ts'

/** The open question of a class, for a student. */
export const findOpenQuestion = prepared<{ questionId: number; choice: number | null }>(
  'lesson_open_question',
  sql`select q.id as "questionId", a.choice
    from lessons l join lesson_questions q on q.lesson_id = l.id and q.closed_at is null
    left join lesson_answers a on a.question_id = q.id and a.user_id = ${sql.placeholder('userId')}::int
    where l.class_id = ${sql.placeholder('classId')}::int and l.ended_at is null`,
)
