import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`insert into course_favourites (user_id, course_id, name) values (${userId}, ${courseId}, ${word('favourite')})`,
  sql`insert into course_staff (course_id, user_id, accepted_at)
    values (${courseId}, ${userId}, now())`,
]
