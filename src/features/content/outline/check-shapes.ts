import { z } from 'zod'
import { sentence } from '#src/shared/answers.ts'

/** The parts of a check, in the order in which they are shown. */
export const checkGroups = ['offer', 'outline', 'media', 'questions', 'languages', 'links'] as const

/** A problem of a course or textbook before it is published, with its place: 'head' and 'name.zh'. */
export const checkProblem = sentence.extend({
  key: z.string(),
  field: z.string(),
  group: z.enum(checkGroups),
  /** It keeps the course from review, or the textbook from publication; otherwise it only warns. */
  blocks: z.boolean(),
  /** The chapter of the place; null for the offer and for the whole outline. */
  chapter: z.string().nullable(),
  /** '1.2'; '' outside the outline. */
  number: z.string(),
  /** The name of the chapter or item. */
  name: z.object({ zh: z.string(), en: z.string() }),
})
export type CheckProblem = z.output<typeof checkProblem>
