import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId, word }) => [
  sql`insert into interactions (author_id, key, course_id, item_id, body, sought, vector, reply_count, me_too_count)
    select ${userId}, repeat('a', 32), course_id, id, ${word('question')}, 'question', '''question''', 1, 1
    from course_items where id = ${itemId}`,
  sql`insert into interaction_replies (author_id, key, interaction_id, body)
    select author_id, repeat('b', 32), id, ${word('answer')} from interactions where author_id = ${userId}`,
  sql`insert into interaction_pictures (user_file_id, interaction_id, position)
    select f.id, q.id, 1 from interactions q join user_files f on f.owner_id = q.author_id
    where q.author_id = ${userId} order by f.id desc limit 1`,
  sql`insert into interaction_uploads (upload_id, author_id) values (md5(${String(userId)}), ${userId})`,
  sql`insert into interaction_followers (interaction_id, user_id)
    select id, author_id from interactions where author_id = ${userId}`,
  sql`insert into interaction_me_too (interaction_id, user_id)
    select id, author_id from interactions where author_id = ${userId}`,
  sql`insert into interaction_reports (interaction_id, user_id, reason, words)
    select id, author_id, 'other', ${word('question report')} from interactions where author_id = ${userId}`,
  sql`insert into interaction_reply_reports (reply_id, user_id, reason, words)
    select id, author_id, 'other', ${word('reply report')} from interaction_replies where author_id = ${userId}`,
]
