import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code)
      values ('班', 2026, 'first', ${`DISC${userId}`}) returning id),
    visited as (
      insert into discussion_visits (class_id, user_id, since_at) select id, ${userId}, now() from made)
    insert into discussion_topics (class_id, author_id, key, title, body, sought)
    select id, ${userId}, repeat('a', 32), ${word('topic')}, ${word('topic text')}, 'topic' from made`,
  sql`insert into discussion_replies (author_id, key, topic_id, body, sought)
    select author_id, repeat('b', 32), id, ${word('topic reply')}, 'reply' from discussion_topics where author_id = ${userId}`,
  sql`insert into discussion_pictures (user_file_id, topic_id, position)
    select f.id, t.id, 1 from discussion_topics t join user_files f on f.owner_id = t.author_id
    where t.author_id = ${userId} order by f.id limit 1`,
  sql`insert into discussion_uploads (upload_id, author_id) values (md5(${`discussion ${userId}`}), ${userId})`,
  sql`insert into discussion_followers (topic_id, user_id)
    select id, author_id from discussion_topics where author_id = ${userId}`,
  sql`insert into discussion_topic_reports (topic_id, user_id, reason, words)
    select id, author_id, 'other', ${word('topic report')} from discussion_topics where author_id = ${userId}`,
  sql`insert into discussion_reply_reports (reply_id, user_id, reason, words)
    select id, author_id, 'other', ${word('topic reply report')} from discussion_replies where author_id = ${userId}`,
]
