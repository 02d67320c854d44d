import { z } from 'zod'
import { itemTypes } from '#src/features/content/outline/records.ts'
import { shownPictureSchema } from '#src/shared/picture.ts'
import { offers } from './records.ts'

/** A course that is bound to a textbook. */
export const textbookUse = z.object({
  textbookId: z.int(),
  courseId: z.int(),
  /** '' where the reader may not know of it. */
  name: z.string(),
  /** Null where it has no public page. */
  path: z.string().nullable(),
  isPublished: z.boolean(),
  /** The names of the teachers that its page shows. */
  teachers: z.array(z.string()),
})
export type TextbookUse = z.output<typeof textbookUse>

/** A text in the reader's language, or in the other one where it has no text in it. */
export const shownText = z.object({ text: z.string(), language: z.enum(['zh', 'en']) })
export type ShownText = z.output<typeof shownText>

export const cover = z.object({
  /** The drawing of a textbook without a picture. */
  theme: z.string(),
  /** The slug of its category, which gives the colour; '' without one. */
  category: z.string(),
  picture: shownPictureSchema.nullable(),
})

/** A textbook as a reader sees it. */
export const book = z.object({
  textbookId: z.int(),
  name: shownText,
  isbn: z.string(),
  publisher: z.string(),
  author: z.string(),
  description: shownText,
  cover,
  language: z.enum(['zh', 'en']),
  offered: z.enum(offers),
  /** In reading order. */
  chapters: z.array(
    z.object({
      key: z.string(),
      /** From 0. */
      depth: z.int(),
      /** '1.2' */
      number: z.string(),
      name: shownText,
      introduction: shownText,
      items: z.array(
        z.object({
          key: z.string(),
          type: z.enum(itemTypes),
          name: shownText,
          /** Of a quiz. */
          questions: z.int().nullable(),
        }),
      ),
    }),
  ),
})
export type Book = z.output<typeof book>
