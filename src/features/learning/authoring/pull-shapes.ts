import { z } from 'zod'
import { itemTypes } from '#src/features/content/outline/records.ts'

/** The things that the calls about a textbook's changes answer with. */

const text = z.object({ zh: z.string(), en: z.string() })

export const pullEntry = z.object({
  /** 'added:c-1', 'changed:c-1:name', 'moved:c-1', 'removed:c-1' */
  id: z.string(),
  change: z.enum(['added', 'changed', 'moved', 'removed']),
  field: z.enum(['name', 'introduction', 'body']).nullable(),
  /** In the course. */
  key: z.string(),
  kind: z.enum(['chapter', 'item']),
  type: z.enum(itemTypes).nullable(),
  name: text,
  /** Of its chapter: '1.2'. */
  number: z.string(),
  /** The entry that has to be taken with it: that of its new chapter. */
  parent: z.string().nullable(),
  /** changed – the course has changed the same thing; dropped – the course has deleted it. */
  conflict: z.enum(['changed', 'dropped']).nullable(),
  /** The text in the textbook and in the course; null where it has no words. */
  theirs: text.nullable(),
  ours: text.nullable(),
  /** Learners who have done something there. */
  learners: z.int(),
  /** It is taken unless the teacher decides otherwise. */
  take: z.boolean(),
})
export type PullEntry = z.output<typeof pullEntry>
