import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { isEmail, isPhone, normalContact } from '#src/shared/identifiers.ts'

/** Rules of the fields for a code and its phone or e-mail, for browser and server. */

const phoneWords = bothWords('请输入有效的手机号', 'Please enter a valid phone number')
const emailWords = bothWords('请输入有效的邮箱', 'Please enter a valid e-mail')
const phoneOrEmail = bothWords(
  '请输入有效的手机号或邮箱',
  'Please enter a valid phone number or e-mail',
)
export const contactSchema = z.string({ error: phoneOrEmail }).check(
  z.maxLength(330, { error: phoneOrEmail, abort: true }),
  z.overwrite(normalContact),
  z.refine((text) => isPhone(text) || isEmail(text), phoneOrEmail),
)

const contact = (is: (text: string) => boolean, words: string) =>
  z
    .string({ error: words })
    .check(
      z.maxLength(330, { error: words, abort: true }),
      z.overwrite(normalContact),
      z.refine(is, words),
    )
export const phoneSchema = contact(isPhone, phoneWords)
export const emailSchema = contact(isEmail, emailWords)

const enterCode = bothWords('请输入 6 位数字验证码', 'Please enter the 6-digit code')
export const codeSchema = z
  .string({ error: enterCode })
  .check(z.trim(), z.regex(/^\d{6}$/, enterCode))
