import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalText } from '#src/shared/fields.ts'
import { taskErrors } from './errors.ts'
import { commentMost } from './limits.ts'
import { verdicts } from './verdicts.ts'

/** The fields of a teacher's comment. */
export const commentFields = {
  text: optionalText(commentMost),
  verdict: z.nullable(z.enum(verdicts)),
}

/** Only “accepted” says enough without words. */
export const saysEnough = ({ text, verdict }: { text: string; verdict: string | null }) =>
  text !== '' || verdict === 'accepted'
const { commentEmpty } = taskErrors
export const wordsMissing = { error: bothWords(commentEmpty.zh, commentEmpty.en), path: ['text'] }
