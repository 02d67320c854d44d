import { z } from 'zod'

/** The learners of a quiz by state. */
export const counts = z.object({
  /** Learners of the course. */
  all: z.int(),
  /** Without an attempt. */
  none: z.int(),
  open: z.int(),
  handedIn: z.int(),
  /** Handed in and not passed by what counts. */
  failed: z.int(),
  /** With written answers that wait for a mark. */
  unmarked: z.int(),
  /** With answers that came after the end. */
  waiting: z.int(),
})
