import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`ANNC${userId}`}) returning id),
    announced as (
      insert into announcements (class_id, author_id, key, title, body, publish_at)
      select id, ${userId}, ${'0'.repeat(32)}, '公告', '<p>公告</p>', now() from made returning id),
    reminded as (
      insert into announcement_reminders (announcement_id, user_id) select id, ${userId} from announced)
    insert into announcement_reads (announcement_id, user_id) select id, ${userId} from announced`,
]
