import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalText } from '#src/shared/fields.ts'
import { reportReasons } from './reasons.ts'

export const reportWordsMost = 500
const chooseReason = bothWords('请选择原因', 'Choose a reason')
const sayWhy = bothWords('请说明原因', 'Say why')

/** The fields of a report, and of a decision to hide a thing. */
export const reasonFields = {
  reason: z.enum(reportReasons, { error: chooseReason }),
  words: optionalText(reportWordsMost),
}

/** "Other" says nothing by itself, so it needs words. */
export const hasWords = (given: { reason: string; words: string }) =>
  given.reason !== 'other' || given.words !== ''
export const wordsMissing = { error: sayWhy, path: ['words'] }

export const reasonForm = z.object(reasonFields).check(z.refine(hasWords, wordsMissing))
