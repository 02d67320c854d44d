import { z } from 'zod'
import { idInBody } from '#src/shared/ids.ts'

/** An attempt where names are hidden: it says nothing of the learner, and only its teacher can use it. */
export const attemptKey = z.string().regex(/^[\w-]{22}$/)

/** An attempt by its id, or by the key that a teacher has got in its place. */
export const attemptRef = z.union([idInBody(), attemptKey])
export type AttemptRef = z.output<typeof attemptRef>
