import * as z from 'zod/mini'
import { schoolNameSchema } from '#src/features/people/school/forms.ts'
import {
  codeSchema,
  contactSchema,
  emailSchema,
  phoneSchema,
} from '#src/features/people/guard/forms.ts'
import { bothWords } from '#src/shared/errors.ts'
import { requiredLine } from '#src/shared/fields.ts'
import {
  isPhone,
  normalContact,
  normalUsername,
  plainLine,
  usernameKey,
} from '#src/shared/identifiers.ts'

/** Rules of the account forms' fields, for browser and server. */

/** Current version of the terms and the privacy policy; a sign-up must accept it. */
export const termsVersion = '2026-11-22' as const

const passwordLength = { min: 8, max: 64 }
export const realNameMax = 30
export const realNameEnMax = 60
export const coursesTaughtMax = 200

/** Length in characters: a rare Han character counts once, though it takes two UTF-16 units. */
const lengthOf = (text: string) => Array.from(text).length

export const usernameSchema = z
  .string({ error: bothWords('请输入用户名', 'Please enter a user name') })
  .check(
    z.maxLength(200, {
      error: bothWords('用户名为 4–32 个字符', 'A user name has 4 to 32 characters'),
      abort: true,
    }),
    z.overwrite(normalUsername),
    z.minLength(1, { error: bothWords('请输入用户名', 'Please enter a user name'), abort: true }),
    z.refine((text) => lengthOf(text) >= 4 && lengthOf(text) <= 32, {
      error: bothWords('用户名为 4–32 个字符', 'A user name has 4 to 32 characters'),
      abort: true,
    }),
    z.regex(
      // Letters only: a radical or a stroke looks like a Han character, but is another one.
      /^(?:(?=\p{Lo})\p{Script=Han}|[\u3005\u3007A-Za-z0-9_])+$/u,
      bothWords(
        '用户名只能包含汉字、字母、数字和下划线',
        'Only letters, digits, underscores and Chinese characters',
      ),
    ),
    // A phone number could be another person's sign-in name.
    z.refine(
      (text) => !isPhone(normalContact(text)),
      bothWords('用户名不能是手机号', 'A user name cannot be a phone number'),
    ),
  )

/** Checks the rules of a new password one by one. The server also refuses common passwords. */
export function passwordRules(password: string, username: string) {
  const length = lengthOf(password)
  const name = usernameKey(username)
  return {
    length: length >= passwordLength.min && length <= passwordLength.max,
    notOnlyDigits: password !== '' && !/^\d+$/.test(password),
    withoutName: password !== '' && (name.length < 4 || !password.toLowerCase().includes(name)),
  }
}

export const newPasswordSchema = z
  .string({ error: bothWords('请设置密码', 'Please choose a password') })
  .check(
    z.minLength(1, { error: bothWords('请设置密码', 'Please choose a password'), abort: true }),
    z.refine((text) => passwordRules(text, '').length, {
      error: bothWords('密码长度为 8–64 个字符', 'A password has 8 to 64 characters'),
      abort: true,
    }),
    z.refine(
      (text) => passwordRules(text, '').notOnlyDigits,
      bothWords('密码不能全部是数字', 'A password cannot be digits only'),
    ),
  )

export const realNameSchema = requiredLine(
  realNameMax,
  bothWords('请输入真实姓名', 'Please enter your name'),
  plainLine,
)

export const genders = ['male', 'female'] as const

/** A path from the answer of ImgFileUpload: '~/files/12/avatar.webp'. */
export const imagePath = z.string().check(z.maxLength(400), z.regex(/^~\/files\/[1-9]\d{0,8}\//))
export const idOfImage = (path: string) => Number(path.split('/')[2])

/** The names in the form for choosing a role. */
export const roleForm = (asks: { school: boolean; name: boolean }) =>
  z.object({
    ...(asks.school && { schoolName: schoolNameSchema }),
    ...(asks.name && { realName: realNameSchema }),
  })

/** The sign-in form. Its rules must not reveal the format of user names. */
export const signInForm = z.object({
  username: requiredLine(
    320,
    bothWords('请输入用户名、手机号或邮箱', 'Please enter your user name, phone or e-mail'),
    plainLine,
  ),
  password: z
    .string({ error: bothWords('请输入密码', 'Please enter your password') })
    .check(
      z.minLength(1, bothWords('请输入密码', 'Please enter your password')),
      z.maxLength(256, bothWords('密码过长', 'This password is too long')),
    ),
})

export const registerFields = {
  inputNumber: contactSchema,
  code: codeSchema,
  username: usernameSchema,
  password: newPasswordSchema,
  realName: realNameSchema,
}

/** Refines the whole form, because the rule needs both fields; the error appears beside the password. */
export const passwordWithoutName = (form: { password: string; username: string }) =>
  passwordRules(form.password, form.username).withoutName
export const passwordHasName = {
  error: bothWords('密码不能包含用户名', 'The password cannot contain your user name'),
  path: ['password'],
}

const { inputNumber: _, ...signUpFields } = registerFields
const signUp = <S extends z.ZodMiniType>(name: 'phone' | 'email', contact: S) =>
  z
    .object({ ...signUpFields, [name]: contact })
    .check(z.refine((form) => passwordWithoutName(form), passwordHasName))

export const signUpWays = ['phone', 'email'] as const

/** The sign-up form, with a phone field or an e-mail field. */
export const signUpForms = {
  phone: signUp('phone', phoneSchema),
  email: signUp('email', emailSchema),
}
