import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with p as (insert into papers (owner_id, name) values (${userId}, ${word('paper')}) returning id)
    insert into paper_sections (paper_id, position, name) select id, 0, ${word('section')} from p`,
]
