import { z } from 'zod'
import { richText } from './text.ts'

/** Said after marking, besides the explanation. */
const feedback = z.strictObject({
  correct: richText.optional(),
  partly: richText.optional(),
  wrong: richText.optional(),
})

/** The parts of every type. Where the key has marks in the stem, they are `<span data-gap="ID"></span>`. */
export const base = {
  stem: richText,
  explanation: richText,
  feedback: feedback.optional(),
}
