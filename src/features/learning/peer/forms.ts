import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalText, requiredText } from '#src/shared/fields.ts'
import { daysMost, objectionMost, reviewsMost, wordsMost } from './limits.ts'

const number = { error: bothWords('请填写数字', 'Enter a number') }

/** The settings of a peer round. */
export const roundForm = z.object({
  reviews: z
    .int(number)
    .check(
      z.minimum(1, bothWords('须在 1 到 5 之间', 'From 1 to 5')),
      z.maximum(reviewsMost, bothWords('须在 1 到 5 之间', 'From 1 to 5')),
    ),
  days: z
    .int(number)
    .check(
      z.minimum(1, bothWords('须在 1 到 60 之间', 'From 1 to 60')),
      z.maximum(daysMost, bothWords('须在 1 到 60 之间', 'From 1 to 60')),
    ),
  anonymous: z.boolean(),
  wordsRequired: z.boolean(),
})
export type RoundForm = z.output<typeof roundForm>

export const reviewWords = optionalText(wordsMost)
export const objectionForm = z.object({
  words: requiredText(objectionMost, bothWords('请写明理由', 'Say why')),
})
