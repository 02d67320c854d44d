import { z } from 'zod'
import { rangesSchema } from '#src/features/learning/course/contract.ts'

/** The most places that a search in a course lists. */
export const placesMax = 50

export const placeSchema = z.object({
  itemId: z.int(),
  name: z.string(),
  /** Of a document, from 1; of a spreadsheet the sheet with its name; null in a video and in a text. */
  page: z.int().nullable(),
  sheet: z.string().nullable(),
  /** Of a spreadsheet, from 1. */
  row: z.int().nullable(),
  /** Of a video; null in a document and in a text. */
  second: z.number().nullable(),
  /** The words around the first match; `ranges` are its characters to mark. */
  excerpt: z.string(),
  ranges: rangesSchema,
})
