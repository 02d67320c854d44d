import { z } from 'zod'
import { cleanHtml } from '#src/server/text/rich-text.ts'

/** Characters that a draft keeps of a short text: more than may be released, because no word is thrown away. */
const shortMost = 2000
/** Characters of a formatted text with its marks. */
export const richMost = 200_000

const outdated = z.enum(['zh', 'en']).optional()

/** Control characters break exports and mean nothing in a line. */
const side = z
  .string()
  .max(shortMost)
  .transform((text) => text.replaceAll(/(?![\t\n])\p{Cc}/gu, ''))
export const shortText = z.strictObject({ zh: side, en: side, outdated })

const richSide = z.string().max(richMost).transform(cleanHtml)
export const richText = z.strictObject({ zh: richSide, en: richSide, outdated })
