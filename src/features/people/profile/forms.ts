import * as z from 'zod/mini'
import { bothWords } from '#src/shared/errors.ts'
import {
  coursesTaughtMax,
  genders,
  imagePath,
  realNameEnMax,
  realNameSchema,
} from '#src/features/people/account/forms.ts'
import { schoolNameSchema } from '#src/features/people/school/forms.ts'
import { plainLine } from '#src/shared/identifiers.ts'
import { optionalLine, optionalText, requiredLine } from '#src/shared/fields.ts'

/** Rules of the profile form's fields, for browser and server. */

export const paymentMethods = ['wechat', 'alipay'] as const
export const profileLimits = {
  realNameEn: realNameEnMax,
  nickname: 20,
  college: 60,
  major: 60,
  studentNumber: 30,
  coursesTaught: coursesTaughtMax,
  introduction: 500,
  paymentAccount: 60,
  paymentName: 30,
} as const

/** The account that rewards are paid to. */
export const paymentSchema = z.object({
  method: z.enum(paymentMethods),
  account: requiredLine(
    profileLimits.paymentAccount,
    bothWords('请输入收款账号', 'Please enter the account'),
  ),
  name: requiredLine(
    profileLimits.paymentName,
    bothWords('请输入收款人姓名', 'Please enter the name of the account'),
  ),
})
export type Payment = z.infer<typeof paymentSchema>

/**
 * Latin letters and the signs within names; empty: the pinyin of the name. Small capitals are phonetic signs,
 * known by having no other case. More than two marks on a letter run into the lines around it.
 */
export const latinNameSchema = optionalLine(profileLimits.realNameEn, plainLine).check(
  z.regex(/^$|^[ .'’·-]*(?:(?=\p{CWCM})\p{sc=Latin}\p{M}{0,2}[ .'’·-]*)+$/u, {
    error: bothWords('请使用拉丁字母填写', 'Please use Latin letters'),
  }),
)

/** In half-width signs, as classes and rosters compare it. */
const studentNumber = optionalLine(profileLimits.studentNumber, plainLine)

/** Each optional: left out, it stays as it is. */
export const profileFields = {
  realName: z.optional(realNameSchema),
  realNameEn: z.optional(latinNameSchema),
  nickname: z.optional(optionalLine(profileLimits.nickname)),
  gender: z.optional(z.nullable(z.enum(genders))),
  provinceId: z.optional(z.int().check(z.minimum(11), z.maximum(91))),
  schoolId: z.optional(z.int().check(z.positive(), z.maximum(2_147_483_647))),
  /** A school that is not listed: kept and reviewed. */
  schoolName: z.optional(schoolNameSchema),
  college: z.optional(optionalLine(profileLimits.college)),
  major: z.optional(optionalLine(profileLimits.major)),
  studentNumber: z.optional(studentNumber),
  coursesTaught: z.optional(optionalLine(profileLimits.coursesTaught)),
  introduction: z.optional(optionalText(profileLimits.introduction)),
  introductionEn: z.optional(optionalText(profileLimits.introduction)),
  /** Null takes the picture away. */
  photo: z.optional(z.nullable(imagePath)),
  /** Null takes the details away. */
  payment: z.optional(z.nullable(paymentSchema)),
}

/** The part of the profile form that the browser checks. */
export const profileForm = z.object({
  realName: realNameSchema,
  realNameEn: latinNameSchema,
  nickname: optionalLine(profileLimits.nickname),
  college: optionalLine(profileLimits.college),
  major: optionalLine(profileLimits.major),
  studentNumber,
  coursesTaught: optionalLine(profileLimits.coursesTaught),
  introduction: optionalText(profileLimits.introduction),
  introductionEn: optionalText(profileLimits.introduction),
})
export const profileWithSchool = z.extend(profileForm, { schoolName: schoolNameSchema })
export const paymentForm = z.object({ payment: paymentSchema })
