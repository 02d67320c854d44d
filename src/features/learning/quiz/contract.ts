import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import { questionResult, questionToTake } from '#src/features/content/question/taking.ts'
import { scoringRules, scoringWays } from '#src/features/content/question/types.ts'

export const attemptStatuses = ['open', 'handedIn'] as const

/** The questions whose key and explanation a learner sees after hand-in. */
export const keysShown = ['answered', 'all', 'none'] as const

/** Percentage of the points that passes a quiz. */
export const passPercent = 60

export const quizErrors = defineErrors('quiz', {
  notFound: { kind: 'notFound', zh: '测验不存在', en: 'This quiz does not exist' },
  attemptNotFound: {
    kind: 'notFound',
    zh: '答题记录不存在',
    en: 'This attempt does not exist',
  },
  questionNotInQuiz: {
    kind: 'refused',
    zh: '该题目不在本次测验中',
    en: 'This question is not part of the quiz',
  },
  answerDoesNotFit: {
    kind: 'refused',
    zh: '答案格式与题型不符',
    en: 'The answer does not fit the type of question',
  },
  notReady: {
    kind: 'refused',
    zh: '测验“{title}”中有题目不完整，或需要教师评分，不能用于测验',
    en: 'The quiz “{title}” has a question that is not complete, or that a teacher has to mark',
  },
  handedIn: {
    kind: 'conflict',
    zh: '本次测验已交卷，不能再修改答案',
    en: 'This attempt was handed in; answers can no longer change',
  },
})

/** The rules of multiple choice that apply: none, one, or several where questions brought their own. */
const rulesSchema = z.array(z.enum(scoringRules))

/** What a learner is told before a quiz begins. */
export const quizTerms = {
  passPercent: z.int(),
  keyShown: z.enum(keysShown),
  rules: rulesSchema,
}

/** A question as a learner sees it. The result and the key are present only after hand-in. */
const questionSchema = z.object({
  questionId: z.int(),
  points: z.number(),
  /** How it earns its points, as it is named above it. */
  rules: z.array(z.enum(scoringWays)),
  question: questionToTake,
  answer: questionAnswer.nullable(),
  /** Revision of the saved answer; the next one must be higher. */
  revision: z.number(),
  /** Only after hand-in. Its key is null where the quiz keeps it: by default for a question that was not answered. */
  result: questionResult.extend({ /** Points earned. */ score: z.number() }).nullable(),
})

export const attemptSchema = z.object({
  attemptId: z.int(),
  quizId: z.int(),
  title: z.string(),
  status: z.enum(attemptStatuses),
  startedAt: z.iso.datetime(),
  handedInAt: z.iso.datetime().nullable(),
  passPercent: z.int(),
  keyShown: z.enum(keysShown),
  maxScore: z.number(),
  score: z.number().nullable(),
  passed: z.boolean().nullable(),
  counts: z.object({ questions: z.int(), answered: z.int(), correct: z.int().nullable() }),
  questions: z.array(questionSchema),
  /** Handed in and not replaced by a redo: a redo then opens a new attempt. */
  isResult: z.boolean(),
  can: z.object({ answer: canSchema }),
})
export type Attempt = z.output<typeof attemptSchema>

export const quizApi = {
  getAttempt: endpoint({
    method: 'GET',
    path: 'Quiz/GetAttempt',
    access: 'login',
    summary: {
      zh: '查看自己的作答',
      en: 'Read one’s own attempt; scores and correct answers only after hand-in',
    },
    input: z.object({ attemptId: idInQuery() }),
    answer: attemptSchema,
    errors: [quizErrors.attemptNotFound],
  }),
  saveAnswer: endpoint({
    method: 'POST',
    path: 'Quiz/SaveAnswer',
    access: 'login',
    summary: {
      zh: '保存答案',
      en: 'Save an answer of an open attempt; an older revision never replaces a newer one',
    },
    input: z.object({
      attemptId: idInBody(),
      questionId: idInBody(),
      /** Of the question's type; an empty one clears an earlier answer. */
      answer: questionAnswer,
      /** Grows with each change, e.g. milliseconds since 1970. */
      revision: z.number().int().min(0),
    }),
    answer: z.object({ questionId: z.int(), revision: z.number(), savedAt: z.iso.datetime() }),
    errors: [
      quizErrors.attemptNotFound,
      quizErrors.questionNotInQuiz,
      quizErrors.answerDoesNotFit,
      quizErrors.handedIn,
    ],
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
    errors: [quizErrors.attemptNotFound],
    repeatable: true,
  }),
}
