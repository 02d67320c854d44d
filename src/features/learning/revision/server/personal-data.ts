import { eq, sql } from 'drizzle-orm'
import { personalPart } from '#src/server/personal-data.ts'
import { metQuestions, revisionAnswers, revisionExams, wrongQuestions } from '../tables.ts'

/** The personal data that the wrong-question set holds. */
export const revisionParts = [
  personalPart({
    id: 'wrong-questions',
    name: { zh: '错题集', en: 'Wrong-question set' },
    tables: ['wrong_questions'],
    fate: 'deleted',
    rows: (userId) => sql`
      select q.title, q.title_en, w.times_wrong, w.first_wrong_at, w.last_wrong_at, w.mistake, w.due_on,
        w.revised_on, w.streak, w.mastered_at
      from wrong_questions w join questions q on q.id = w.question_id
      where w.user_id = ${userId} order by w.first_wrong_at`,
    async erase(tx, userId) {
      await tx.delete(wrongQuestions).where(eq(wrongQuestions.userId, userId))
    },
  }),
  personalPart({
    id: 'met-questions',
    name: { zh: '可练习的题目', en: 'Questions for practice' },
    tables: ['met_questions'],
    fate: 'deleted',
    rows: (userId) => sql`
      select q.title, q.title_en, m.met_at, m.practised_on
      from met_questions m join questions q on q.id = m.question_id
      where m.user_id = ${userId} order by m.met_at, m.question_id`,
    async erase(tx, userId) {
      await tx.delete(metQuestions).where(eq(metQuestions.userId, userId))
    },
  }),
  personalPart({
    id: 'revision-answers',
    name: { zh: '复习与练习作答', en: 'Answers in revision and practice' },
    tables: ['revision_answers'],
    fate: 'deleted',
    rows: (userId) => sql`
      select q.title, q.title_en, a.kind, a.answer, a.judgement, a.day, a.duration_ms, a.answered_at
      from revision_answers a join questions q on q.id = a.question_id
      where a.user_id = ${userId} order by a.id`,
    async erase(tx, userId) {
      await tx.delete(revisionAnswers).where(eq(revisionAnswers.userId, userId))
    },
  }),
  personalPart({
    id: 'revision-exams',
    name: { zh: '考试日期', en: 'Examination days' },
    tables: ['revision_exams'],
    fate: 'deleted',
    rows: (userId) => sql`
      select c.name, c.name_en, e.exam_on from revision_exams e join courses c on c.id = e.course_id
      where e.user_id = ${userId} order by e.course_id`,
    async erase(tx, userId) {
      await tx.delete(revisionExams).where(eq(revisionExams.userId, userId))
    },
  }),
]
