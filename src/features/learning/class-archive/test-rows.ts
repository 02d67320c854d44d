import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`ARCH${userId}`}) returning id)
    insert into class_archives (class_id, owner_id, "order")
    select id, ${userId}, '{"language":"zh-CN","reports":true,"works":"none","samples":3,"quizzes":false}' from made`,
]
