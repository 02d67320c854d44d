import { z } from 'zod'
import { fileKinds } from '#src/shared/file-kind.ts'

/** A file as something shows it that names the file, to a person with the right to that. */
export const givenFileSchema = z.object({
  userFileId: z.int(),
  name: z.string(),
  kind: z.enum(fileKinds),
  /** Bytes. */
  size: z.int(),
  /** The original, valid for about an hour; '' where it stays with its owner. */
  url: z.string(),
  /** Most browsers show the original of this picture. */
  opens: z.boolean(),
  /** How it looks, with the size in pixels; null until that is made. */
  look: z
    .object({ small: z.string(), large: z.string(), width: z.number(), height: z.number() })
    .nullable(),
})
export type GivenFile = z.output<typeof givenFileSchema>
