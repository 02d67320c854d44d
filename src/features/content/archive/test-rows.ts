import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId }) => [
  sql`insert into archives (owner_id, act, kind) values (${userId}, 'export', 'course')`,
]
