import * as z from 'zod/mini'

/** Characters of a comment on an answer. */
export const commentMost = 2000

/** A reason and a date for an attempt that is given back. */
export const giveBackForm = z.object({
  reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
  closesAt: z.iso.datetime(),
})
export type GiveBackForm = z.output<typeof giveBackForm>
