import { z } from 'zod'

export const itemKinds = ['video', 'courseware', 'text', 'task', 'quiz'] as const
export type ItemKind = (typeof itemKinds)[number]

/** A chapter of the outline, in reading order, `depth` from 0. */
export const outlineChapterSchema = z.object({
  chapterId: z.int(),
  parentId: z.int().nullable(),
  depth: z.int(),
  /** '1', '1.2', '1.2.3' */
  number: z.string(),
  name: z.string(),
  introduction: z.string(),
  /** Those of its texts that are in the other language than the page's. */
  foreign: z.array(z.enum(['name', 'introduction'])),
  items: z.array(
    z.object({
      itemId: z.int(),
      kind: z.enum(itemKinds),
      name: z.string(),
      /** Whether its name is in the other language than the page's. */
      foreign: z.boolean(),
      /** Courseware: 'pdf', 'pptx', … */
      format: z.string().nullable(),
      durationSeconds: z.int().nullable(),
      questionCount: z.int().nullable(),
      /** May be opened without joining. */
      trial: z.boolean(),
    }),
  ),
})

/** An item as a participant sees it, with progress. */
export const myOutlineChapterSchema = outlineChapterSchema.extend({
  items: z.array(
    outlineChapterSchema.shape.items.element.extend({
      /** `share` of an item in progress, 0 to 1; null for a viewer who has not joined. */
      progress: z.object({ done: z.boolean(), share: z.number() }).nullable(),
    }),
  ),
})
