import { z } from 'zod'
import { keySchema } from '#src/features/content/draft/contract.ts'
import { largestId } from '#src/shared/ids.ts'
import type { ChapterRecord, ItemRecord } from '../records.ts'
import { storedKinds } from './items/stored-kinds.ts'
import { shortText } from './text-schemas.ts'

export const placeSchema = z.strictObject({
  parent: keySchema.nullable(),
  order: z.string().regex(/^[0-9A-Za-z]{1,200}$/),
})
const origin = z
  .strictObject({
    key: keySchema,
    textbookId: z.int().positive().max(largestId).optional(),
    place: placeSchema.optional(),
    name: shortText,
    introduction: shortText.optional(),
    body: z.string().max(64).optional(),
  })
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
const itemOf = (type: keyof typeof storedKinds) =>
  z.strictObject({ ...item, type: z.literal(type), body: storedKinds[type].schema })

export const itemRecord = z.discriminatedUnion('type', [
  itemOf('video'),
  itemOf('courseware'),
  itemOf('text'),
  itemOf('task').extend({ handsIn: z.boolean().optional() }),
  itemOf('quiz'),
]) as unknown as z.ZodType<ItemRecord>
