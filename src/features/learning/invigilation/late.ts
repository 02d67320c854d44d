import { z } from 'zod'
import { questionAnswer } from '#src/features/content/question/answer.ts'
import { questionToTake } from '#src/features/content/question/taking.ts'

/** The answers of an attempt that came after its end or behind a later question, beside those before. */
export const lateSchema = z.object({
  endedAt: z.iso.datetime(),
  answers: z.array(
    z.object({
      questionId: z.int(),
      /** Its place in the attempt, from 1. */
      number: z.int(),
      question: questionToTake,
      /** The answer that counts so far; null: none. */
      former: questionAnswer.nullable(),
      late: questionAnswer,
      lateAt: z.iso.datetime(),
      /** The learner could see the correct answer when this one arrived. */
      keyWasShown: z.boolean(),
      /** It arrived before the end, but after an answer to a later question, where there is no way back. */
      isBehind: z.boolean(),
    }),
  ),
})
export type LateAnswer = z.output<typeof lateSchema>['answers'][number]
