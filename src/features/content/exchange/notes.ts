import { z } from 'zod'
import { noteCodes } from './note-codes.ts'

/** A note of paper-form.ts, as it travels. */
export const noteSchema = z.object({
  kind: z.enum(['lost', 'changed', 'error', 'hint']),
  code: z.enum(noteCodes),
  about: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})
