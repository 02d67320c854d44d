import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. Each person has a term of a year of its own. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with term as (
      insert into schedule_terms (year_from, half, starts_on, weeks, exam_weeks)
      values (${userId % 30_000}, 'first', '2040-09-03', 20, 0) returning id),
    made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`TIME${userId}`}) returning id),
    lesson as (
      insert into schedule_lessons (class_id, term_id, title, room, weekday, section_from, section_to, weeks, teacher_id)
      select made.id, term.id, '课', 'A1', 1, 1, 2, 1, ${userId} from made, term returning id)
    insert into schedule_changes (lesson_id, day, reason, changed_by_id)
    select id, '2040-09-03', ${word('reason-of-change')}, ${userId} from lesson`,
  sql`insert into schedule_feeds (user_id, version, live) values (${userId}, 1, true)`,
]
