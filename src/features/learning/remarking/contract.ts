import { z } from 'zod'
import { questionKey, questionToTake } from '#src/features/content/question/taking.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { quizPlaceSchema } from '#src/features/learning/invigilation/quiz-place.ts'
import { invigilationErrors } from '#src/features/learning/invigilation/errors.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { remarkWays } from '#src/features/learning/quiz/statuses.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { canSchema } from '#src/shared/can.ts'
import { type AnswerOf, endpoint } from '#src/shared/endpoint.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { remarkingErrors as errors } from './errors.ts'

export const questionsPerPage = 20
export const answersPerPage = 50

/** Questions whose key may have been mended: the bank has a newer version than was asked. */
export const questionChoices = ['all', 'newer'] as const

const access = [quizErrors.notFound, invigilationErrors.noRight]

const askedQuestion = z.object({
  questionId: z.int(),
  /** Its place in the quiz, from 1; null once the quiz has it no more. */
  number: z.int().nullable(),
  title: z.string(),
  type: z.enum(questionTypes),
  /** Answers of attempts that were handed in, empty ones too. */
  answers: z.int(),
  /** Answers to a version older than the newest that the viewer may use. */
  older: z.int(),
  remarkedAt: z.iso.datetime().nullable(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

const changedAnswer = z.object({
  attemptId: z.int(),
  name: z.string(),
  username: z.string(),
  /** 1 for the learner's first attempt. */
  number: z.int(),
  /** Points of the question. */
  before: z.number(),
  after: z.number(),
  of: z.number(),
  /** Points of the attempt; null while written answers wait. */
  totalBefore: z.number().nullable(),
  totalAfter: z.number().nullable(),
  passedBefore: z.boolean().nullable(),
  passedAfter: z.boolean().nullable(),
})
export type ChangedAnswer = z.output<typeof changedAnswer>

const shownVersion = z.object({
  versionId: z.int(),
  number: z.int(),
  /** Of its text and key: a version that was never set may change. */
  digest: z.string(),
  question: questionToTake,
  key: questionKey,
})

export const remarkingApi = {
  getQuestions: endpoint({
    method: 'GET',
    path: 'Remarking/GetQuestions',
    access: 'teacher',
    summary: {
      zh: '查看测验中可重新评分的题目',
      en: 'List the questions of a quiz whose answers can be marked again',
    },
    input: z.object({
      quizId: idInQuery(),
      keyword: keywordInQuery,
      which: z.enum(questionChoices).default('all'),
      page: pageInQuery,
    }),
    answer: z.object({
      quizId: z.int(),
      title: z.string(),
      place: quizPlaceSchema,
      /** Of all questions. */
      newer: z.int(),
      ...listOf(askedQuestion),
    }),
    errors: access,
  }),
  getRemarking: endpoint({
    method: 'GET',
    path: 'Remarking/GetRemarking',
    access: 'teacher',
    summary: {
      zh: '预览重新评分：谁的得分改变多少',
      en: 'Preview marking the answers to a question again: who changes by how much',
    },
    input: z.object({
      quizId: idInQuery(),
      questionId: idInQuery(),
      way: z.enum(remarkWays).default('key'),
      page: pageInQuery,
    }),
    answer: z.object({
      quizId: z.int(),
      title: z.string(),
      place: quizPlaceSchema,
      question: z.object({
        questionId: z.int(),
        title: z.string(),
        type: z.enum(questionTypes),
      }),
      /** The newest version that was asked. */
      asked: shownVersion,
      /** The version whose key counts: the newest that the viewer may use. */
      target: shownVersion,
      /** The version that attempts get from now on; null once the quiz has the question no more. */
      set: z
        .object({
          number: z.int(),
          isTarget: z.boolean(),
          /** Where its teacher sets the version; null for homework, which takes it with the act. */
          link: z.string().nullable(),
        })
        .nullable(),
      counts: z.object({
        answers: z.int(),
        raised: z.int(),
        lowered: z.int(),
        /** Answers that do not fit the version whose key counts, and stay as they are. */
        unfit: z.int(),
        nowPassed: z.int(),
        nowFailed: z.int(),
      }),
      /** The answers whose points change, the largest change first. */
      ...listOf(changedAnswer),
      history: z.array(
        z.object({
          remarkingId: z.int(),
          way: z.enum(remarkWays),
          version: z.int(),
          raised: z.int(),
          lowered: z.int(),
          at: z.iso.datetime(),
          /** The name of the teacher; null once the account was deleted. */
          by: z.string().nullable(),
        }),
      ),
      can: z.object({ remark: canSchema }),
    }),
    errors: [...access, errors.questionNotFound],
  }),
  remark: endpoint({
    method: 'POST',
    path: 'Remarking/Remark',
    access: 'teacher',
    summary: {
      zh: '重新评分',
      en: 'Mark the answers to a question again; learners whose points change are told',
    },
    input: z.object({
      quizId: idInBody(),
      questionId: idInBody(),
      /** Of the preview; a newer version, or another text of this one, is refused. */
      versionId: idInBody(),
      digest: z.string().max(40),
      way: z.enum(remarkWays),
    }),
    answer: z.object({ changed: z.int() }),
    errors: [
      ...[...access, invigilationErrors.readOnly],
      errors.questionNotFound,
      errors.questionChanged,
      errors.notReady,
      errors.byHand,
    ],
    repeatable: true,
  }),
}

export type Preview = AnswerOf<typeof remarkingApi.getRemarking>
