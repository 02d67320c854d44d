import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`insert into course_favourites (user_id, course_id, name) values (${userId}, ${courseId}, ${word('favourite')})`,
  sql`insert into course_reviews (course_id, user_id, halves, content)
    values (${courseId}, ${userId}, 9, ${word('review')})`,
  sql`insert into course_staff (course_id, user_id, accepted_at)
    values (${courseId}, ${userId}, now())`,
  sql`update courses set rating_count = 1, rating_halves = 9 where id = ${courseId}`,
]
