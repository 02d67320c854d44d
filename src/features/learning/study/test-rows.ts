import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, itemId }) => [
  sql`insert into study_progress (user_id, item_id, course_id)
    values (${userId}, ${itemId}, ${courseId})`,
  sql`insert into study_clocks (user_id) values (${userId})`,
  sql`insert into study_places (user_id, item_id, course_id)
    values (${userId}, ${itemId}, ${courseId})`,
  sql`insert into course_completions (user_id, course_id) values (${userId}, ${courseId})`,
]
