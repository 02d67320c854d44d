import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { users } from '#src/features/people/account/tables.ts'
import { id, moment } from '#src/server/database/columns.ts'
import { questionFolders, questions, questionVersions } from '#src/features/content/bank/tables.ts'
import type { DrawRule } from '#src/features/content/outline/records.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import type { Marked } from '#src/features/content/question/marking/outcome.ts'
import { scoringRules } from '#src/features/content/question/types.ts'
import {
  countingRules,
  markShownWhen,
  pagings,
  quizTemplates,
  shownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import {
  allowanceKinds,
  attemptEnds,
  attemptStatuses,
  grants,
  withheldReasons,
} from './statuses.ts'

const ofQuiz = () =>
  integer()
    .notNull()
    .references(() => quizzes.id, { onDelete: 'cascade' })

export const quizzes = pgTable('quizzes', {
  id: id(),
  title: text().notNull(),
  titleEn: text(),
  template: text({ enum: quizTemplates }).notNull().default('practice'),
  /** Percentage of the points that passes (product decisions: 60). */
  passPercent: smallint().notNull().default(60),
  /** Whether results say who passes: a teacher has set a pass mark. The office counts by the percentage in any case. */
  showPass: boolean().notNull().default(true),
  /** How multiple choice is marked, where a question has no rule of its own. Fixed when the quiz is made. */
  scoringRule: text({ enum: scoringRules }).notNull().default('chinese'),
  // Settings: see `QuizSettings`, which says what each of them does.
  attempts: smallint(),
  counts: text({ enum: countingRules }).notNull().default('best'),
  waitMinutes: integer().notNull().default(0),
  timeLimit: smallint(),
  opensAt: moment(),
  closesAt: moment(),
  lateDays: smallint().notNull().default(0),
  entryMinutes: smallint(),
  handInAfter: smallint().notNull().default(0),
  graceSeconds: smallint().notNull().default(60),
  keepAnswers: boolean().notNull().default(false),
  /** Read out to a room of learners, so it is no secret of a person; no answer to a learner has it. */
  password: text().notNull().default(''),
  shuffleQuestions: boolean().notNull().default(false),
  shuffleOptions: boolean().notNull().default(false),
  paging: text({ enum: pagings }).notNull().default('all'),
  goBack: boolean().notNull().default(true),
  showMark: text({ enum: markShownWhen }).notNull().default('handIn'),
  showExplanation: text({ enum: shownWhen }).notNull().default('handIn'),
  showKey: text({ enum: shownWhen }).notNull().default('handIn'),
  watchLeaving: boolean().notNull().default(false),
  // Acts of the teacher while learners take it.
  marksReleasedAt: moment(),
  keysReleasedAt: moment(),
  /** Set while the teacher holds all its attempts; their own pauses began then or at their start. */
  pausedAt: moment(),
  /** The last reminder of those that have not handed in. */
  remindedAt: moment(),
  createdAt: moment().notNull().defaultNow(),
})

/** The sections of a quiz, in the order of their numbers from 1. Section 0 of a question is none. */
export const quizSections = pgTable(
  'quiz_sections',
  {
    quizId: ofQuiz(),
    number: smallint().notNull(),
    name: text().notNull(),
    nameEn: text().notNull().default(''),
    /** Directions in plain words. */
    intro: text().notNull().default(''),
    introEn: text().notNull().default(''),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.number] })],
)

/** Pools of a quiz: each attempt gets `count` of the questions with this number. Draw 0 of a question is none. */
export const quizDraws = pgTable(
  'quiz_draws',
  {
    quizId: ofQuiz(),
    number: smallint().notNull(),
    count: smallint().notNull(),
    /** The folder that renews the pool; null where it was chosen by hand, or once the folder was deleted. */
    folderId: integer().references(() => questionFolders.id, { onDelete: 'set null' }),
    /** Which questions of the folder, with those inside it. */
    rule: jsonb().$type<Omit<DrawRule, 'folderId'>>(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.number] }), index().on(t.folderId)],
)

/** The questions of a quiz as the next attempt gets them; an attempt keeps its own. */
export const quizQuestions = pgTable(
  'quiz_questions',
  {
    quizId: ofQuiz(),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    /** The version that was set, which never changes. */
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    position: smallint().notNull(),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    section: smallint().notNull().default(0),
    draw: smallint().notNull().default(0),
  },
  (t) => [
    primaryKey({ columns: [t.quizId, t.questionId] }),
    index().on(t.questionId),
    index().on(t.versionId),
  ],
)

export const quizAttempts = pgTable(
  'quiz_attempts',
  {
    id: id(),
    quizId: ofQuiz(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** 1 for the first attempt of this person at this quiz. */
    number: smallint().notNull().default(1),
    /** Decides its draws and orders, so that each window and each later look shows the same. */
    seed: integer().notNull().default(0),
    /** A teacher's own trial run: it counts nowhere. */
    trial: boolean().notNull().default(false),
    /** The teacher's arrangement by which it began, which decides how it counts; null for one of the quiz itself. */
    arranged: text({ enum: allowanceKinds }),
    status: text({ enum: attemptStatuses }).notNull().default('open'),
    startedAt: moment().notNull().defaultNow(),
    /** Of an attempt that ended by time, the end itself. */
    handedInAt: moment(),
    endedBy: text({ enum: attemptEnds }),
    /** Handed in after the closing of the quiz, within its days of grace. */
    late: boolean().notNull().default(false),
    /** Set while it is held; that time does not count. */
    pausedAt: moment(),
    /** The reason why it is withheld, not by the teacher; it is paused for as long. */
    withheld: text({ enum: withheldReasons }),
    /** Of the pauses that have ended. */
    pausedSeconds: integer().notNull().default(0),
    /** Points, set at hand-in. */
    score: numeric({ precision: 8, scale: 2, mode: 'number' }),
    maxScore: numeric({ precision: 8, scale: 2, mode: 'number' }),
    passed: boolean(),
    /** Set at hand-in, so that a result stays as it was when the quiz changes. */
    passPercent: smallint(),
    /** Answers that a teacher has yet to mark; while there are some, it has no score. */
    waiting: smallint().notNull().default(0),
    /** When later rooms heard of its marked answers; they hear once. */
    heardAt: moment(),
  },
  (t) => [
    index().on(t.userId, t.quizId),
    index().on(t.quizId),
    // Two windows that start at once get the same attempt.
    uniqueIndex('quiz_attempts_one_open')
      .on(t.quizId, t.userId)
      .where(sql`status = 'open'`),
    // Found by the sweep that ends what ran out.
    index('quiz_attempts_open')
      .on(t.startedAt)
      .where(sql`status = 'open'`),
  ],
)

/** The questions of an attempt, written when it starts, with the last answer to each; a mark is set at hand-in. */
export const attemptAnswers = pgTable(
  'attempt_answers',
  {
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    questionId: integer()
      .notNull()
      .references(() => questions.id, { onDelete: 'restrict' }),
    /** The version that is asked; marks and statistics name it. */
    versionId: integer()
      .notNull()
      .references(() => questionVersions.id, { onDelete: 'restrict' }),
    /** From 0, in the order in which the learner sees the questions. */
    position: smallint().notNull().default(0),
    section: smallint().notNull().default(0),
    points: numeric({ precision: 6, scale: 2, mode: 'number' }).notNull().default(1),
    /** By the schema `questionAnswer`; null while unanswered, and once its words were erased. */
    answer: jsonb().$type<QuestionAnswer>(),
    /** Set by the client and growing: a late answer never replaces a newer one. 0: not answered in this attempt. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    savedAt: moment(),
    /** The learner's mark “look at again”. */
    flagged: boolean().notNull().default(false),
    /** An answer that arrived after the end, or after one to a later question where there is no way back; the teacher decides whether it counts. */
    lateAnswer: jsonb().$type<QuestionAnswer>(),
    lateRevision: bigint({ mode: 'number' }),
    lateAt: moment(),
    /** Its learner could see the key by then: noted as a late answer arrives, and before the quiz hides its key again. */
    keySeenAt: moment(),
    /** Points earned. */
    score: numeric({ precision: 6, scale: 2, mode: 'number' }),
    /** What earned them, part by part. */
    mark: jsonb().$type<Marked>(),
    granted: text({ enum: grants }),
  },
  (t) => [
    primaryKey({ columns: [t.attemptId, t.questionId] }),
    index().on(t.questionId),
    index().on(t.versionId),
    index('attempt_answers_late')
      .on(t.attemptId)
      .where(sql`late_at is not null`),
  ],
)

/** What a teacher allows one learner beside the settings of a quiz: time, dates, attempts; a make-up or a deferred one. */
export const quizAllowances = pgTable(
  'quiz_allowances',
  {
    quizId: ofQuiz(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text({ enum: allowanceKinds }).notNull().default('extra'),
    /** Added to the time limit. */
    extraMinutes: smallint().notNull().default(0),
    /** In place of the dates of the quiz; null keeps them. */
    opensAt: moment(),
    closesAt: moment(),
    extraAttempts: smallint().notNull().default(0),
    createdAt: moment().notNull().defaultNow(),
  },
  (t) => [primaryKey({ columns: [t.quizId, t.userId] }), index().on(t.userId)],
)

/** Whether a learner is there: the last sign of the page of an open attempt. */
export const attemptPresence = pgTable('attempt_presence', {
  attemptId: integer()
    .primaryKey()
    .references(() => quizAttempts.id, { onDelete: 'cascade' }),
  seenAt: moment().notNull().defaultNow(),
  /** The question in view, from 0. */
  place: smallint().notNull().default(0),
})

/** A learner left the page of an attempt in which that is recorded. */
export const attemptLeaves = pgTable(
  'attempt_leaves',
  {
    attemptId: integer()
      .notNull()
      .references(() => quizAttempts.id, { onDelete: 'cascade' }),
    /** Of the browser, so that a report sent twice counts once. */
    key: text().notNull(),
    leftAt: moment().notNull(),
    seconds: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.attemptId, t.key] })],
)
