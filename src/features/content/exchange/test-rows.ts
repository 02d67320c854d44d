import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with i as (insert into question_imports (owner_id, state, name, pasted)
        values (${userId}, 'review', ${word('import')}, ${word('pasted')}) returning id)
    insert into question_import_rows (import_id, position, place, source, keep)
    select id, 0, '{"kind":"line","at":"1"}', ${word('source')}, true from i`,
  sql`insert into question_exports (owner_id, format, "order", questions)
    values (${userId}, 'xlsx', '{}', 1)`,
]
