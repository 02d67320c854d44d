import { z } from 'zod'

/** The page of a list, as in its address. */
export const pageInQuery = z.coerce.number<number>().int().min(1).max(10_000).default(1)

/** Fields of a search's answer. `more` means that there are others beyond `total`. */
export const found = { total: z.int(), more: z.boolean(), page: z.int(), pages: z.int() }

/** A text in both languages. */
export const sentence = z.object({ zh: z.string(), en: z.string() })
