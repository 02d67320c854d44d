import { z } from 'zod'
import { offerProblem } from '#src/features/learning/approval/offer-shapes.ts'

/** The parts of a check, in the order in which they are shown. */
export const checkGroups = ['offer', 'outline', 'media', 'questions', 'languages', 'links'] as const

export const courseProblem = offerProblem.extend({
  group: z.enum(checkGroups),
  /** It keeps the course from review; otherwise it only warns. */
  blocks: z.boolean(),
  /** The chapter of the place; null for the offer and for the whole outline. */
  chapter: z.string().nullable(),
  /** '1.2'; '' outside the outline. */
  number: z.string(),
  /** The name of the chapter or item. */
  name: z.object({ zh: z.string(), en: z.string() }),
})
export type CourseProblem = z.output<typeof courseProblem>
