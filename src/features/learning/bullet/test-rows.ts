import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId, word }) => [
  sql`insert into bullets (item_id, author_id, key, second, words)
    values (${itemId}, ${userId}, repeat('a', 32), 7, ${word('bullet comment')})`,
  sql`insert into bullet_reports (bullet_id, user_id, reason, words)
    select id, author_id, 'other', ${word('bullet report')} from bullets where author_id = ${userId}`,
]
