import { z } from 'zod'
import { largestId } from '#src/shared/ids.ts'
import { cleanHtml } from '#src/server/text/rich-text.ts'
import { keySchema } from '#src/features/content/draft/contract.ts'
import type { ChapterRecord, ItemRecord } from '../records.ts'

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

export const placeSchema = z.strictObject({
  parent: keySchema.nullable(),
  order: z.string().regex(/^[0-9A-Za-z]{1,200}$/),
})
const fileId = z.int().positive().max(largestId).nullable()
const origin = z
  .strictObject({ key: keySchema, name: shortText, introduction: shortText.optional() })
  .optional()

export const chapterRecord = z.strictObject({
  kind: z.literal('chapter'),
  place: placeSchema,
  name: shortText,
  introduction: shortText,
  from: origin,
}) as unknown as z.ZodType<ChapterRecord>

const item = {
  kind: z.literal('item'),
  place: placeSchema.extend({ parent: keySchema }),
  name: shortText,
  trial: z.boolean(),
  from: origin,
}
const file = z.strictObject({ userFileId: fileId })
const quiz = z.strictObject({
  questions: z
    .array(
      z.strictObject({
        questionId: z.int().positive().max(largestId),
        versionId: z.int().positive().max(largestId),
        points: z.number().min(0).max(1000),
      }),
    )
    .max(500),
  passPercent: z.int().min(0).max(100),
})

export const itemRecord = z.discriminatedUnion('type', [
  z.strictObject({ ...item, type: z.literal('video'), body: file }),
  z.strictObject({ ...item, type: z.literal('courseware'), body: file }),
  z.strictObject({ ...item, type: z.literal('text'), body: richText }),
  z.strictObject({ ...item, type: z.literal('task'), body: richText }),
  z.strictObject({ ...item, type: z.literal('quiz'), body: quiz }),
]) as unknown as z.ZodType<ItemRecord>
