import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`GRADE${userId}`}) returning id),
    book as (
      insert into gradebooks (class_id, frozen_at, released_at) select id, now(), now() from made returning class_id),
    category as (
      insert into grade_categories (class_id, name, part, weight, position)
      select class_id, '考试', 'exam', 100, 0 from book returning class_id, id),
    col as (
      insert into grade_columns (class_id, category_id, name, full_mark, position)
      select class_id, id, '期末', 10000, 0 from category returning class_id, id),
    kept as (
      insert into grade_rows (class_id, user_id, marks, frozen)
      select class_id, ${userId}, id || ':8550', id || ':8550::' from col)
    insert into grade_events (class_id, kind, actor_id, column_id, student_id, was, "is", why)
    select class_id, 'mark', ${userId}, id, ${userId}, '', '8550', ${word('grade-reason')} from col`,
  sql`insert into grade_office_columns (user_id, heads, columns, used_at)
    values (${userId}, 'heads', '{"number":0,"name":null,"usual":null,"exam":null,"total":1,"note":null}', now())`,
]
