import { sql } from 'drizzle-orm'
import type { TestRows } from '#tests/person-with-everything.ts'

/** A person's rows in this room, for the tests of personal data. */
export const testRows: TestRows = ({ userId, word }) => [
  sql`with q as (insert into questions (owner_id, type, title, title_en, words, likeness)
        values (${userId}, 'fillIn', ${`stem of ${userId}`}, '', '', '{}') returning id),
      v as (insert into question_versions (question_id, number, body)
        select id, 1, '{"type":"fillIn"}' from q returning id),
      z as (insert into quizzes (title) values ('quiz') returning id),
      a as (insert into quiz_attempts (quiz_id, user_id, status, score, max_score, passed)
        select id, ${userId}, 'handedIn', 3, 5, true from z returning id),
      f as (insert into attempt_leaves (attempt_id, key, left_at, seconds) select id, 'leave-01', now(), 5 from a),
      p as (insert into attempt_presence (attempt_id) select id from a),
      e as (insert into quiz_allowances (quiz_id, user_id, extra_minutes) select id, ${userId}, 15 from z),
      o as (insert into quiz_attempts (quiz_id, user_id, status) select id, ${userId}, 'open' from z)
    insert into attempt_answers (attempt_id, question_id, version_id, answer, revision, score)
    select a.id, q.id, v.id,
      json_build_object('type', 'fillIn', 'gaps', json_build_object('g', ${word('answer')}::text)), 1, 3
    from a, q, v`,
  sql`with w as (select w.attempt_id, w.question_id from attempt_answers w
        join quiz_attempts a on a.id = w.attempt_id where a.user_id = ${userId} limit 1),
      r as (insert into remarkings (quiz_id, question_id, version_id, way, raised, lowered, remarked_by)
        select a.quiz_id, w.question_id, v.id, 'key', 1, 0, ${userId} from w
        join quiz_attempts a on a.id = w.attempt_id join question_versions v on v.question_id = w.question_id),
      n as (insert into attempt_answer_files (attempt_id, question_id, user_file_id)
        select w.attempt_id, w.question_id, f.id from w, user_files f where f.owner_id = ${userId}),
      u as (insert into answer_uploads (upload_id, attempt_id, question_id)
        select ${`upload of ${userId}`}, w.attempt_id, w.question_id from w),
      h as (insert into photo_links (token_hash, attempt_id, question_id, session_id, expires_at)
        select ${`photo link of ${userId}`}, w.attempt_id, w.question_id, s.id, now() from w,
          (select id from sessions where user_id = ${userId} limit 1) s),
      c as (insert into mark_changes (attempt_id, question_id, cause, score_before, score_after, changed_by)
        select attempt_id, question_id, 'hand', 1, 3, ${userId} from w),
      k as (insert into attempt_comments (attempt_id, comment, written_by)
        select attempt_id, ${word('whole')}, ${userId} from w)
    insert into hand_marks (attempt_id, question_id, points, "of", comment, marked_by, revision)
    select attempt_id, question_id, 3, 5, ${word('comment')}, ${userId}, 1 from w`,
]
