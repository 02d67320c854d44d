import { z } from 'zod'
import { largestId } from '#src/shared/ids.ts'
import { storedKind } from './stored-kind.ts'

const id = z.int().positive().max(largestId)

export const storedQuiz = storedKind({
  type: 'quiz',
  schema: z.strictObject({
    questions: z
      .array(z.strictObject({ questionId: id, versionId: id, points: z.number().min(0).max(1000) }))
      .max(500),
    passPercent: z.int().min(0).max(100),
  }),
  names: ({ questions }) => ({
    files: [],
    questions: questions.map(({ questionId }) => questionId),
  }),
  texts: () => [],
})
