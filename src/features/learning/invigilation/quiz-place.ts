import { z } from 'zod'

/** Where a quiz stands, as the pages of its teachers name it. */
export const quizPlaceSchema = z.object({
  /** A course, or a class whose homework it is. */
  kind: z.enum(['course', 'class']),
  name: z.string(),
  /** The page of the course, or of the homework of the class. */
  link: z.string(),
  /** The page on which its teachers look after it. */
  quizLink: z.string(),
})
export type QuizPlace = z.output<typeof quizPlaceSchema>
