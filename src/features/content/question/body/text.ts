import { z } from 'zod'

/** Names an option, gap, box or item within its question; answers and marks refer to it. */
export const partId = z.string().regex(/^[A-Za-z0-9_-]{1,16}$/)

/** A text in both languages; '' is a language that is missing. `outdated` is the side that the other has left behind. */
const inBoth = (most: number) =>
  z.strictObject({
    zh: z.string().max(most),
    en: z.string().max(most),
    outdated: z.enum(['zh', 'en']).optional(),
  })

/** Rich text of blocks, in the dialect of content/editor: stems, explanations, material. */
export const richText = inBoth(40_000)
/** Rich text of one line: options, items. */
export const lineText = inBoth(4_000)
/** Plain text: labels, words for a picture. */
export const plainText = inBoth(500)
export type Bilingual = z.output<typeof richText>

/** A share of the points, 0 to 1. */
export const share = z.number().min(0).max(1)
/** How much a part counts beside the others of its question. */
export const weight = z.number().positive().max(1000)

/**
 * A picture or document of my files. While a paper is read it is named by `attachment` instead; taking the paper
 * over makes that a file.
 */
export const fileName = z.strictObject({
  userFileId: z.int().positive().nullable(),
  attachment: z.string().max(300).optional(),
})

/** Parts of one question never share an id, because answers name them by it. */
export const distinctIds = (parts: readonly { id: string }[]) =>
  new Set(parts.map(({ id }) => id)).size === parts.length

/** A list of parts with distinct ids. */
export const partsOf = <T extends z.ZodType<{ id: string }>>(part: T, most: number) =>
  z.array(part).max(most).refine(distinctIds, 'ids are distinct')

// Code of browsers takes it from limits.ts, without the schemas.
export { noText } from './limits.ts'
