import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import { reasonMost } from './limits.ts'

/** Why a state is corrected after the roll call. */
export const reasonForm = z.object({
  reason: requiredLine(reasonMost, bothWords('请填写更正原因', 'Please give the reason')),
})
