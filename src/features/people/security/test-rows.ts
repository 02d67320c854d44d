import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, secret }) => [
  sql`insert into reset_links (token_hash, user_id, made_by_id, expires_at)
    values (${secret('link')}, ${userId}, ${userId}, now() + interval '1 day')`,
]
