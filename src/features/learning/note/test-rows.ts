import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId }) => [
  sql`insert into notes (user_id, key, course_id, chapter_id, item_id, body, sought, saves)
    select ${userId}, repeat('a', 32), course_id, chapter_id, id, '<p>note</p>', 'note', '{}'
    from course_items where id = ${itemId}`,
]
