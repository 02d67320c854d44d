import { z } from 'zod'
import { keySchema } from '#src/features/content/draft/contract.ts'
import { largestId } from '#src/shared/ids.ts'
import {
  countingRules,
  markShownWhen,
  pagings,
  quizTemplates,
  shownWhen,
} from '../../quiz-settings.ts'
import { drawRule } from '../../draw-rule.ts'
import { quizQuestionsMost, type SetQuestion } from '../../records.ts'
import { shortText } from '../text-schemas.ts'
import { storedKind } from './stored-kind.ts'

/** A quiz keeps two decimals. */
const points = z
  .number()
  .min(0)
  .max(1000)
  .transform((given) => Math.round(given * 100) / 100)
const id = z.int().positive().max(largestId)
const moment = z.iso.datetime().nullable()
/** A quiz asks for as many as a person can answer in some hours. */
const askedMost = 500

const settings = z.strictObject({
  template: z.enum(quizTemplates),
  attempts: z.int().min(1).max(100).nullable(),
  counts: z.enum(countingRules),
  waitMinutes: z.int().min(0).max(43_200),
  timeLimit: z.int().min(1).max(1440).nullable(),
  opensAt: moment,
  closesAt: moment,
  lateDays: z.int().min(0).max(60),
  entryMinutes: z.int().min(1).max(1440).nullable(),
  handInAfter: z.int().min(0).max(1440),
  graceSeconds: z.int().min(0).max(600),
  keepAnswers: z.boolean().default(false),
  password: z.string().max(40),
  shuffleQuestions: z.boolean(),
  shuffleOptions: z.boolean(),
  paging: z.enum(pagings),
  goBack: z.boolean(),
  showMark: z.enum(markShownWhen),
  showExplanation: z.enum(shownWhen),
  showKey: z.enum(shownWhen),
  watchLeaving: z.boolean(),
})

const question = z.strictObject({
  ...{ questionId: id, versionId: id, points },
  section: keySchema.optional(),
  draw: keySchema.optional(),
})

export const storedQuiz = storedKind({
  type: 'quiz',
  schema: z.strictObject({
    questions: z
      .array(question)
      .max(quizQuestionsMost)
      // Two people may add one question at once: a quiz asks it once.
      .transform((set): SetQuestion[] => [
        ...new Map(set.map((one) => [one.questionId, one])).values(),
      ]),
    sections: z
      .array(z.strictObject({ key: keySchema, name: shortText, intro: shortText }))
      .max(30)
      .optional(),
    draws: z
      .array(
        z.strictObject({
          ...{ key: keySchema, count: z.int().min(1).max(askedMost) },
          ...{ rule: drawRule.optional(), points: points.optional() },
          section: keySchema.optional(),
        }),
      )
      .max(30)
      .optional(),
    passPercent: z.int().min(0).max(100),
    settings: settings.optional(),
  }),
  names: ({ questions }) => ({
    files: [],
    questions: questions.map(({ questionId }) => questionId),
  }),
  without: ({ questions, ...rest }, gone) => ({
    ...rest,
    questions: questions.filter(({ questionId }) => !gone.questions.includes(questionId)),
  }),
  texts: () => [],
})
