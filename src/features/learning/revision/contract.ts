import { z } from 'zod'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { dayField } from '#src/shared/fields.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import {
  questionKey,
  questionResult,
  questionToTake,
} from '#src/features/content/question/taking.ts'
import { questionTypes, scoringWays } from '#src/features/content/question/types.ts'
import { beforeExamSchema } from './before-exam.ts'
import { revisionErrors as errors } from './errors.ts'
import { keyWait } from './key-wait.ts'
import {
  answerKinds,
  judgements,
  longestMs,
  mistakes,
  wrongSorts,
  wrongStates,
} from './rules-of-set.ts'

export const wrongPerPage = 20
/** Cards that one call answers; the page asks for more after them. */
export const cardsAtOnce = 20
export const practiceAtOnce = 10
export const forecastDays = 7
const day = z.iso.date()
const source = {
  course: z.object({ courseId: z.int(), name: z.string() }).nullable(),
  chapter: z.object({ chapterId: z.int(), name: z.string() }).nullable(),
}

export const cardSchema = z.object({
  questionId: z.int(),
  ...source,
  /** How it earns its points, as it is named above it. */
  rules: z.array(z.enum(scoringWays)),
  question: questionToTake,
  timesWrong: z.int(),
  /** Correct days without a miss between. */
  streak: z.int(),
})
export type Card = z.output<typeof cardSchema>

/** What an answer has changed. */
const outcome = z.object({
  clientId: z.string(),
  questionId: z.int(),
  question: questionToTake,
  answer: questionAnswer,
  result: questionResult,
  /** HTML, where the quiz keeps the key and shows the explanation. */
  explanation: z.string().nullable(),
  /** Null where the key is shown. */
  keyWait: keyWait.nullable(),
  /** Null while the learner has not judged an answer that no machine marks. */
  judgement: z.enum(judgements).nullable(),
  /** False for a later answer of the same day, which changes no day. */
  counted: z.boolean(),
  /** Null for a question that is not in the set. */
  wrong: z
    .object({
      dueOn: day,
      streak: z.int(),
      mastered: z.boolean(),
      mistake: z.enum(mistakes).nullable(),
    })
    .nullable(),
})
export type Outcome = z.output<typeof outcome>

const wrongRow = z.object({
  questionId: z.int(),
  type: z.enum(questionTypes),
  title: z.string(),
  ...source,
  timesWrong: z.int(),
  lastWrongAt: z.iso.datetime(),
  mistake: z.enum(mistakes).nullable(),
  dueOn: day,
  streak: z.int(),
  mastered: z.boolean(),
})
export type WrongRow = z.output<typeof wrongRow>

/** The filters of the set; those that name nothing find nothing. */
const filters = {
  courseId: idInQuery().optional(),
  chapterId: idInQuery().optional(),
  tag: z.string().trim().max(60).optional(),
  type: z.enum(questionTypes).optional(),
  mistake: z.enum([...mistakes, 'none']).optional(),
  keyword: keywordInQuery,
  state: z.enum(wrongStates).default('revising'),
}

export const revisionApi = {
  getToday: endpoint({
    method: 'GET',
    path: 'Revision/GetToday',
    access: 'login',
    summary: {
      zh: '查看今日复习卡片',
      en: 'Read the cards that are due today, without their keys',
    },
    input: z.object({ courseId: idInQuery().optional() }),
    answer: z.object({
      day,
      /** All that are due; `cards` has the first of them. */
      due: z.int(),
      /** Questions answered today. */
      done: z.int(),
      cards: z.array(cardSchema),
    }),
  }),
  getForecast: endpoint({
    method: 'GET',
    path: 'Revision/GetForecast',
    access: 'login',
    summary: {
      zh: '查看未来七天的复习量',
      en: 'Count the cards of the next seven days, the overdue ones with today’s; and the set by state and course',
    },
    input: z.object({}),
    answer: z.object({
      days: z.array(z.object({ day, count: z.int() })),
      revising: z.int(),
      mastered: z.int(),
      courses: z.array(
        z.object({
          courseId: z.int(),
          name: z.string(),
          revising: z.int(),
          examOn: day.nullable(),
        }),
      ),
    }),
  }),
  getQuestions: endpoint({
    method: 'GET',
    path: 'Revision/GetQuestions',
    access: 'login',
    summary: { zh: '查看错题集', en: 'List one’s own wrong-question set' },
    input: z.object({ ...filters, sort: z.enum(wrongSorts).default('due'), page: pageInQuery }),
    answer: z.object({
      ...listOf(wrongRow),
      counts: z.object({ revising: z.int(), due: z.int(), mastered: z.int(), all: z.int() }),
    }),
  }),
  getChoices: endpoint({
    method: 'GET',
    path: 'Revision/GetChoices',
    access: 'login',
    summary: {
      zh: '查看错题集的筛选项',
      en: 'List the courses, chapters, tags and types of one’s own wrong-question set and of practice',
    },
    input: z.object({ courseId: idInQuery().optional() }),
    answer: z.object({
      courses: z.array(z.object({ courseId: z.int(), name: z.string(), questions: z.int() })),
      /** Of the given course. */
      chapters: z.array(z.object({ chapterId: z.int(), name: z.string(), questions: z.int() })),
      tags: z.array(z.string()),
      types: z.array(z.enum(questionTypes)),
    }),
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: 'Revision/GetQuestion',
    access: 'login',
    summary: {
      zh: '打开错题或练习题',
      en: 'Read one question of the set or of practice as a card, without its key',
    },
    input: z.object({ questionId: idInQuery() }),
    answer: cardSchema,
    errors: [errors.notMet],
  }),
  getSimilar: endpoint({
    method: 'GET',
    path: 'Revision/GetSimilar',
    access: 'login',
    cost: 'suggestion',
    summary: {
      zh: '查看相似题',
      en: 'Read up to three similar questions that the person has met or may practise at any time, without keys',
    },
    input: z.object({ questionId: idInQuery() }),
    answer: z.array(cardSchema),
    errors: [errors.notMet],
  }),
  getPractice: endpoint({
    method: 'GET',
    path: 'Revision/GetPractice',
    access: 'login',
    summary: {
      zh: '自由练习',
      en: 'Read questions of quizzes that the person has taken and of practice that is open at any time, of a chapter or course, those practised longest ago first',
    },
    input: z.object({ courseId: idInQuery().optional(), chapterId: idInQuery().optional() }),
    answer: z.object({ total: z.int(), cards: z.array(cardSchema) }),
  }),
  getPrint: endpoint({
    method: 'GET',
    path: 'Revision/GetPrint',
    access: 'login',
    summary: {
      zh: '打印错题',
      en: 'Read the filtered set for printing, with answers or without',
    },
    input: z.object({
      ...filters,
      answers: z.enum(['with', 'without']).default('without'),
      /** `course` adds what is not done and the notes, where the filters name a course. */
      with: z.enum(['questions', 'course']).default('questions'),
    }),
    answer: z.object({
      /** The school's day. */
      day,
      total: z.int(),
      course: beforeExamSchema.nullable(),
      /** Questions whose key was asked for and is kept by its quiz. */
      keysKept: z.int(),
      questions: z.array(
        z.object({
          questionId: z.int(),
          ...source,
          question: questionToTake,
          /** Null in a set without answers, and where the quiz keeps it. */
          key: questionKey.nullable(),
          /** HTML, where the quiz keeps the key and shows the explanation. */
          explanation: z.string().nullable(),
        }),
      ),
    }),
  }),
  answer: endpoint({
    method: 'POST',
    path: 'Revision/Answer',
    access: 'login',
    summary: {
      zh: '作答错题或练习题',
      en: 'Answer a question of the set or of practice and have it marked; the same client id again changes nothing',
    },
    input: z.object({
      questionId: idInBody(),
      clientId: z.string().regex(/^[a-z0-9-]{8,64}$/),
      kind: z.enum(answerKinds),
      answer: questionAnswer,
      /** From the question in view to the answer. */
      durationMs: z.number().int().min(0).max(longestMs),
    }),
    answer: outcome,
    errors: [errors.notMet, errors.answerDoesNotFit, errors.emptyAnswer],
    repeatable: true,
  }),
  judge: endpoint({
    method: 'POST',
    path: 'Revision/Judge',
    access: 'login',
    summary: {
      zh: '自评简答题',
      en: 'Judge one’s own answer to a question that no machine marks, after its model answer was shown',
    },
    input: z.object({
      clientId: z.string().regex(/^[a-z0-9-]{8,64}$/),
      judgement: z.enum(judgements),
    }),
    answer: outcome,
    errors: [errors.notMet, errors.alreadyJudged],
    repeatable: true,
  }),
  setMistake: endpoint({
    method: 'POST',
    path: 'Revision/SetMistake',
    access: 'login',
    summary: { zh: '标记错因', en: 'Say the kind of mistake of a wrong question' },
    input: z.object({ questionId: idInBody(), mistake: z.enum(mistakes).nullable() }),
    answer: z.object({ mistake: z.enum(mistakes).nullable() }),
    errors: [errors.notMet],
    repeatable: true,
  }),
  setExam: endpoint({
    method: 'POST',
    path: 'Revision/SetExam',
    access: 'login',
    summary: {
      zh: '设置考试日期',
      en: 'Set or clear the day of one’s own examination in a course; every question of it comes back before that day',
    },
    input: z.object({ courseId: idInBody(), examOn: z.nullable(dayField()) }),
    answer: z.object({ examOn: day.nullable() }),
    errors: [errors.courseNotJoined],
    repeatable: true,
  }),
}
