import { z } from 'zod'
import {
  countingRules,
  markShownWhen,
  pagings,
  quizTemplates,
  shownWhen,
} from '#src/features/content/outline/quiz-settings.ts'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import { scoringRules } from '#src/features/content/question/types.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { type Attempt, attemptSchema } from './attempt.ts'
import { quizErrors, withheldErrors } from './errors.ts'
import { answerFilesApi } from './files-api.ts'
import { phoneApi } from './phone-api.ts'
import { attemptStatuses, withheldReasons } from './statuses.ts'

export type { Attempt }

/** Percentage of the points that passes a quiz. */
export const passPercent = 60

/** Bytes of an answer that is saved: a long essay of Chinese with its marks of format. */
export const answerBytes = 1024 * 1024

/** Seconds between two signs of the page of an open attempt. */
export const attendEverySeconds = 20

/** What a learner is told before a quiz begins. Times are the learner's own, with what the teacher allows besides. */
export const quizFactsSchema = z.object({
  quizId: z.int(),
  template: z.enum(quizTemplates),
  /** The viewer teaches the course: attempts are trial runs. */
  trial: z.boolean(),
  questionCount: z.int(),
  maxScore: z.number(),
  /** Null without a pass mark. */
  passPercent: z.int().nullable(),
  counts: z.enum(countingRules),
  /** The rules of multiple choice that apply: none, one, or several where questions brought their own. */
  rules: z.array(z.enum(scoringRules)),
  /** Minutes; null: no limit. */
  timeLimit: z.int().nullable(),
  opensAt: z.iso.datetime().nullable(),
  closesAt: z.iso.datetime().nullable(),
  /** The closing, and the days in which a late hand-in counts. */
  lateUntil: z.iso.datetime().nullable(),
  /** An attempt begins until then. */
  entryUntil: z.iso.datetime().nullable(),
  /** Minutes of an attempt before it may be handed in. */
  handInAfter: z.int(),
  graceSeconds: z.int(),
  hasPassword: z.boolean(),
  paging: z.enum(pagings),
  goBack: z.boolean(),
  showMark: z.enum(markShownWhen),
  showExplanation: z.enum(shownWhen),
  showKey: z.enum(shownWhen),
  watchLeaving: z.boolean(),
  /** A further attempt begins with the answers of the last one. */
  keepAnswers: z.boolean(),
  /** Attempts that the learner may have; null: any number. */
  allowed: z.int().nullable(),
  /** Attempts begun. */
  used: z.int(),
  waitUntil: z.iso.datetime().nullable(),
  /** Minutes between a hand-in and the next attempt. */
  waitMinutes: z.int(),
  /** The open attempt, else the latest. */
  attemptId: z.int().nullable(),
  status: z.enum(['none', 'open', 'handedIn']),
  /** What counts so far, 0 to 1; null without a result that the learner may see. */
  share: z.number().nullable(),
  can: z.object({ start: canSchema }),
})
export type QuizFacts = z.output<typeof quizFactsSchema>

export const quizApi = {
  getAttempt: endpoint({
    method: 'GET',
    path: 'Quiz/GetAttempt',
    access: 'login',
    summary: {
      zh: '查看自己的作答',
      en: 'Read one’s own attempt; scores and correct answers only when the quiz shows them',
    },
    input: z.object({ attemptId: idInQuery() }),
    answer: attemptSchema,
    errors: [quizErrors.attemptNotFound],
  }),
  getAttempts: endpoint({
    method: 'GET',
    path: 'Quiz/GetAttempts',
    access: 'login',
    summary: {
      zh: '查看自己在测验中的历次作答',
      en: 'List one’s own attempts at a quiz, the latest first',
    },
    input: z.object({ quizId: idInQuery() }),
    answer: z.object({
      attempts: z.array(
        z.object({
          attemptId: z.int(),
          number: z.int(),
          status: z.enum(attemptStatuses),
          startedAt: z.iso.datetime(),
          handedInAt: z.iso.datetime().nullable(),
          late: z.boolean(),
          /** Null until the quiz shows marks. */
          score: z.number().nullable(),
          maxScore: z.number().nullable(),
          /** Null also without a pass mark. */
          passed: z.boolean().nullable(),
        }),
      ),
    }),
  }),
  saveAnswer: endpoint({
    method: 'POST',
    path: 'Quiz/SaveAnswer',
    access: 'login',
    summary: {
      zh: '保存答案',
      en: 'Save an answer of an open attempt; an older revision never replaces a newer one. An answer after the end of its time, or behind a later one where there is no way back, is kept for the teacher',
    },
    input: z.object({
      attemptId: idInBody(),
      questionId: idInBody(),
      /** Of the question's type; an empty one clears an earlier answer. */
      answer: questionAnswer,
      /** Grows with each change, e.g. milliseconds since 1970. */
      revision: z.number().int().min(0),
    }),
    answer: z.object({
      questionId: z.int(),
      revision: z.number(),
      savedAt: z.iso.datetime(),
      /**
       * The teacher decides whether it counts, because it arrived after the end, or behind an answer to a later question
       * where there is no way back.
       */
      late: z.enum(['afterEnd', 'behind']).nullable(),
    }),
    errors: [
      quizErrors.attemptNotFound,
      quizErrors.questionNotInQuiz,
      quizErrors.answerDoesNotFit,
      quizErrors.handedIn,
      quizErrors.paused,
      ...Object.values(withheldErrors),
      ...Object.values(namingErrors),
    ],
    repeatable: true,
    maxBytes: answerBytes,
  }),
  ...answerFilesApi,
  ...phoneApi,
  setFlag: endpoint({
    method: 'POST',
    path: 'Quiz/SetFlag',
    access: 'login',
    summary: {
      zh: '标记或取消标记“待检查”的题目',
      en: 'Mark a question of an open attempt to look at again, or remove the mark',
    },
    input: z.object({ attemptId: idInBody(), questionId: idInBody(), flagged: z.boolean() }),
    answer: z.object({}),
    errors: [quizErrors.attemptNotFound, quizErrors.handedIn],
    repeatable: true,
  }),
  attend: endpoint({
    method: 'POST',
    path: 'Quiz/Attend',
    access: 'login',
    summary: {
      zh: '作答页面在线',
      en: 'A sign of the page of an open attempt: the place in it and times away; answers with the time that is left',
    },
    input: z.object({
      attemptId: idInBody(),
      /** The question in view, from 0. */
      place: z.int().min(0).max(2000),
      /** Times away since the last sign. `ago`: seconds from the leaving until this sign. */
      leaves: z
        .array(
          z.object({
            key: z.string().regex(/^[a-z0-9-]{8,40}$/),
            ago: z.number().min(0).max(172_800),
            seconds: z.number().min(0).max(172_800),
          }),
        )
        .max(50),
    }),
    answer: z.object({
      status: z.enum(attemptStatuses),
      secondsLeft: z.number().nullable(),
      paused: z.boolean(),
      withheld: z.enum(withheldReasons).nullable(),
      /** The highest revision of its answers: another window or device may have saved a newer one. */
      revision: z.number(),
      /** The server's clock, milliseconds since 1970. */
      now: z.number(),
    }),
    errors: [quizErrors.attemptNotFound],
    repeatable: true,
  }),
  handIn: endpoint({
    method: 'POST',
    path: 'Quiz/HandIn',
    access: 'login',
    summary: {
      zh: '交卷',
      en: 'Hand in an attempt and have it marked; a second time changes nothing',
    },
    input: z.object({ attemptId: idInBody() }),
    answer: attemptSchema,
    errors: [quizErrors.attemptNotFound, quizErrors.tooEarly, ...Object.values(withheldErrors)],
    repeatable: true,
  }),
}
