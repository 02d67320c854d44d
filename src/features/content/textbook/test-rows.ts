import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`insert into textbook_favourites (user_id, name) values (${userId}, ${word('favourite-textbook')})`,
  sql`with d as (insert into drafts (kind) values ('textbook') returning id),
    r as (insert into draft_records (draft_id, key, value, revision)
      select id, 'head', jsonb_build_object('kind', 'textbook', 'name', jsonb_build_object('zh', ${word('textbook')}::text, 'en', '')), 0
      from d)
    insert into textbooks (owner_id, draft_id, author) select ${userId}, id, '' from d`,
]
