import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import {
  codeSchema,
  contactSchema,
  emailSchema,
  phoneSchema,
} from '#src/features/people/guard/forms.ts'
import {
  newPasswordSchema,
  passwordHasName,
  passwordWithoutName,
} from '#src/features/people/account/forms.ts'

/** Rules of the fields for recovering, changing a password and binding, for browser and server. */

export const enterOldPassword = bothWords('请输入当前密码', 'Please enter your current password')

const again = bothWords('请再次输入新密码', 'Please enter the new password again')

/** A new password and its repetition; refine the whole form with `samePasswords`. */
export const newPasswordFields = {
  password: newPasswordSchema,
  confirmPassword: z.string({ error: again }).check(z.minLength(1, again), z.maxLength(256)),
}
interface Passwords {
  password: string
  confirmPassword: string
}
export const samePasswords = (form: Passwords) => form.password === form.confirmPassword
export const passwordsDiffer = {
  error: bothWords('两次输入的密码不一致', 'Passwords do not match'),
  path: ['confirmPassword'],
}

/** Makes a form with a new password and its repetition; `username` is '' while the account is unknown. */
const newPassword = <S extends z.core.$ZodShape>(fields: S, username = '') =>
  z.object({ ...fields, ...newPasswordFields }).check(
    z.refine((form) => {
      const { password } = form as Passwords
      return passwordWithoutName({ password, username })
    }, passwordHasName),
    z.refine((form) => samePasswords(form as Passwords), passwordsDiffer),
  )

export const resetForm = (username: string) => newPassword({}, username)
export const recoverForm = newPassword({ inputNumber: contactSchema, code: codeSchema })
export const currentPassword = z
  .string({ error: enterOldPassword })
  .check(
    z.minLength(1, enterOldPassword),
    z.maxLength(256, bothWords('密码过长', 'This password is too long')),
  )

/** Forms for changing a password, by the current password or by a code. */
export const changePasswordForms = (username: string) => ({
  password: newPassword({ oldPassword: currentPassword }, username),
  code: newPassword({ code: codeSchema }, username),
})
export const bindForms = {
  phone: z.object({ phone: phoneSchema, code: codeSchema, password: currentPassword }),
  email: z.object({ email: emailSchema, code: codeSchema, password: currentPassword }),
}
export const unbindForm = z.object({ code: codeSchema, password: currentPassword })
