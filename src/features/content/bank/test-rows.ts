import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with f as (insert into question_folders (owner_id, name) values (${userId}, ${word('bank-folder')})
        returning id),
      q as (insert into questions (owner_id, folder_id, type, title, title_en, words, likeness)
        select ${userId}, id, 'essay', '', '', '', '{}' from f returning id),
      v as (insert into question_versions (question_id, number, author_id, body)
        select id, 1, ${userId}, json_build_object('type', 'essay', 'stem', ${word('stem')}::text) from q),
      t as (insert into question_tags (owner_id, name) values (${userId}, ${word('bank-tag')}) returning id),
      x as (insert into question_tagged (question_id, tag_id) select q.id, t.id from q, t),
      s as (insert into question_folder_shares (folder_id, user_id) select id, ${userId} from f),
      u as (insert into question_undos (user_id, act, before) values (${userId}, 'points', '[]'))
    insert into question_files (version_id, user_file_id)
    select v.id, u.id from question_versions v, user_files u
    where v.author_id = ${userId} and u.owner_id = ${userId} limit 1`,
]
