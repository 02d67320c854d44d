import { z } from 'zod'
import { itemKinds } from './outline-schema.ts'

/** The parts of a course that a search reads, by descending weight. */
export const matchPlaces = [
  'name',
  'category',
  'teacher',
  'keyword',
  'chapter',
  'introduction',
] as const

export const rangesSchema = z.array(z.tuple([z.int(), z.int()]))

/** The item inside a course that has the searched words. */
export const insideSchema = z.object({
  itemId: z.int(),
  kind: z.enum(itemKinds).exclude(['quiz']),
  name: z.string(),
  /** Whether its name is in the other language than the page's. */
  foreign: z.boolean(),
  /** Null where the viewer may not open the item: neither its words nor where they stand is told. */
  place: z
    .object({
      /** Of a document, from 1; of a spreadsheet the sheet with its name; null in a video and in a text. */
      page: z.int().nullable(),
      sheet: z.string().nullable(),
      /** Of a spreadsheet, from 1. */
      row: z.int().nullable(),
      /** Of a video; null in a document and in a text. */
      second: z.number().nullable(),
      /** The language of the excerpt; null where it is not known. */
      language: z.string().nullable(),
      /** The words around the first match; `ranges` are its characters to mark. */
      excerpt: z.string(),
      ranges: rangesSchema,
    })
    .nullable(),
})
export type Inside = z.output<typeof insideSchema>

/** Why a course matches a keyword: the characters to mark. */
export const matchSchema = z.object({
  /** In the course's name. */
  name: rangesSchema,
  /** The text that has what the name has not; in another language than the page's where `foreign`. */
  found: z
    .object({
      place: z.enum(matchPlaces),
      foreign: z.boolean(),
      text: z.string(),
      ranges: rangesSchema,
    })
    .nullable(),
  /** Of a course that says nothing of the words about itself; as a visitor may see it. */
  inside: insideSchema.nullable(),
})
export type Match = z.output<typeof matchSchema>
