import { imageErrors } from '#src/features/people/account/contract.ts'
import { schoolErrors } from '#src/features/people/school/contract.ts'
import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { accountRoles } from '#src/shared/viewer.ts'
import { profileFields } from './forms.ts'

/** A person's own data, and pictures of them. */

export { paymentMethods, profileLimits } from './forms.ts'
export const profileErrors = defineErrors('profile', {
  schoolVerified: {
    kind: 'refused',
    zh: '学校已随教师认证确认，不能自行修改。如已调动，请联系管理员撤销认证，再以新学校重新提交',
    en: 'Your school was confirmed with your teacher verification. If you have moved, ask an administrator to revoke the verification, then apply again with your new school',
  },
  nameVerified: {
    kind: 'refused',
    zh: '已通过教师认证的姓名不能自行修改，请联系管理员',
    en: 'You can’t change a verified name yourself. Please contact an administrator',
  },
})

const profileSchema = z.object({
  userId: z.int(),
  userName: z.string(),
  /** Address of the picture; null: none. */
  photo: z.string().nullable(),
  realName: z.string(),
  /** In Latin letters, as the person writes it; empty: `pinyinName` is shown. */
  realNameEn: z.string(),
  pinyinName: z.string(),
  nickname: z.string(),
  gender: z.enum(['male', 'female']).nullable(),
  provinceId: z.int().nullable(),
  schoolId: z.int().nullable(),
  schoolName: z.string(),
  /** The school was named by a person and waits for review. */
  schoolPending: z.boolean(),
  college: z.string(),
  major: z.string(),
  studentNumber: z.string(),
  coursesTaught: z.string(),
  introduction: z.string(),
  introductionEn: z.string(),
  accountRole: z.enum(accountRoles),
  /** The one field that depends on the role. */
  roleField: z.enum(['studentNumber', 'coursesTaught']),
  verifiedAt: z.iso.datetime().nullable(),
  /** Masked: the account 138****5678, the name 张**. */
  payment: z
    .object({ method: z.enum(['wechat', 'alipay']), account: z.string(), name: z.string() })
    .nullable(),
  can: z.object({ changeName: canSchema, changeSchool: canSchema }),
})
export type Profile = z.output<typeof profileSchema>

export const profileApi = {
  getProfile: endpoint({
    method: 'GET',
    path: 'UserCenter/GetProfile',
    access: 'login',
    summary: { zh: '查看个人资料', en: 'Read one’s own profile' },
    input: z.object({}),
    answer: profileSchema,
  }),
  updateStudentInfo: endpoint({
    method: 'POST',
    path: 'UserCenter/UpdateStudentInfo',
    access: 'login',
    summary: {
      zh: '修改个人资料',
      en: 'Edit one’s own profile; a field that is left out stays as it is',
    },
    input: z.object(profileFields),
    answer: profileSchema,
    errors: [
      imageErrors.imageUnknown,
      profileErrors.nameVerified,
      profileErrors.schoolVerified,
      schoolErrors.notFound,
    ],
    repeatable: true,
  }),
}
