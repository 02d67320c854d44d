import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with q as (insert into former_questions (owner_id, type, stem)
        values (${userId}, 'blank', ${`stem of ${userId}`}) returning id),
      z as (insert into quizzes (title) values ('quiz') returning id),
      a as (insert into quiz_attempts (quiz_id, user_id, status, score, max_score, passed)
        select id, ${userId}, 'handedIn', 3, 5, true from z returning id),
      o as (insert into quiz_attempts (quiz_id, user_id, status) select id, ${userId}, 'open' from z),
      w as (insert into attempt_answers (attempt_id, question_id, texts, revision, score)
        select a.id, q.id, array[${word('answer')}], 1, 3 from a, q)
    insert into wrong_questions (user_id, question_id, last_attempt_id)
    select ${userId}, q.id, a.id from a, q`,
]
