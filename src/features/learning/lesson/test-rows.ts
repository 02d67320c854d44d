import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`ROLL${userId}`}) returning id),
    lesson as (insert into lessons (class_id, secret) select id, 'secret' from made returning id),
    other as (
      insert into users (username, password_hash, account_role)
      values (${`roll-other-${userId}`}, '', '1') returning id),
    mark as (
      insert into lesson_marks (lesson_id, user_id, state) select id, ${userId}::int, 'late' from lesson),
    tried as (
      insert into lesson_tries (lesson_id, user_id, other_id)
      select lesson.id, ${userId}::int, other.id from lesson, other)
    insert into lesson_mark_events (lesson_id, user_id, actor_id, source, "to", reason)
    select id, ${userId}::int, ${userId}::int, 'hand', 'late', ${word('attendance-reason')} from lesson
    union all select lesson.id, other.id, ${userId}::int, 'hand', 'late', '' from lesson, other`,
  sql`with asked as (
      insert into lesson_questions (lesson_id, closed_at)
      select l.id, now() from lessons l join classes c on c.id = l.class_id where c.code = ${`ROLL${userId}`} returning id)
    insert into lesson_answers (question_id, user_id, choices) select id, ${userId}::int, '{1}' from asked`,
  sql`insert into leave_requests (class_id, user_id, key, first_day, last_day, reason, state, decided_by_id)
    select id, ${userId}::int, repeat('c', 32), '2026-11-02', '2026-11-03', ${word('leave-reason')}, 'approved', ${userId}::int
    from classes where code = ${`ROLL${userId}`}`,
  sql`insert into leave_requests (class_id, user_id, key, first_day, last_day, reason, state, decided_by_id)
    select c.id, o.id, repeat('d', 32), '2026-11-02', '2026-11-02', '', 'refused', ${userId}::int
    from classes c join users o on o.username = ${`roll-other-${userId}`} where c.code = ${`ROLL${userId}`}`,
  sql`insert into leave_pictures (user_file_id, leave_id, position)
    select f.id, r.id, 1 from leave_requests r join user_files f on f.owner_id = r.user_id
    where r.user_id = ${userId} order by f.id desc limit 1`,
  sql`insert into leave_uploads (upload_id, user_id) values (md5(${`leave ${userId}`}), ${userId})`,
  sql`insert into lesson_calls (lesson_id, user_id, actor_id, outcome)
    select l.id, ${userId}::int, ${userId}::int, 'here' from lessons l join classes c on c.id = l.class_id
    where c.code = ${`ROLL${userId}`}`,
]
