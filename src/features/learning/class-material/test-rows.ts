import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`MATL${userId}`}) returning id)
    insert into class_materials (class_id, url, title, position, added_by_id)
    select id, 'https://example.com', '资料', 1, ${userId} from made`,
]
