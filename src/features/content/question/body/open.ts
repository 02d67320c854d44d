import { z } from 'zod'
import { fileKinds } from '#src/shared/file-kind.ts'
import { base } from './base.ts'
import { partId, partsOf, plainText, richText, share } from './text.ts'

const open = {
  ...base,
  modelAnswer: richText,
  /** A point that a teacher looks for, with its share of the points. */
  criteria: partsOf(z.strictObject({ id: partId, text: plainText, share }), 20),
}

/** Plain text of some sentences. */
export const shortAnswerBody = z.strictObject({
  type: z.literal('shortAnswer'),
  ...open,
  mostCharacters: z.int().min(1).max(5000),
})

/** Rich text. Words: a Chinese character counts as one. */
export const essayBody = z.strictObject({
  type: z.literal('essay'),
  ...open,
  leastWords: z.int().min(0).max(20_000),
  mostWords: z.int().min(1).max(20_000),
})

export const fileBody = z.strictObject({
  type: z.literal('file'),
  ...open,
  kinds: z.array(z.enum(fileKinds)).min(1),
  mostFiles: z.int().min(1).max(10),
})

/** Recorded in the browser. */
export const spokenBody = z.strictObject({
  type: z.literal('spoken'),
  ...open,
  mostSeconds: z.int().min(5).max(600),
})
