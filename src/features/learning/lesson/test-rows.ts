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
]
