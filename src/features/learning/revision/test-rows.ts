import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`with v as (select v.id, v.question_id from question_versions v
        join attempt_answers a on a.version_id = v.id join quiz_attempts t on t.id = a.attempt_id
        where t.user_id = ${userId} limit 1),
      m as (insert into met_questions (user_id, question_id, version_id)
        select ${userId}, question_id, id from v),
      a as (insert into revision_answers (user_id, question_id, version_id, client_id, kind, answer, mark, day, duration_ms)
        select ${userId}, question_id, id, ${`client-${userId}`}, 'card',
          json_build_object('type', 'fillIn', 'gaps', json_build_object('g', ${word('revised')}::text)),
          '{}', '2026-01-02', 1000 from v)
    insert into wrong_questions (user_id, question_id, version_id, due_on, stability, difficulty, revised_on)
    select ${userId}, question_id, id, '2026-01-02', 1, 5, '2026-01-01' from v`,
  sql`insert into revision_exams (user_id, course_id, exam_on) values (${userId}, ${courseId}, '2026-12-24')`,
]
