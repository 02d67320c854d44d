import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`insert into own_todos (user_id, key, title) values (${userId}, 'a', ${word('own-todo')})`,
  sql`insert into todo_snoozes (user_id, key, until_on)
    values (${userId}, ${word('snooze')}, current_date + 3)`,
]
