import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`insert into data_exports (user_id, status) values (${userId}, 'failed')`,
  // One that has ended: an open one would keep the person from being erased.
  sql`insert into deletion_holds (user_id, reason, ended_at) values (${userId}, ${word('hold')}, now())`,
]
