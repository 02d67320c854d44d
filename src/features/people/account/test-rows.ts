import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'
import { targetSubject } from '#src/features/people/guard/server/code-limits.ts'
import { nameSubject, personSubject } from '#src/features/people/guard/server/subjects.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, phone, email, word, secret }) => [
  sql`insert into user_custom_roles (user_id, role) values (${userId}, 'editor')`,
  sql`insert into rotated_credentials (hash, salt, session_id)
    select ${secret('rotated')}, '', id from sessions where user_id = ${userId}`,
  sql`insert into verification_codes (target, purpose, code_hash, guesses_left, questions_left, expires_at)
    values (${phone}, 'account.sign-up', ${secret('code')}, 5, 5, now() + interval '1 day')`,
  sql`insert into code_limits (subject, day, sent, free_at)
    values (${targetSubject(email, 'account.sign-up')}, now(), 1, now())`,
  sql`insert into tries (subject, failures, last_failed_at)
    values (${personSubject(userId)}, 1, now()), (${nameSubject(email)}, 1, now())`,
  sql`insert into outbox_messages (channel, "to", template, locale, subject, text, status)
    values ('mail', ${email}, 'test', 'zh-CN', ${word('subject')}, ${secret('mail')}, 'kept')`,
]
