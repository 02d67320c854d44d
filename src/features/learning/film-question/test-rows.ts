import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId, word }) => [
  sql`with v as (select v.id, v.question_id from question_versions v order by v.id limit 1),
      p as (insert into film_questions (course_id, item_id, second, question_id, version_id)
        select i.course_id, i.id, 3, v.question_id, v.id from v, course_items i where i.id = ${itemId} returning id)
    insert into film_question_answers (point_id, user_id, first_answer, first_right, last_answer, last_right, client_id)
    select p.id, ${userId}, json_build_object('type', 'fillIn', 'gaps', json_build_object('g', ${word('in a film')}::text)),
      false, '{}', false, 'client-1' from p`,
]
