import {
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { questions, questionVersions } from '#src/features/content/bank/tables.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { courseChapters, courses } from '#src/features/learning/course/tables.ts'
import { quizAttempts, quizzes } from '#src/features/learning/quiz/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { answerKinds, judgements, mistakes } from './rules-of-set.ts'

const ofUser = () =>
  integer()
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })
const ofQuestion = () =>
  integer()
    .notNull()
    .references(() => questions.id, { onDelete: 'cascade' })
/** A version that a learner has answered stays, also when its question is deleted. */
const ofVersion = () =>
  integer()
    .notNull()
    .references(() => questionVersions.id, { onDelete: 'restrict' })

/** The quiz that brought a question, and its place in a course. */
const source = () => ({
  quizId: integer().references(() => quizzes.id, { onDelete: 'set null' }),
  courseId: integer().references(() => courses.id, { onDelete: 'set null' }),
  chapterId: integer().references(() => courseChapters.id, { onDelete: 'set null' }),
})

/**
 * The questions whose key a learner may know, because a quiz has said so by `answersMarked`, and those that the learner has
 * answered in practice that is open at any time (`open-practice.ts`).
 */
export const metQuestions = pgTable(
  'met_questions',
  {
    userId: ofUser(),
    questionId: ofQuestion(),
    versionId: ofVersion(),
    ...source(),
    metAt: moment().notNull().defaultNow(),
    /** The school's day of the last practice. */
    practisedOn: date(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('met_questions_course').on(t.userId, t.courseId, t.chapterId),
    index().on(t.questionId),
    index().on(t.versionId),
    index().on(t.quizId),
    index().on(t.courseId),
    index().on(t.chapterId),
  ],
)

/** The wrong-question set: a question that a person answered wrongly, and its memory by FSRS-6 in days. */
export const wrongQuestions = pgTable(
  'wrong_questions',
  {
    userId: ofUser(),
    questionId: ofQuestion(),
    /** The version that was answered wrongly. */
    versionId: ofVersion(),
    ...source(),
    timesWrong: integer().notNull().default(1),
    firstWrongAt: moment().notNull().defaultNow(),
    lastWrongAt: moment().notNull().defaultNow(),
    lastAttemptId: integer().references(() => quizAttempts.id, { onDelete: 'set null' }),
    /** As the learner says; null until then. */
    mistake: text({ enum: mistakes }),
    /** The school's day; an examination may bring it forward, see due-day.ts. */
    dueOn: date().notNull(),
    stability: doublePrecision().notNull(),
    difficulty: doublePrecision().notNull(),
    reps: integer().notNull().default(1),
    lapses: integer().notNull().default(0),
    /** The school's day of the last answer that counted. */
    revisedOn: date().notNull(),
    /** Days on which it was answered correctly, without a miss between. */
    streak: smallint().notNull().default(0),
    /** The last answer that counted was correct and fast. */
    wasFast: boolean().notNull().default(false),
    masteredAt: moment(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.questionId] }),
    index('wrong_questions_due').on(t.userId, t.dueOn),
    index().on(t.questionId),
    index().on(t.versionId),
    index().on(t.quizId),
    index().on(t.courseId),
    index().on(t.chapterId),
    index().on(t.lastAttemptId),
  ],
)

/** Every answer in a revision or in practice. */
export const revisionAnswers = pgTable(
  'revision_answers',
  {
    id: id(),
    userId: ofUser(),
    questionId: ofQuestion(),
    versionId: ofVersion(),
    /** Made by the browser: the same answer sent twice is one answer. */
    clientId: text().notNull(),
    kind: text({ enum: answerKinds }).notNull(),
    /** By the schema `questionAnswer`. */
    answer: jsonb().$type<QuestionAnswer>().notNull(),
    mark: jsonb().$type<Marked>().notNull(),
    /** The verdict; of a question without a machine's mark the learner's own, null until then. */
    judgement: text({ enum: judgements }),
    /** FSRS: 1 Again to 4 Easy; null where the answer did not count for the schedule. */
    rating: smallint(),
    /** The school's day on which it arrived. */
    day: date().notNull(),
    durationMs: integer().notNull(),
    answeredAt: moment().notNull().defaultNow(),
  },
  (t) => [
    uniqueIndex('revision_answers_client').on(t.userId, t.clientId),
    index('revision_answers_day').on(t.userId, t.day),
    index('revision_answers_duration').on(t.questionId, t.id),
    index().on(t.versionId),
  ],
)

/** The day of a learner's examination in a course, which caps the intervals of its questions. */
export const revisionExams = pgTable(
  'revision_exams',
  {
    userId: ofUser(),
    courseId: integer()
      .notNull()
      .references(() => courses.id, { onDelete: 'cascade' }),
    examOn: date().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.courseId] }), index().on(t.courseId)],
)
