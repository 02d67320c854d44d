import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`CRSE${userId}`}) returning id)
    insert into class_courses (class_id, course_id, position, grants, added_by_id)
    select id, ${courseId}, 1, true, ${userId} from made`,
]
