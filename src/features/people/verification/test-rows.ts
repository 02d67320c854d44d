import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, document, word }) => [
  sql`with made as (
      insert into teacher_verifications (user_id, real_name, courses_taught, note)
      values (${userId}, ${word('verified')}, '', ${word('note')}) returning id)
    insert into verification_documents (verification_id, position, file_id)
    select id, 0, ${document.id} from made`,
]
