import { and, eq, inArray, notInArray, type SQL, sql } from 'drizzle-orm'
import type { QuestionType } from '#src/features/content/question/types.ts'
import { personalPart } from '#src/server/personal-data.ts'
import { attemptComments, handMarks, markChanges, remarkings } from '../mark-tables.ts'
import {
  attemptAnswers,
  attemptLeaves,
  attemptPresence,
  quizAllowances,
  quizAttempts,
} from '../tables.ts'
import { marksVisible } from './times.ts'
import { dropFilesOf } from './drop-answer-files.ts'

/** Answers that consist of choices only. */
const typesWithoutWords: QuestionType[] = [
  ...(['single', 'multiple', 'trueFalse', 'matching', 'ordering'] as const),
  ...(['classification', 'hotspot', 'dragText'] as const),
]

/** A mark is in the download from the moment on at which the quiz `q` shows it, and always for the one who gave it. */
const ifVisible = (value: SQL, orElse = sql`false`): SQL =>
  sql`case when ${marksVisible} or ${orElse} then ${value} end`

/** The personal data that quizzes hold. */
export const quizParts = [
  personalPart({
    id: 'quiz-attempts',
    name: { zh: '测验成绩', en: 'Quiz results' },
    tables: ['quiz_attempts'],
    fate: {
      anonymous: {
        zh: '已交卷的成绩计入测验统计，保留分数但不再关联到您本人；未交卷的作答删除',
        en: 'Results that were handed in count in statistics: the score stays without your name. Open ones are deleted',
      },
    },
    rows: (userId) => sql`
      select a.id as attempt, q.title, q.title_en, a.number, a.status, a.started_at, a.handed_in_at,
        a.ended_by, a.late, ${ifVisible(sql`a.score`)} as score, a.max_score, case when q.show_pass then ${ifVisible(sql`a.passed`)} end as passed
      from quiz_attempts a join quizzes q on q.id = a.quiz_id
      where a.user_id = ${userId} order by a.id`,
    async erase(tx, userId) {
      await tx
        .delete(quizAttempts)
        .where(and(eq(quizAttempts.userId, userId), eq(quizAttempts.status, 'open')))
    },
  }),
  personalPart({
    id: 'quiz-answers',
    name: { zh: '测验作答', en: 'Quiz answers' },
    tables: ['attempt_answers', 'attempt_answer_files', 'answer_uploads', 'photo_links'],
    fate: {
      anonymous: {
        zh: '填写的文字、照片、文件和录音删除；选项与得分计入题目统计，不再关联到您本人',
        en: 'What you wrote, photographed, uploaded or recorded is deleted. Choices and marks count in a question’s statistics, without your name',
      },
    },
    rows: (userId) => sql`
      select w.attempt_id as attempt, asked.title, asked.title_en, w.answer, w.saved_at,
        w.late_answer, w.late_at,
        (select json_agg(json_build_object('number', f.user_file_id, 'file', u.name) order by f.user_file_id)
          from attempt_answer_files f join user_files u on u.id = f.user_file_id
          where f.attempt_id = w.attempt_id and f.question_id = w.question_id) as files,
        ${ifVisible(sql`w.score`)} as score,
        ${ifVisible(sql`w.mark -> 'mark' ->> 'verdict'`)} as verdict
      from attempt_answers w join quiz_attempts a on a.id = w.attempt_id join quizzes q on q.id = a.quiz_id
      join questions asked on asked.id = w.question_id
      where a.user_id = ${userId} and (w.answer is not null or w.late_answer is not null)
      order by w.attempt_id, w.question_id`,
    async erase(tx, userId) {
      const own = tx
        .select({ id: quizAttempts.id })
        .from(quizAttempts)
        .where(eq(quizAttempts.userId, userId))
      await tx
        .update(attemptAnswers)
        .set({ answer: null })
        .where(
          and(
            inArray(attemptAnswers.attemptId, own),
            notInArray(sql`${attemptAnswers.answer} ->> 'type'`, typesWithoutWords),
          ),
        )
      await tx
        .update(attemptAnswers)
        .set({ lateAnswer: null })
        .where(inArray(attemptAnswers.attemptId, own))
      await dropFilesOf(tx, userId)
    },
  }),
  personalPart({
    id: 'quiz-marks',
    name: { zh: '教师评分与评语', en: 'Marks and comments by teachers' },
    tables: ['hand_marks', 'mark_changes', 'remarkings', 'attempt_comments'],
    fate: {
      anonymous: {
        zh: '评语删除；分数计入题目统计，不再关联到您本人',
        en: 'Comments are deleted. Points count in a question’s statistics, without your name',
      },
    },
    rows: (userId) => {
      const ifMarker = (value: SQL) => ifVisible(value, sql`h.marked_by = ${userId}`)
      return sql`
      select h.attempt_id as attempt, asked.title, asked.title_en, ${ifMarker(sql`h.points`)} as points, h."of",
        ${ifMarker(sql`h.comment`)} as comment, h.marked_at,
        ${ifMarker(sql`(select json_agg(json_build_object('before', c.score_before, 'after', c.score_after,
          'at', c.changed_at) order by c.id) from mark_changes c
          where c.attempt_id = h.attempt_id and c.question_id = h.question_id)`)} as changes
      from hand_marks h join quiz_attempts a on a.id = h.attempt_id join quizzes q on q.id = a.quiz_id
      join questions asked on asked.id = h.question_id
      where a.user_id = ${userId} or h.marked_by = ${userId}
       union all
       select k.attempt_id, q.title, q.title_en, null, null, ${ifVisible(sql`k.comment`, sql`k.written_by = ${userId}`)},
         k.written_at, null
       from attempt_comments k join quiz_attempts a on a.id = k.attempt_id join quizzes q on q.id = a.quiz_id
       where a.user_id = ${userId} or k.written_by = ${userId} order by 1`
    },
    async erase(tx, userId) {
      const own = tx
        .select({ id: quizAttempts.id })
        .from(quizAttempts)
        .where(eq(quizAttempts.userId, userId))
      await tx.delete(attemptComments).where(inArray(attemptComments.attemptId, own))
      await tx
        .update(attemptComments)
        .set({ writtenBy: null })
        .where(eq(attemptComments.writtenBy, userId))
      await tx.update(handMarks).set({ comment: '' }).where(inArray(handMarks.attemptId, own))
      await tx.update(handMarks).set({ markedBy: null }).where(eq(handMarks.markedBy, userId))
      await tx.update(markChanges).set({ changedBy: null }).where(eq(markChanges.changedBy, userId))
      await tx.update(remarkings).set({ remarkedBy: null }).where(eq(remarkings.remarkedBy, userId))
    },
  }),
  personalPart({
    id: 'quiz-leaves',
    name: { zh: '考试中离开页面的记录', en: 'Times away during examinations' },
    tables: ['attempt_leaves', 'attempt_presence'],
    fate: 'deleted',
    rows: (userId) => sql`
      select l.attempt_id as attempt, l.left_at, l.seconds
      from attempt_leaves l join quiz_attempts a on a.id = l.attempt_id
      where a.user_id = ${userId} order by l.attempt_id, l.left_at`,
    async erase(tx, userId) {
      const own = tx
        .select({ id: quizAttempts.id })
        .from(quizAttempts)
        .where(eq(quizAttempts.userId, userId))
      await tx.delete(attemptLeaves).where(inArray(attemptLeaves.attemptId, own))
      await tx.delete(attemptPresence).where(inArray(attemptPresence.attemptId, own))
    },
  }),
  personalPart({
    id: 'quiz-allowances',
    name: { zh: '测验的个人安排', en: 'Allowances at quizzes' },
    tables: ['quiz_allowances'],
    fate: 'deleted',
    rows: (userId) => sql`
      select q.title, q.title_en, w.kind, w.extra_minutes, w.opens_at, w.closes_at, w.extra_attempts
      from quiz_allowances w join quizzes q on q.id = w.quiz_id
      where w.user_id = ${userId} order by w.quiz_id`,
    async erase(tx, userId) {
      await tx.delete(quizAllowances).where(eq(quizAllowances.userId, userId))
    },
  }),
]
