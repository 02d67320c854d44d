import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId }) => [
  sql`insert into notes (user_id, key, course_id, chapter_id, item_id, body, sought, saves)
    select ${userId}, repeat('a', 32), course_id, chapter_id, id, '<p>note</p>', 'note', '{}'
    from course_items where id = ${itemId}`,
  sql`insert into note_frames (key, user_id, user_file_id, note_id)
    select md5(${`frame ${userId}`}), n.user_id, f.id, n.id from notes n join user_files f on f.owner_id = n.user_id
    where n.user_id = ${userId} order by f.id limit 1`,
  sql`insert into note_exports (owner_id, format, locale, keyword, notes)
    values (${userId}, 'pdf', 'zh-CN', '', 1)`,
]
