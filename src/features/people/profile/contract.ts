import { z } from 'zod'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { accountRoles } from '#src/shared/viewer.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { profileFields } from './forms.ts'

/** A person's own data, and pictures of them. */

export { genders, paymentMethods, profileLimits } from './forms.ts'
/** What a picture is for decides how it is kept: an avatar is public, a qualification never. */
export const imagePurposes = ['avatar', 'qualification'] as const
export type ImagePurpose = (typeof imagePurposes)[number]
/** Specification, section 5. */
export const imageTypes = ['png', 'jpg', 'bmp', 'jpeg'] as const
export const imageBytes = 10 * 1024 * 1024
/** Width × height; a larger picture would cost the server too much memory. */
export const imagePixels = 40_000_000

export const profileErrors = defineErrors('account', {
  imageMissing: { kind: 'refused', zh: '请选择图片', en: 'Please choose a picture' },
  imageType: {
    kind: 'refused',
    zh: '不支持的文件类型，请上传以下类型：{list}',
    en: 'Unsupported file type, please upload one of: {list}',
  },
  imageBroken: {
    kind: 'refused',
    zh: '图片已损坏或无法读取，请换一张',
    en: 'This picture is broken or cannot be read. Please choose another',
  },
  imageTooLarge: {
    kind: 'refused',
    zh: '图片尺寸过大，请缩小到 4000 万像素以内',
    en: 'This picture is too large. Please keep it below 40 megapixels',
  },
  imageUnknown: {
    kind: 'refused',
    zh: '图片已失效，请重新上传',
    en: 'This picture is no longer there. Please upload it again',
  },
  nameVerified: {
    kind: 'refused',
    zh: '已通过教师认证的姓名不能自行修改，请联系管理员',
    en: 'A verified name cannot be changed by yourself. Please contact an administrator',
  },
})

const profileSchema = z.object({
  userId: z.int(),
  userName: z.string(),
  /** Address of the picture; null: none. */
  photo: z.string().nullable(),
  realName: z.string(),
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
  verifiedAt: z.iso.datetime().nullable(),
  /** Masked: the account 138****5678, the name 张**. */
  payment: z
    .object({ method: z.enum(['wechat', 'alipay']), account: z.string(), name: z.string() })
    .nullable(),
  can: z.object({ changeName: z.boolean() }),
})
export type Profile = z.output<typeof profileSchema>

export const profileApi = {
  uploadImage: endpoint({
    method: 'POST',
    path: 'SMTCompetition/ImgFileUpload',
    access: 'login',
    summary: 'Upload a picture; it is made anew from its pixels. The first path begins with ~/',
    input: z.object({ eTypedirectory: z.enum(imagePurposes) }),
    /** '~/files/12/avatar.webp'; what follows '~/' is below the files' base, a private one signed. */
    answer: z.array(z.string()),
    errors: [
      profileErrors.imageMissing,
      profileErrors.imageType,
      profileErrors.imageBroken,
      profileErrors.imageTooLarge,
    ],
    upload: { maxBytes: imageBytes, types: imageTypes },
    perMinute: 30,
  }),
  getProfile: endpoint({
    method: 'GET',
    path: 'UserCenter/GetProfile',
    access: 'login',
    summary: 'All that I have said about myself',
    input: z.object({}),
    answer: profileSchema,
  }),
  updateStudentInfo: endpoint({
    method: 'POST',
    path: 'UserCenter/UpdateStudentInfo',
    access: 'login',
    summary: 'Change what I have said about myself; a field that is left out stays as it is',
    input: z.object(profileFields),
    answer: profileSchema,
    errors: [profileErrors.imageUnknown, profileErrors.nameVerified, accountErrors.schoolNotFound],
    repeatable: true,
  }),
}
