import { z } from 'zod'
import {
  countingRules,
  markShownWhen,
  quizTemplates,
  shownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import { courseKinds } from '#src/features/learning/course/contract.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { invigilationErrors as errors } from './errors.ts'
import { allowanceForm, makeUpForm } from './forms.ts'
import { giveBackApi } from './give-back-api.ts'
import { questionsApi } from './questions-api.ts'
import { lateSchema } from './late.ts'
import { type Learner, learner } from './learner.ts'
import { counts } from './state-counts.ts'

export type { Learner }

export const quizzesPerPage = 20
export const learnersPerPage = 50
/** Learners whose allowances or attempts one act changes. */
export const learnersAtOnce = 500
/** Seconds without a sign of its page after which an open attempt counts as offline. */
export const offlineAfterSeconds = 60
export const learnerStates = [
  'all',
  'none',
  'open',
  'handedIn',
  'failed',
  'unmarked',
  'waiting',
] as const
export const learnerSorts = ['name', 'latest', 'score'] as const
export const quizSorts = ['active', 'latest', 'name', 'closing'] as const

const head = z.object({
  quizId: z.int(),
  title: z.string(),
  template: z.enum(quizTemplates),
  course: z.object({ courseId: z.int(), kind: z.enum(courseKinds), name: z.string() }),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  counts,
})
export type QuizHead = z.output<typeof head>

const learnersInBody = z.array(idInBody()).min(1).max(learnersAtOnce)
const access = [quizErrors.notFound, errors.noRight]

export const invigilationApi = {
  ...giveBackApi,
  ...questionsApi,
  getQuizzes: endpoint({
    method: 'GET',
    path: 'Invigilation/GetQuizzes',
    access: 'teacher',
    summary: { zh: '查看我的测验', en: 'List the quizzes of one’s courses with their state' },
    input: z.object({
      keyword: keywordInQuery,
      template: z.enum(['all', ...quizTemplates]).default('all'),
      sort: z.enum(quizSorts).default('active'),
      page: pageInQuery,
    }),
    answer: z.object(listOf(head)),
  }),
  getQuiz: endpoint({
    method: 'GET',
    path: 'Invigilation/GetQuiz',
    access: 'teacher',
    summary: { zh: '查看测验的进行情况', en: 'Read how a quiz goes on: counts, releases, pause' },
    input: z.object({ quizId: idInQuery() }),
    answer: head.extend({
      timeLimit: z.int().nullable(),
      counting: z.enum(countingRules),
      password: z.string(),
      showMark: z.enum(markShownWhen),
      showKey: z.enum(shownWhen),
      marksReleasedAt: z.iso.datetime().nullable(),
      keysReleasedAt: z.iso.datetime().nullable(),
      pausedAt: z.iso.datetime().nullable(),
      /** Open attempts without a sign of their page for a while. */
      offline: z.int(),
      /** Its random draws. */
      draws: z.array(
        z.object({
          count: z.int(),
          /** Questions of its pool. */
          pool: z.int(),
          /** The pool is renewed by conditions on a folder of the bank. */
          byRule: z.boolean(),
        }),
      ),
      /** Learners that a reminder reaches. */
      missing: z.int(),
      can: z.object({ releaseMarks: canSchema, releaseKeys: canSchema }),
    }),
    errors: access,
  }),
  getLearners: endpoint({
    method: 'GET',
    path: 'Invigilation/GetLearners',
    access: 'teacher',
    summary: {
      zh: '查看学员的作答情况',
      en: 'List the learners of a quiz with their latest attempts',
    },
    input: z.object({
      quizId: idInQuery(),
      keyword: keywordInQuery,
      state: z.enum(learnerStates).default('all'),
      sort: z.enum(learnerSorts).default('latest'),
      page: pageInQuery,
    }),
    answer: z.object(listOf(learner)),
    errors: access,
  }),
  allow: endpoint({
    method: 'POST',
    path: 'Invigilation/Allow',
    access: 'teacher',
    summary: {
      zh: '设置个人安排：加时、改期、加次数、补考、缓考',
      en: 'Give learners more time, other dates or attempts, a make-up or a deferred examination',
    },
    input: z.object({
      quizId: idInBody(),
      userIds: learnersInBody,
      ...allowanceForm.shape,
    }),
    answer: z.object({ changed: z.int() }),
    errors: [...access, errors.closesEarly],
    repeatable: true,
  }),
  arrangeMakeUp: endpoint({
    method: 'POST',
    path: 'Invigilation/ArrangeMakeUp',
    access: 'teacher',
    summary: {
      zh: '为缺考和未通过的学员统一安排补考',
      en: 'Arrange a make-up for all learners who were absent, or have not passed, and tell them',
    },
    input: z.object({ quizId: idInBody(), ...makeUpForm.shape }),
    /** Learners to whom the quiz is open then; a deferred examination that is still to come stays. */
    answer: z.object({ arranged: z.int() }),
    errors: [...access, errors.closesEarly, errors.needsDates, errors.nobody],
    repeatable: true,
  }),
  withdrawAllowance: endpoint({
    method: 'POST',
    path: 'Invigilation/WithdrawAllowance',
    access: 'teacher',
    summary: { zh: '取消个人安排', en: 'Withdraw the allowances of learners' },
    input: z.object({ quizId: idInBody(), userIds: learnersInBody }),
    answer: z.object({ changed: z.int() }),
    errors: access,
    repeatable: true,
  }),
  release: endpoint({
    method: 'POST',
    path: 'Invigilation/Release',
    access: 'teacher',
    summary: {
      zh: '公布或收回成绩、答案',
      en: 'Release the marks or the keys of a quiz to its learners, or withdraw them',
    },
    input: z.object({
      quizId: idInBody(),
      what: z.enum(['marks', 'keys']),
      released: z.boolean(),
    }),
    answer: z.object({}),
    errors: [...access, errors.notReleasable],
    repeatable: true,
  }),
  pause: endpoint({
    method: 'POST',
    path: 'Invigilation/Pause',
    access: 'teacher',
    summary: {
      zh: '暂停或恢复测验，全部或部分学员',
      en: 'Pause open attempts of a quiz, all of them or those of some learners, or resume them',
    },
    input: z.object({
      quizId: idInBody(),
      paused: z.boolean(),
      /** Null: the whole quiz, with attempts that begin meanwhile. */
      userIds: learnersInBody.nullable().default(null),
    }),
    answer: z.object({ attempts: z.int() }),
    errors: access,
    repeatable: true,
  }),
  endAttempts: endpoint({
    method: 'POST',
    path: 'Invigilation/EndAttempts',
    access: 'teacher',
    summary: { zh: '收卷', en: 'End open attempts of learners now and mark them' },
    input: z.object({
      quizId: idInBody(),
      /** Null: all of them. */
      userIds: learnersInBody.nullable(),
    }),
    answer: z.object({ ended: z.int() }),
    errors: access,
    repeatable: true,
  }),
  getLate: endpoint({
    method: 'GET',
    path: 'Invigilation/GetLate',
    access: 'teacher',
    summary: {
      zh: '查看截止后送达的答案',
      en: 'Read the answers of an attempt that came after the end, with those before, and whether the key could be seen by then',
    },
    input: z.object({ quizId: idInQuery(), attemptId: idInQuery() }),
    answer: lateSchema,
    errors: [...access, quizErrors.attemptNotFound],
  }),
  decideLate: endpoint({
    method: 'POST',
    path: 'Invigilation/DecideLate',
    access: 'teacher',
    summary: {
      zh: '决定截止后送达的答案是否计入',
      en: 'Decide whether the answers of an attempt that came after the end count',
    },
    input: z.object({ quizId: idInBody(), attemptId: idInBody(), counts: z.boolean() }),
    /** Null while written answers wait for the teacher. */
    answer: z.object({ score: z.number().nullable() }),
    errors: [...access, errors.readOnly, quizErrors.attemptNotFound],
    repeatable: true,
  }),
  remind: endpoint({
    method: 'POST',
    path: 'Invigilation/Remind',
    access: 'teacher',
    summary: {
      zh: '提醒尚未交卷的学员',
      en: 'Remind all learners that have not handed in, each at most once in an hour',
    },
    input: z.object({ quizId: idInBody() }),
    answer: z.object({ reminded: z.int() }),
    errors: [...access, errors.remindedJustNow],
  }),
}
