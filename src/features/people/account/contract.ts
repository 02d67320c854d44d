import { z } from 'zod'
import { schoolErrors } from '#src/features/people/school/contract.ts'
import { schoolNameSchema } from '#src/features/people/school/forms.ts'
import { codeSentSchema, guardErrors, workSolution } from '#src/features/people/guard/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, commonErrors, defineErrors } from '#src/shared/errors.ts'
import { uploadErrors } from '#src/shared/upload-errors.ts'
import { accountRoles, customRoles } from '#src/shared/viewer.ts'
import { contactSchema } from '#src/features/people/guard/forms.ts'
import {
  passwordHasName,
  passwordWithoutName,
  realNameSchema,
  registerFields,
  signInForm,
  termsVersion,
} from './forms.ts'
import { guessErrors } from '#src/features/people/guard/guess-errors.ts'

/** Days between the request for an account's deletion and the deletion. */
export const deletionDays = 14
/** Days a person stays signed in when remembered (specification, section 9). */
export const defaultLoginDay = 7
const maxLoginDay = 30
export const accountErrors = defineErrors('account', {
  wrongPassword: {
    kind: 'refused',
    zh: '用户名或密码错误',
    en: 'Incorrect user name or password',
  },
  wrongPasswordCaptcha: {
    kind: 'expected',
    zh: '用户名或密码错误，再次登录请完成图形验证',
    en: 'Incorrect user name or password. Complete the verification to try again',
  },
  captchaNeeded: {
    kind: 'expected',
    zh: '请完成图形验证后登录',
    en: 'Please complete the verification to sign in',
  },
  wrongCaptcha: {
    kind: 'expected',
    zh: '图形验证码错误',
    en: 'incorrect graphic verification code',
  },
  wait: {
    kind: 'expected',
    zh: '登录尝试过于频繁，请 {seconds} 秒后再试',
    en: 'Too many attempts. Please try again in {seconds} s',
  },
  locked: {
    kind: 'refused',
    zh: '该账号已被停用。如需申诉、获取个人数据或注销账号，请联系客服',
    en: 'This account has been disabled. To appeal, get your data or delete the account, please contact support',
  },
  usernameTaken: {
    kind: 'refused',
    zh: '该用户名已被使用',
    en: 'This user name is taken',
  },
  contactTaken: {
    kind: 'refused',
    zh: '该手机号或邮箱已注册，请直接登录',
    en: 'This phone or e-mail already has an account. Please sign in',
  },
  commonPassword: {
    kind: 'refused',
    zh: '这个密码太常见，容易被猜到，请换一个',
    en: 'This password is too common and easy to guess. Please choose another',
  },
  roleChosen: {
    kind: 'conflict',
    zh: '您已选择过身份',
    en: 'You have already chosen your role',
  },
  nameNeeded: {
    kind: 'refused',
    zh: '请输入真实姓名',
    en: 'Please enter your name',
  },
})

/** The purpose of a picture decides its storage: an avatar is public, a qualification private and sealed. */
const imagePurposes = ['avatar', 'qualification'] as const
export type ImagePurpose = (typeof imagePurposes)[number]
/** Specification, section 5. */
export const imageTypes = ['png', 'jpg', 'bmp', 'jpeg'] as const
export const imageBytes = 10 * 1024 * 1024
/** Width × height; a larger picture would cost the server too much memory. */
export const imagePixels = 40_000_000

export const imageErrors = defineErrors('account', {
  imageUnknown: {
    kind: 'refused',
    zh: '图片已失效，请重新上传',
    en: 'This picture is no longer there. Please upload it again',
  },
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
})

/** The signed-in person, as the page keeps it. */
const signedInSchema = z.object({
  access_token: z.string(),
  /** Milliseconds since 1970. */
  expires: z.int(),
  userId: z.int(),
  userName: z.string(),
  accountRole: z.enum(accountRoles),
  customRoles: z.array(z.enum(customRoles)),
  realName: z.string(),
  /** Masked: 138****5678; empty without a phone. */
  phoneNumLX: z.string(),
  avatar: z.string().nullable(),
  isRemembered: z.boolean(),
  loginDay: z.int(),
})
export type SignedIn = z.output<typeof signedInSchema>

export const accountApi = {
  login: endpoint({
    method: 'POST',
    path: 'Login/Login',
    access: 'public',
    cost: 'password',
    summary: {
      zh: '登录',
      en: 'Sign in with a user name, phone or e-mail; after failures with a captcha',
    },
    input: z.object({
      ...signInForm.shape,
      remember: z.boolean().default(false),
      loginDay: z.int().min(1).max(maxLoginDay).default(defaultLoginDay),
      captchaId: z
        .string()
        .max(64)
        .regex(/^[\w-]*$/)
        .optional(),
      captcha: z.string().max(20).optional(),
      work: workSolution,
    }),
    answer: signedInSchema,
    errors: [
      accountErrors.wrongPassword,
      accountErrors.wrongPasswordCaptcha,
      accountErrors.captchaNeeded,
      guessErrors.addressCaptcha,
      accountErrors.wrongCaptcha,
      accountErrors.wait,
      guessErrors.nameSpent,
      guessErrors.addressSpent,
      guessErrors.workNeeded,
      accountErrors.locked,
    ],
  }),
  getVerificationCode: endpoint({
    method: 'GET',
    path: 'Register/GetVerificationCode',
    access: 'public',
    cost: 'entry',
    summary: { zh: '获取注册验证码', en: 'Send a sign-up code to a phone or e-mail' },
    input: z.object({ inputNumber: contactSchema, work: workSolution }),
    headers: ['work'],
    answer: codeSentSchema,
    errors: [guardErrors.codeTooSoon, guardErrors.codesUsedUp, guardErrors.proofNeeded],
    // A second try would be refused with "too soon", because the first may have sent the code.
    repeatable: false,
  }),
  register: endpoint({
    method: 'POST',
    path: 'Register/UserRegister',
    access: 'public',
    cost: 'password',
    summary: { zh: '注册', en: 'Sign up, and sign in' },
    input: z
      .object({
        ...registerFields,
        /** The accepted version of the terms and the privacy policy. */
        termsVersion: z.literal(termsVersion, {
          error: bothWords(
            '请阅读并同意最新的服务条款和隐私政策',
            'Please read and accept the current terms and privacy policy',
          ),
        }),
      })
      .refine(passwordWithoutName, passwordHasName),
    answer: signedInSchema,
    errors: [
      accountErrors.usernameTaken,
      accountErrors.contactTaken,
      guardErrors.wrongCode,
      accountErrors.commonPassword,
    ],
  }),
  selectRole: endpoint({
    method: 'POST',
    path: 'UserCenter/LoginSelectRole',
    access: 'session',
    summary: {
      zh: '选择身份',
      en: 'Choose a role, once: student (1) or teacher (2), with a school',
    },
    input: z
      .object({
        role: z.enum(['1', '2'], {
          error: bothWords('请选择身份', 'Please choose your role'),
        }),
        provinceId: z
          .int({ error: bothWords('请选择省份', 'Please choose a province') })
          .min(11)
          .max(91),
        schoolId: z.int32().positive().optional(),
        /** A school that is not listed; it is stored and reviewed. */
        schoolName: z.optional(schoolNameSchema),
        /** Used only when the account has no name yet. */
        realName: z.optional(realNameSchema),
      })
      .refine((form) => (form.schoolId === undefined) !== (form.schoolName === undefined), {
        error: bothWords('请选择或填写学校', 'Please choose or name your school'),
        path: ['schoolId'],
      }),
    answer: z.object({
      accountRole: z.enum(accountRoles),
      realName: z.string(),
      schoolName: z.string(),
    }),
    errors: [accountErrors.roleChosen, schoolErrors.notFound, accountErrors.nameNeeded],
  }),
  getStudentInfo: endpoint({
    method: 'GET',
    path: 'UserCenter/GetStudentInfo',
    access: 'session',
    summary: {
      zh: '查看自己的基本信息',
      en: 'Read one’s own number, picture, phone, e-mail and school',
    },
    input: z.object({}),
    answer: z.object({
      UId: z.int(),
      Photo: z.string().nullable(),
      Phone: z.string().nullable(),
      Email: z.string().nullable(),
      SchoolName: z.string().nullable(),
    }),
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: 'SMTCompetition/ImgFileUpload',
    access: 'login',
    summary: {
      zh: '上传图片',
      en: 'Upload a picture; it is encoded again from its pixels. The first path begins with ~/',
    },
    input: z.object({ eTypedirectory: z.enum(imagePurposes) }),
    /** '~/files/12/avatar.webp': the path after '~/' is below the files' base, and signed if private. */
    answer: z.array(z.string()),
    errors: [
      imageErrors.imageMissing,
      imageErrors.imageType,
      imageErrors.imageBroken,
      commonErrors.noSpace,
      ...Object.values(uploadErrors),
      imageErrors.imageTooLarge,
    ],
    upload: { maxBytes: imageBytes, types: imageTypes },
    perMinute: 30,
  }),
}
