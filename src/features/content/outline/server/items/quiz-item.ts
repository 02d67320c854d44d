import { z } from 'zod'
import { largestId } from '#src/shared/ids.ts'
import { storedKind } from './stored-kind.ts'

/** A quiz keeps two decimals. */
const points = z
  .number()
  .min(0)
  .max(1000)
  .transform((given) => Math.round(given * 100) / 100)
const id = z.int().positive().max(largestId)

export const storedQuiz = storedKind({
  type: 'quiz',
  schema: z.strictObject({
    questions: z
      .array(z.strictObject({ questionId: id, versionId: id, points }))
      .max(500)
      // Two people may add one question at once: a quiz asks it once.
      .transform((set) => [...new Map(set.map((one) => [one.questionId, one])).values()]),
    passPercent: z.int().min(0).max(100),
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
