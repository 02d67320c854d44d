import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with made as (
      insert into classes (name, year_from, semester, code) values ('班', 2026, 'first', ${`HOME${userId}`}) returning id)
    insert into homework (class_id, key, state, title, due_at, photos_most, files_most, kinds, created_by_id)
    select id, repeat('a', 32), 'published', '作业', now(), 9, 1, '{picture}', ${userId} from made`,
  sql`insert into homework_targets (homework_id, user_id)
    select id, created_by_id from homework where created_by_id = ${userId}`,
  sql`insert into homework_works (homework_id, user_id, text, hand_ins, comment, raw_mark, marked_by_id, marked_at,
      released_at)
    select id, created_by_id, ${word('draft of homework')}, 1, ${word('comment on homework')}, 9000, created_by_id,
      now(), now() from homework where created_by_id = ${userId}`,
  sql`insert into homework_hand_ins (work_id, number, text)
    select id, 1, ${word('work on homework')} from homework_works where user_id = ${userId}`,
  sql`insert into homework_work_files (work_id, user_file_id, handed_in)
    select w.id, f.id, true from homework_works w, user_files f where w.user_id = ${userId} and f.owner_id = ${userId}`,
  sql`insert into homework_annotations (work_id, hand_in, user_file_id, page, shapes)
    select f.work_id, 1, f.user_file_id, 1, json_build_array(json_build_object('id', '0000000a', 'kind', 'note',
      'colour', 'red', 'at', json_build_array(1, 2), 'text', ${word('note on homework')}::text))::jsonb
    from homework_work_files f join homework_works w on w.id = f.work_id where w.user_id = ${userId} limit 1`,
  sql`insert into homework_uploads (upload_id, work_id)
    select ${`upload to homework of ${userId}`}, id from homework_works where user_id = ${userId}`,
  sql`with given as (
      insert into homework (class_id, key, state, title, due_at, photos_most, files_most, kinds, in_groups, created_by_id)
      select class_id, repeat('b', 32), 'published', '小组作业', now(), 9, 1, '{picture}', true, ${userId} from homework
      where created_by_id = ${userId} returning id
    ), shared as (
      insert into homework_works (homework_id, group_name, text, hand_ins, saved_by_id)
      select id, '甲', ${word('work of a group')}, 1, ${userId} from given returning id, homework_id
    ), own as (
      insert into homework_works (homework_id, user_id, shared_id, hand_ins, own_reason, marked_at, released_at)
      select homework_id, ${userId}, id, 1, ${word('reason of an own mark')}, now(), now() from shared
    )
    insert into homework_hand_ins (work_id, number, text, handed_in_by_id)
    select id, 1, ${word('work of a group')}, ${userId} from shared`,
  sql`insert into homework_events (homework_id, kind, actor_id, subject_id)
    select id, 'marked', ${userId}, ${userId} from homework where created_by_id = ${userId}`,
  sql`insert into homework_exports (homework_id, owner_id, locale)
    select id, ${userId}, 'zh-CN' from homework where created_by_id = ${userId}`,
]
