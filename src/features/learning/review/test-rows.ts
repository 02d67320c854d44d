import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`insert into course_reviews (course_id, user_id, halves, content, counted, helpful_count)
    values (${courseId}, ${userId}, 9, ${word('review')}, true, 1)`,
  sql`update courses set rating_count = 1, rating_halves = 9 where id = ${courseId}`,
  sql`insert into course_review_replies (review_id, user_id, content)
    select id, user_id, ${word('reply')} from course_reviews where user_id = ${userId}`,
  sql`insert into course_review_helpful (review_id, user_id)
    select id, user_id from course_reviews where user_id = ${userId}`,
  sql`insert into course_review_reports (review_id, user_id, reason, words)
    select id, user_id, 'other', ${word('report')} from course_reviews where user_id = ${userId}`,
]
