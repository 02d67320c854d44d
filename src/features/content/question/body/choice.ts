import { mostOptions } from './limits.ts'
import { z } from 'zod'
import { scoringRules } from '../types.ts'
import { base } from './base.ts'
import { lineText, partId, partsOf, richText } from './text.ts'

const option = z.strictObject({
  id: partId,
  text: lineText,
  right: z.boolean(),
  /** Share of the points that choosing it adds, −1 to 1; used by the rule `weights`. */
  weight: z.number().min(-1).max(1).optional(),
  feedback: richText.optional(),
})

const choice = {
  ...base,
  options: partsOf(option, mostOptions),
  /** The options stay in their order, also where a quiz shuffles them ("all of the above"). */
  keepOrder: z.boolean(),
}

export const singleBody = z.strictObject({ type: z.literal('single'), ...choice })

export const multipleBody = z.strictObject({
  type: z.literal('multiple'),
  ...choice,
  /** Comes with an import; else the quiz decides. */
  rule: z.enum(scoringRules).optional(),
})

export const trueFalseBody = z.strictObject({
  type: z.literal('trueFalse'),
  ...base,
  /** Null in a draft without a key. */
  right: z.boolean().nullable(),
})
