import { z } from 'zod'

/** The page of a list, as in its address. */
export const pageInQuery = z.coerce.number<number>().int().min(1).max(10_000).default(1)

/** Words that a list is searched by, as in its address; none finds all. */
export const keywordInQuery = z.string().trim().max(60).default('')

/** Fields of a list's answer: one page of its rows. The server fills them with `paged`. */
export const listOf = <R extends z.ZodType>(row: R) => ({
  total: z.int(),
  page: z.int(),
  pages: z.int(),
  items: z.array(row),
})

/** The same of a list that counts its rows up to `countedMost`. `more` means that there are others. */
export const countedListOf = <R extends z.ZodType>(row: R) => ({
  ...listOf(row),
  more: z.boolean(),
})

/** A text in both languages. */
export const sentence = z.object({ zh: z.string(), en: z.string() })
