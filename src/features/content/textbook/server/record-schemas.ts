import { z } from 'zod'
import { chapterRecord, itemRecord } from '#src/features/content/outline/server/record-schemas.ts'
import { shortText } from '#src/features/content/outline/server/text-schemas.ts'
import type { DraftRecord } from '#src/features/content/draft/record.ts'
import { largestId } from '#src/shared/ids.ts'
import { offers, type TextbookHead } from '../records.ts'

const id = z.int().positive().max(largestId).nullable()
const line = z.string().max(400)

const head = z.strictObject({
  kind: z.literal('textbook'),
  name: shortText,
  isbn: line,
  publisher: line,
  author: line,
  description: z.strictObject({
    zh: z.string().max(10_000),
    en: z.string().max(10_000),
    outdated: z.enum(['zh', 'en']).optional(),
  }),
  categoryId: id,
  coverFileId: id,
  coverTheme: z.string().max(40),
  language: z.enum(['zh', 'en']),
  offered: z.enum(offers),
}) as unknown as z.ZodType<TextbookHead>

/** The kinds of records of a textbook's draft. */
export const textbookSchemas: Record<string, z.ZodType<DraftRecord>> = {
  textbook: head,
  chapter: chapterRecord,
  item: itemRecord,
}
