import { z } from 'zod'
import { questionKey, questionToTake } from '#src/features/content/question/taking.ts'
import { questionTypes } from '#src/features/content/question/types.ts'
import { quizPlaceSchema } from '#src/features/learning/invigilation/quiz-place.ts'
import { invigilationErrors } from '#src/features/learning/invigilation/errors.ts'
import { quizErrors } from '#src/features/learning/quiz/errors.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { idInQuery } from '#src/shared/ids.ts'
import { verdicts } from '#src/features/content/question/taking.ts'
import { attemptChoices, questionFlags, reportFormats } from './choices.ts'
import { analysisErrors as errors } from './errors.ts'

/** A number that some samples are too small for. */
const maybe = z.number().nullable()
const share = z.number()

const looked = {
  quizId: idInQuery(),
  attempts: z.enum(attemptChoices).default('counted'),
  /** The year in which the school year of the hand-in began, in September; 'all' for every one. */
  year: z
    .string()
    .regex(/^(all|\d{4})$/)
    .default('all'),
}

const quizNumbers = z.object({
  n: z.int(),
  mean: z.number(),
  median: z.number(),
  lowest: z.number(),
  highest: z.number(),
  deviation: maybe,
  skewness: maybe,
  kurtosis: maybe,
  consistency: maybe,
  errorRatio: maybe,
  standardError: maybe,
})

const option = z.object({
  id: z.string(),
  right: z.boolean(),
  chosen: z.int(),
  upper: maybe,
  lower: maybe,
  /** Weakest first. */
  fifths: z.array(share).nullable(),
})

const questionNumbers = z.object({
  n: z.int(),
  facility: share,
  interval: z.object({ from: share, to: share }),
  facilityReached: share.nullable(),
  deviation: maybe,
  discrimination: maybe,
  efficiency: maybe,
  groupDifference: maybe,
  covariance: maybe,
})

const analysedQuestion = z.object({
  questionId: z.int(),
  /** From 1, in the order of the quiz; null for a question that it has no longer. */
  number: z.int().nullable(),
  type: z.enum(questionTypes),
  /** The stem in plain words. */
  title: z.string(),
  numbers: questionNumbers,
  /** In percent of the differences between learners. */
  weight: maybe,
  /** Share that guessing earns; null where that is not known. */
  guess: maybe,
  /** Answers by what they earned; a blank one was passed by, one not reached has no answer after it. */
  counts: z.object({
    right: z.int(),
    part: z.int(),
    wrong: z.int(),
    blank: z.int(),
    notReached: z.int(),
  }),
  /** Empty where nothing is chosen from. */
  options: z.array(option),
  /** The option that may be the right one. */
  suspect: z.string().nullable(),
  flags: z.array(z.enum(questionFlags)),
})
export type AnalysedQuestion = z.output<typeof analysedQuestion>

const analysis = z.object({
  quizId: z.int(),
  title: z.string(),
  place: quizPlaceSchema,
  /** School years with attempts, by the year in which they began, the latest first. */
  years: z.array(z.int()),
  /** Learners of the course or the class, and those of them with an attempt that was handed in. */
  learners: z.int(),
  taken: z.int(),
  /** Attempts that are left out until a teacher has marked them. */
  waiting: z.int(),
  /** The mean of the attempts is what counts: each of them is an attempt that counts. */
  byMean: z.boolean(),
  /** In percent of the points; null without an attempt. */
  quiz: quizNumbers.nullable(),
  passed: z.int(),
  /** Whether a teacher has set a pass mark. Without one, only the report to the office counts, by its own percentage. */
  showPass: z.boolean(),
  /** From the highest: attempts with at least `from` and less than `below` percent. */
  bands: z.array(z.object({ from: z.int(), below: z.int().nullable(), count: z.int() })),
  /** Upper 27 % of the totals less lower 27 %, −1 to 1. */
  groupDifference: maybe,
  questions: z.array(analysedQuestion),
})
export type Analysis = z.output<typeof analysis>

/** A text that learners wrote in a gap, and how often; spellings that a key takes for the same are one. */
const gap = z.object({
  /** From 1, in the order of the question. */
  number: z.int(),
  /** Those written most; `others` counts the rest. */
  written: z.array(z.object({ text: z.string(), verdict: z.enum(verdicts), count: z.int() })),
  others: z.int(),
})
export type WrittenGap = z.output<typeof gap>

const own = z.object({
  attemptId: z.int(),
  title: z.string(),
  /** The page of the quiz in its course or class; null once it has none. */
  link: z.string().nullable(),
  score: z.number(),
  maxScore: z.number(),
  /** Of the points, 0 to 100. */
  percent: z.number(),
  /** The first in a school year: others are compared within theirs. */
  year: z.int(),
  /** The results of others that count; null where they are too few to be shown together. */
  others: z
    .object({
      n: z.int(),
      /** Whole percents. */
      mean: z.int(),
      median: z.int(),
      /** They stay until the results of several others have changed. */
      takenAt: z.iso.datetime(),
    })
    .nullable(),
  /** From the highest; with the own result. Empty without others. */
  bands: z.array(
    z.object({ from: z.int(), below: z.int().nullable(), count: z.int(), own: z.boolean() }),
  ),
  /** By type of question: shares of the points. */
  types: z.array(
    z.object({
      type: z.enum(questionTypes),
      questions: z.int(),
      own: share,
      others: share.nullable(),
    }),
  ),
})
export type OwnResult = z.output<typeof own>

const part = z.object({ name: z.string(), n: z.int(), facility: share, discrimination: maybe })

export const analysisApi = {
  getAnalysis: endpoint({
    method: 'GET',
    path: 'Analysis/GetAnalysis',
    access: 'teacher',
    summary: { zh: '查看试卷分析', en: 'Read the statistics of a quiz and of its questions' },
    input: z.object(looked),
    answer: analysis,
    errors: [quizErrors.notFound, invigilationErrors.noRight],
  }),
  getQuestion: endpoint({
    method: 'GET',
    path: 'Analysis/GetQuestion',
    access: 'teacher',
    summary: {
      zh: '查看一道题的统计',
      en: 'Read the statistics of one question, by version and year',
    },
    input: z.object({ ...looked, questionId: idInQuery() }),
    answer: z.object({
      quizId: z.int(),
      title: z.string(),
      place: quizPlaceSchema,
      analysed: analysedQuestion,
      /** The newest version that was answered, with its key. */
      question: questionToTake,
      key: questionKey,
      versions: z.array(part),
      years: z.array(part),
      /** Empty where nothing is written. */
      gaps: z.array(gap),
    }),
    errors: [quizErrors.notFound, invigilationErrors.noRight, errors.questionNotFound],
  }),
  getReport: endpoint({
    method: 'GET',
    path: 'Analysis/GetReport',
    access: 'teacher',
    summary: {
      zh: '下载试卷分析（Word、Excel、CSV）',
      en: 'Get the statistics of a quiz as a file of Word, Excel or CSV',
    },
    input: z.object({ ...looked, format: z.enum(reportFormats) }),
    answer: z.object({ name: z.string(), mime: z.string(), base64: z.string() }),
    errors: [quizErrors.notFound, invigilationErrors.noRight, errors.noAnswers],
    perMinute: 20,
  }),
  getOwn: endpoint({
    method: 'GET',
    path: 'Analysis/GetOwn',
    access: 'login',
    summary: {
      zh: '查看自己的成绩分析',
      en: 'Compare one’s own result with those of the others, once its mark is shown',
    },
    input: z.object({ attemptId: idInQuery() }),
    answer: own,
    errors: [quizErrors.attemptNotFound, errors.markHidden],
  }),
}
