import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, phone, attachment, word }) => [
  sql`insert into feedback (id, user_id, name, mobile, remark, attachment_file_id)
    values (${randomUUID()}, ${userId}, ${word('sender')}, ${phone}, ${word('remark')},
      ${attachment.id})`,
]
