import { z } from 'zod'
import { difficulties, questionTypes } from '#src/features/content/question/types.ts'
import { largestId } from '#src/shared/ids.ts'

const id = z.int().positive().max(largestId)

/** Which questions of the bank a draw takes. */
export const drawRule = z.strictObject({
  folderId: id,
  types: z.array(z.enum(questionTypes)).max(questionTypes.length),
  tags: z.array(id).max(20),
  difficulties: z.array(z.literal(difficulties)).max(difficulties.length),
})
