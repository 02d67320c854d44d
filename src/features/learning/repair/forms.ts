import * as z from 'zod/mini'

export const repairTitleMost = 60

/** A practice set as its teacher gives it. `dueOn`: a day, '' for none. */
export const giveForm = z.object({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(repairTitleMost)),
  dueOn: z.string(),
})
