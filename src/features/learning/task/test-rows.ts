import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, itemId, word }) => [
  sql`insert into task_answers (course_id, item_id, user_id, text, revision, hand_ins)
    select course_id, id, ${userId}, ${word('draft of a task')}, 1, 1 from course_items where id = ${itemId}`,
  sql`insert into task_hand_ins (answer_id, number, text)
    select id, 1, ${word('answer to a task')} from task_answers where user_id = ${userId}`,
  sql`insert into task_answer_files (answer_id, user_file_id, handed_in)
    select a.id, f.id, true from task_answers a, user_files f where a.user_id = ${userId} and f.owner_id = ${userId}`,
  sql`insert into task_uploads (upload_id, answer_id)
    select ${`upload to a task of ${userId}`}, id from task_answers where user_id = ${userId}`,
  sql`insert into task_comments (answer_id, hand_in, author_id, key, text)
    select id, 1, user_id, repeat('d', 32), ${word('comment on a task')} from task_answers where user_id = ${userId}`,
]
