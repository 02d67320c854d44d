import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with d as (insert into drafts (kind) values ('textbook') returning id),
    s as (insert into draft_states (draft_id, person_id, kind, revision, records)
      select id, ${userId}, 'edit', 1, jsonb_build_object('t-1',
        jsonb_build_array(null, jsonb_build_object('kind', 'teacher', 'userId', ${userId}::int, 'name', ${word('state')}::text))) from d)
    insert into draft_asides (draft_id, person_id, key, field, value)
    select id, ${userId}, 'c-1', 'name.zh', to_jsonb(${word('aside')}::text) from d`,
]
