import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code, transfer_to_id)
      values ('班', 2026, 'first', ${`TEST${userId}`}, ${userId}) returning id),
    event as (
      insert into class_events (class_id, kind, actor_id, subject_id)
      select id, 'approved', ${userId}, ${userId} from made)
    insert into class_members (class_id, user_id, role, state, student_number)
    select id, ${userId}, 'student', 'member', ${word('student-number')} from made`,
]
