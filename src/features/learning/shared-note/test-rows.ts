import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`NOTE${userId}`}) returning id)
    insert into shared_notes (note_id, class_id, user_id)
    select n.id, made.id, n.user_id from made, notes n where n.user_id = ${userId}`,
  sql`insert into shared_note_reports (shared_id, user_id, reason, words)
    select id, user_id, 'other', ${word('note report')} from shared_notes where user_id = ${userId}`,
]
