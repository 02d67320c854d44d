import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`ROST${userId}`}) returning id)
    insert into roster_rows (class_id, number, name, phone, email, group_name, user_id)
    select id, ${word('number')}, ${word('name')}, ${word('phone')}, ${word('email')}, ${word('group')}, ${userId} from made`,
]
