import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import { realNameSchema, schoolNameSchema } from '#src/features/people/account/forms.ts'

/** What the profile form asks of each field; for browser and server. */

export const genders = ['male', 'female'] as const
export const paymentMethods = ['wechat', 'alipay'] as const
export const profileLimits = {
  nickname: 20,
  college: 60,
  major: 60,
  studentNumber: 30,
  coursesTaught: 200,
  introduction: 500,
  paymentAccount: 60,
  paymentName: 30,
} as const

const controls = /[\p{Cc}\p{Cs}]/u
const invalid = bothWords('含有无效字符', 'Contains invalid characters')
const tooLong = (max: number) =>
  bothWords(`不能超过 ${max} 个字符`, `No more than ${max} characters`)

/** One line, possibly empty. */
export const optionalLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )
/** Several lines, possibly none. */
export const optionalText = (max: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text.replace(/[\n\r\t]/g, '')), invalid),
  )
const filled = (max: number, missing: string) =>
  z.string({ error: missing }).check(
    z.trim(),
    z.minLength(1, missing),
    z.maxLength(max, tooLong(max)),
    z.refine((text) => !controls.test(text), invalid),
  )

/** Where rewards are paid to. */
export const paymentSchema = z.object({
  method: z.enum(paymentMethods),
  account: filled(
    profileLimits.paymentAccount,
    bothWords('请输入收款账号', 'Please enter the account'),
  ),
  name: filled(
    profileLimits.paymentName,
    bothWords('请输入收款人姓名', 'Please enter the name of the account'),
  ),
})
export type Payment = z.infer<typeof paymentSchema>

/** A path that ImgFileUpload answered: '~/files/12/avatar.webp'. */
export const imagePath = z.string().check(z.maxLength(400), z.regex(/^~\/files\/[1-9]\d{0,8}\//))
export const idOfImage = (path: string) => Number(path.split('/')[2])

/** Each optional: left out, it stays as it is. */
export const profileFields = {
  realName: z.optional(realNameSchema),
  nickname: z.optional(optionalLine(profileLimits.nickname)),
  gender: z.optional(z.nullable(z.enum(genders))),
  provinceId: z.optional(z.int().check(z.minimum(11), z.maximum(91))),
  schoolId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  /** A school that is not listed: kept and reviewed. */
  schoolName: z.optional(schoolNameSchema),
  college: z.optional(optionalLine(profileLimits.college)),
  major: z.optional(optionalLine(profileLimits.major)),
  studentNumber: z.optional(optionalLine(profileLimits.studentNumber)),
  coursesTaught: z.optional(optionalLine(profileLimits.coursesTaught)),
  introduction: z.optional(optionalText(profileLimits.introduction)),
  introductionEn: z.optional(optionalText(profileLimits.introduction)),
  /** Null takes the picture away. */
  photo: z.optional(z.nullable(imagePath)),
  /** Null takes the details away. */
  payment: z.optional(z.nullable(paymentSchema)),
}

/** The profile's own form: what of it the browser checks. */
export const profileForm = z.object({
  realName: realNameSchema,
  nickname: optionalLine(profileLimits.nickname),
  schoolName: z.optional(schoolNameSchema),
  college: optionalLine(profileLimits.college),
  major: optionalLine(profileLimits.major),
  studentNumber: optionalLine(profileLimits.studentNumber),
  coursesTaught: optionalLine(profileLimits.coursesTaught),
  introduction: optionalText(profileLimits.introduction),
  introductionEn: optionalText(profileLimits.introduction),
})
