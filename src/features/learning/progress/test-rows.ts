import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId }) => [
  sql`insert into learner_contacts (course_id, user_id, writer_id, key)
    select course_id, ${userId}, ${userId}, 'message' from course_items where id = ${itemId}`,
]
