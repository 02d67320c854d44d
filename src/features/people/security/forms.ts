import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import {
  codeSchema,
  contactSchema,
  emailWords,
  isEmail,
  isPhone,
  newPasswordSchema,
  normalContact,
  phoneWords,
} from '#src/features/people/account/forms.ts'

/** What recovering, changing a password and binding ask of each field; for browser and server. */

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

export const enterOldPassword = bothWords('请输入当前密码', 'Please enter your current password')

const again = bothWords('请再次输入新密码', 'Please enter the new password again')

/** A new password, twice; `samePasswords` belongs over the whole form. */
export const newPasswordFields = {
  password: newPasswordSchema,
  confirmPassword: z.string({ error: again }).check(z.minLength(1, again), z.maxLength(256)),
}
export const samePasswords = (form: { password: string; confirmPassword: string }) =>
  form.password === form.confirmPassword
export const passwordsDiffer = {
  error: bothWords('两次输入的密码不一致', 'Passwords do not match'),
  path: ['confirmPassword'],
}

/** The two fields alone, as screens check them while they are typed. */
export const newPasswordShape = z.object(newPasswordFields)
export const recoverShape = z.object({ inputNumber: contactSchema, code: codeSchema })
export const bindShapes = {
  phone: z.object({ target: phoneSchema, code: codeSchema }),
  email: z.object({ target: emailSchema, code: codeSchema }),
}
export const currentPasswordShape = z.object({
  password: z
    .string({ error: enterOldPassword })
    .check(
      z.minLength(1, enterOldPassword),
      z.maxLength(256, bothWords('密码过长', 'This password is too long')),
    ),
})
