import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId }) => [
  sql`insert into result_samples (quiz_id, year)
    select distinct quiz_id, 2026 from quiz_attempts where user_id = ${userId}`,
  sql`insert into sampled_results (quiz_id, year, attempt_id, percent, types)
    select quiz_id, 2026, id, 50, '{}' from quiz_attempts where user_id = ${userId}`,
]
