import { z } from 'zod'

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
