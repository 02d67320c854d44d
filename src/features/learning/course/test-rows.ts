import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId }) => [
  sql`insert into course_staff (course_id, user_id, accepted_at)
    values (${courseId}, ${userId}, now())`,
]
