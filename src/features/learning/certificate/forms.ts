import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { optionalLine, optionalText, requiredLine, requiredText } from '#src/shared/fields.ts'
import {
  certificateTemplates,
  givenReasons,
  hoursMost,
  institutionMost,
  monthsMost,
  reasonWordsMost,
  signerMost,
  signerTitleMost,
} from './limits.ts'

const institution = bothWords('请输入颁发机构', 'Please enter the institution')
const signer = bothWords('请输入签发人', 'Please enter the person who signs')
const hours = bothWords(
  `请输入 1 到 ${hoursMost} 的整数`,
  `Please enter a whole number from 1 to ${hoursMost}`,
)
const months = bothWords(
  `请输入 1 到 ${monthsMost} 的整数，或留空`,
  `Please enter a whole number from 1 to ${monthsMost}, or nothing`,
)

const number = (most: number, error: string) =>
  z.string({ error }).check(
    z.trim(),
    z.refine((text) => /^[1-9]\d{0,3}$/.test(text) && Number(text) <= most, { error }),
  )

/** keep – as it is; none – without; a number – a picture of my files, which is copied. */
const picture = z.union([
  z.literal('keep'),
  z.literal('none'),
  z.int().check(z.positive(), z.maximum(2_147_483_647)),
])

/** What a teacher fills in for the certificate of a course. */
export const offerForm = z.object({
  offered: z.boolean(),
  template: z.enum(certificateTemplates),
  institution: requiredLine(institutionMost, institution),
  institutionEn: requiredLine(institutionMost, institution),
  signer: requiredLine(signerMost, signer),
  signerEn: requiredLine(signerMost, signer),
  signerTitle: optionalLine(signerTitleMost),
  signerTitleEn: optionalLine(signerTitleMost),
  hours: number(hoursMost, hours),
  /** '' – valid without end. */
  validMonths: z.union([z.literal(''), number(monthsMost, months)], { error: months }),
  showsMark: z.boolean(),
  asksFee: z.boolean(),
  seal: picture,
  signature: picture,
})
export type OfferValues = z.infer<typeof offerForm>

const reason = bothWords('请填写原因', 'Please write the reason')

export const revokeForm = z.object({
  reason: z.enum(givenReasons),
  words: requiredText(reasonWordsMost, reason),
})
export type RevokeValues = z.infer<typeof revokeForm>
export const declineForm = z.object({ words: requiredText(reasonWordsMost, reason) })
export const askForm = z.object({ words: optionalText(reasonWordsMost) })
