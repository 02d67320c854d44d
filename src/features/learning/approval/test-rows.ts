import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, courseId, word }) => [
  sql`insert into course_submissions (course_id, occasion, offer, submitter_id, holder_id, held_at)
    values (${courseId}, 'change',
      jsonb_build_object('head', '{}'::jsonb, 't-1',
        jsonb_build_object('kind', 'teacher', 'userId', ${userId}::int, 'name', ${word('submission')}::text)),
      ${userId}, ${userId}, now())`,
]
