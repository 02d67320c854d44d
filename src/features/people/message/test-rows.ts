import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`insert into messages (user_id, kind, title_zh, title_en, text_zh, text_en)
    values (${userId}, 'system', ${word('message')}, '', '', '')`,
  sql`insert into message_switches (user_id, kind, channel, enabled)
    values (${userId}, 'course', 'mail', false)`,
  sql`insert into message_bundles (user_id, channel, sent_at) values (${userId}, 'mail', now())`,
]
