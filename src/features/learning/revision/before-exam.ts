import { z } from 'zod'
import { itemKinds } from '#src/features/learning/course/outline-schema.ts'
import { anchorSchema } from '#src/features/learning/note/anchor.ts'

/** Questions of a printed set. */
export const printedMost = 200

/** What a learner looks at before an examination of a course, besides the wrong questions. */
export const beforeExamSchema = z.object({
  /** One's own notes, in the order of the course. */
  notes: z.array(
    z.object({
      key: z.string(),
      chapter: z.string(),
      item: z.string(),
      anchor: anchorSchema,
      /** Opened for its writer. */
      html: z.string(),
    }),
  ),
  /** Items that are not done, in the order of the course. */
  left: z.array(
    z.object({
      itemId: z.int(),
      chapter: z.string(),
      name: z.string(),
      kind: z.enum(itemKinds),
      /** Of courseware, the numbers of the pages not seen yet; null of another item, and where the site does not know them. */
      pages: z.array(z.int()).nullable(),
    }),
  ),
})
