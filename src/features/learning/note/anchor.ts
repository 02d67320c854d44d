import { z } from 'zod'
import { anchorAroundMost, anchorWordsMost } from './limits.ts'

const line = (most: number) =>
  z
    .string()
    .max(most)
    .regex(/^[^\p{Cc}\p{Cs}]*$/u)

/**
 * The place in an item that a note is about: a second of a video, a page of courseware (of a spreadsheet its sheet), or
 * words of a text with those before and after them, by which the same words elsewhere are told apart. The anchor `item` is
 * the item as a whole.
 */
export const anchorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('item') }),
  z.strictObject({ kind: z.literal('second'), second: z.number().min(0).max(86_400) }),
  z.strictObject({ kind: z.literal('page'), page: z.int().min(1).max(5000) }),
  z.strictObject({
    kind: z.literal('words'),
    words: line(anchorWordsMost).trim().min(1),
    before: line(anchorAroundMost).default(''),
    after: line(anchorAroundMost).default(''),
  }),
])
export type Anchor = z.output<typeof anchorSchema>
