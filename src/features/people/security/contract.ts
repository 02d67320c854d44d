import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody } from '#src/shared/ids.ts'
import {
  accountErrors,
  captchaKinds,
  workSchema,
  workSolution,
} from '#src/features/people/account/contract.ts'
import {
  codeSchema,
  contactSchema,
  emailSchema,
  phoneSchema,
} from '#src/features/people/account/forms.ts'
import {
  currentPassword,
  enterOldPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from './forms.ts'

/** Recovering and changing a password, binding a phone and an e-mail, and the list of sessions. */

/** Pixels by which a puzzle piece may miss its place. */
export const puzzleTolerance = 5
/** Hours for which a one-time link of an administrator is valid. */
export const resetLinkHours = 24
const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]
export const deviceKinds = ['desktop', 'phone', 'tablet', 'other'] as const

export const securityErrors = defineErrors('security', {
  puzzleNeeded: {
    kind: 'expected',
    zh: '请先完成拼图验证',
    en: 'Please complete the puzzle first',
  },
  puzzleWorkNeeded: {
    kind: 'expected',
    zh: '此次验证需要浏览器完成安全检查，请稍候重试，并确认已启用 JavaScript',
    en: 'This step needs a security check by your browser. Turn on JavaScript, wait until it finishes, and try again',
  },
  puzzlesSpent: {
    kind: 'expected',
    zh: '当前网络今天的验证次数过多。请换用其他网络（如手机流量），或在明天 0 点（北京时间）后再试',
    en: 'Too many verifications from your network today. Use another network such as mobile data, or try again after midnight (Beijing time)',
  },
  wrongPuzzle: {
    kind: 'expected',
    zh: '拼图位置不对，请再试一次',
    en: 'The piece is in the wrong place. Please try again',
  },
  linkGone: {
    kind: 'refused',
    zh: '链接无效、已使用或已过期，请联系管理员重新获取',
    en: 'This link is invalid, already used or expired. Please ask an administrator for a new one',
  },
  wrongOldPassword: { kind: 'refused', zh: '当前密码错误', en: 'The current password is wrong' },
  samePassword: {
    kind: 'refused',
    zh: '新密码不能与当前密码相同',
    en: 'The new password must differ from the current one',
  },
  tooManyGuesses: {
    kind: 'tooMany',
    zh: '密码错误次数过多，请 {minutes} 分钟后再试',
    en: 'Too many wrong passwords. Please try again in {minutes} min',
  },
  contactBound: {
    kind: 'refused',
    zh: '已绑定该号码或邮箱，无需重复绑定',
    en: 'This phone or e-mail is already yours',
  },
  contactOfOther: {
    kind: 'refused',
    zh: '该手机号或邮箱已绑定其他账号',
    en: 'This phone or e-mail belongs to another account',
  },
  notBound: { kind: 'conflict', zh: '尚未绑定', en: 'Nothing is bound' },
  lastContact: {
    kind: 'refused',
    zh: '这是账号唯一的联系方式，请先绑定另一个再解绑',
    en: 'This is the only way to reach you. Bind another one first',
  },
  sessionUnknown: {
    kind: 'notFound',
    zh: '该登录已结束',
    en: 'This session has already ended',
  },
})

const puzzleSchema = z.object({
  puzzleId: z.string(),
  kind: z.enum(captchaKinds),
  /** Pictures as data: URLs; sizes in CSS pixels. The piece slides along `y`. */
  picture: z
    .object({
      background: z.string(),
      piece: z.string(),
      width: z.int(),
      height: z.int(),
      pieceWidth: z.int(),
      pieceHeight: z.int(),
      y: z.int(),
    })
    .nullable(),
  /** Instead of a picture, for people who cannot see one. */
  question: z.object({ zh: z.string(), en: z.string() }).nullable(),
  work: workSchema,
})
export type Puzzle = z.output<typeof puzzleSchema>

const codeSentSchema = z.object({
  /** Codes that may still be sent today. */
  remaining: z.int(),
  /** Seconds until the next code may be sent. */
  waitSeconds: z.int(),
})

const token = z.string().min(20).max(100)

/** Input schema of a form with a new password and its repetition, beside other fields. */
const newPasswordForm = <S extends z.ZodRawShape>(others: S) =>
  z
    .object({ ...others, ...newPasswordFields })
    .refine(
      (form) => samePasswords(form as { password: string; confirmPassword: string }),
      passwordsDiffer,
    )

export const securityApi = {
  getPuzzle: endpoint({
    method: 'GET',
    path: 'Login/GetPuzzle',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '获取拼图验证码',
      en: 'Get a puzzle, or a question for screen readers',
    },
    input: z.object({
      kind: z.enum(captchaKinds).default('picture'),
      /** The phone or e-mail that is to get the code; a wrong one is refused before the puzzle. */
      inputNumber: z.optional(contactSchema),
    }),
    answer: puzzleSchema,
    perMinute: 60,
  }),
  solvePuzzle: endpoint({
    method: 'POST',
    path: 'Login/SolvePuzzle',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '提交拼图验证',
      en: 'Solve a puzzle, in one try; the answer gives a ticket for one code to this contact',
    },
    input: z.object({
      /** The phone or e-mail that the ticket sends a code to. */
      inputNumber: contactSchema,
      puzzleId: z
        .string()
        .max(64)
        .regex(/^[\w-]+$/),
      /** Pixels from the left. */
      x: z.number().min(0).max(2000).optional(),
      answer: z.string().max(20).optional(),
      work: workSolution,
    }),
    answer: z.object({ ticket: z.string() }),
    errors: [
      securityErrors.wrongPuzzle,
      securityErrors.puzzleWorkNeeded,
      securityErrors.puzzlesSpent,
    ],
    perMinute: 60,
  }),
  getFindPwdCode: endpoint({
    method: 'GET',
    path: 'Register/GetFindPwdCode',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '获取找回密码验证码',
      en: 'Send a code for a new password; the answer never tells whether the account exists',
    },
    input: z.object({ inputNumber: contactSchema, ticket: z.string().max(100).optional() }),
    headers: ['ticket'],
    answer: codeSentSchema,
    errors: [securityErrors.puzzleNeeded, accountErrors.codeTooSoon, accountErrors.codesUsedUp],
    repeatable: false,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: 'Register/SubUserPwd',
    access: 'public',
    cost: 'password',
    summary: {
      zh: '通过验证码设置新密码',
      en: 'Set a new password with a code; ends all sessions of the account',
    },
    input: newPasswordForm({ inputNumber: contactSchema, code: codeSchema }),
    answer: z.object({}),
    errors: [accountErrors.wrongCode, accountErrors.commonPassword],
  }),
  readResetLink: endpoint({
    method: 'POST',
    path: 'Register/ReadResetLink',
    access: 'public',
    cost: 'entry',
    summary: {
      zh: '打开重置密码链接',
      en: 'Open a reset link: the account whose password it sets',
    },
    input: z.object({ token }),
    answer: z.object({ userName: z.string(), expiresAt: z.iso.datetime() }),
    errors: [securityErrors.linkGone],
    perMinute: 30,
  }),
  resetByLink: endpoint({
    method: 'POST',
    path: 'Register/ResetByLink',
    access: 'public',
    cost: 'password',
    summary: {
      zh: '通过链接设置新密码',
      en: 'Set a new password by a reset link; ends all sessions of the account',
    },
    input: newPasswordForm({ token }),
    answer: z.object({}),
    errors: [securityErrors.linkGone, accountErrors.commonPassword],
    perMinute: 30,
  }),
  getAccount: endpoint({
    method: 'GET',
    path: 'UserCenter/GetAccount',
    access: 'session',
    summary: { zh: '查看账号绑定', en: 'Read one’s own contacts, and which of them may change' },
    input: z.object({}),
    answer: z.object({
      userName: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      passwordChangedAt: z.iso.datetime().nullable(),
      /** The password was printed at the first start, and has to be replaced. */
      mustChangePassword: z.boolean(),
      can: z.object({ unbindPhone: canSchema, unbindEmail: canSchema }),
    }),
  }),
  getBindCode: endpoint({
    method: 'GET',
    path: 'Register/GetBingAccountCode',
    access: 'login',
    summary: {
      zh: '获取绑定验证码',
      en: 'Send a code to a contact that is bound or is to be bound',
    },
    input: z.object({ inputNumber: contactSchema }),
    answer: codeSentSchema,
    errors: [accountErrors.codeTooSoon, accountErrors.codesUsedUp],
    repeatable: false,
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: 'UserCenter/UpdatePwd',
    access: 'session',
    cost: 'password',
    summary: {
      zh: '修改密码',
      en: 'Change the password, with the current one or a code; ends other sessions',
    },
    input: newPasswordForm({
      /** Proof by the current password … */
      oldPassword: z.optional(z.string().max(256)),
      /** … or by a code sent to this bound contact. */
      contact: z.optional(z.enum(contactKinds)),
      code: z.optional(codeSchema),
    }).refine(
      ({ oldPassword, contact, code }) =>
        contact === undefined ? Boolean(oldPassword) : code !== undefined,
      { error: enterOldPassword, path: ['oldPassword'] },
    ),
    answer: z.object({ endedSessions: z.int() }),
    errors: [
      securityErrors.wrongOldPassword,
      securityErrors.samePassword,
      securityErrors.tooManyGuesses,
      securityErrors.notBound,
      accountErrors.wrongCode,
      accountErrors.commonPassword,
    ],
  }),
  bindPhone: endpoint({
    method: 'POST',
    path: 'UserCenter/BindUserPhone',
    access: 'login',
    summary: {
      zh: '绑定或更换手机',
      en: 'Bind or replace the phone; the old one is notified',
    },
    input: z.object({ phone: phoneSchema, code: codeSchema, password: currentPassword }),
    answer: z.object({ phone: z.string() }),
    errors: [
      accountErrors.wrongCode,
      securityErrors.wrongOldPassword,
      securityErrors.tooManyGuesses,
      securityErrors.contactBound,
      securityErrors.contactOfOther,
    ],
  }),
  bindEmail: endpoint({
    method: 'POST',
    path: 'UserCenter/BindUserEmail',
    access: 'login',
    summary: {
      zh: '绑定或更换邮箱',
      en: 'Bind or replace the e-mail; the old one is notified',
    },
    input: z.object({ email: emailSchema, code: codeSchema, password: currentPassword }),
    answer: z.object({ email: z.string() }),
    errors: [
      accountErrors.wrongCode,
      securityErrors.wrongOldPassword,
      securityErrors.tooManyGuesses,
      securityErrors.contactBound,
      securityErrors.contactOfOther,
    ],
  }),
  unbindContact: endpoint({
    method: 'POST',
    path: 'UserCenter/UnbindContact',
    access: 'login',
    summary: {
      zh: '解绑手机或邮箱',
      en: 'Unbind the phone or the e-mail with a code sent to the other; the unbound one is notified',
    },
    input: z.object({
      contact: z.enum(contactKinds),
      /** Sent to the contact that remains. */
      code: codeSchema,
      password: currentPassword,
    }),
    answer: z.object({}),
    errors: [
      accountErrors.wrongCode,
      securityErrors.wrongOldPassword,
      securityErrors.tooManyGuesses,
      securityErrors.notBound,
      securityErrors.lastContact,
    ],
  }),
  getSessions: endpoint({
    method: 'GET',
    path: 'UserCenter/GetSessions',
    access: 'login',
    summary: {
      zh: '查看登录设备',
      en: 'List one’s own devices: this one first, then by last use',
    },
    input: z.object({}),
    answer: z.array(
      z.object({
        sessionId: z.int(),
        current: z.boolean(),
        device: z.enum(deviceKinds),
        /** 'Chrome 141'; empty when unknown. */
        browser: z.string(),
        /** 'Windows', without a version; empty when unknown. */
        system: z.string(),
        /** Place of the address, in the reader's language: '广东省 · 深圳市'; empty when unknown. */
        place: z.string(),
        ip: z.string(),
        remembered: z.boolean(),
        createdAt: z.iso.datetime(),
        lastUsedAt: z.iso.datetime(),
      }),
    ),
  }),
  endSession: endpoint({
    method: 'POST',
    path: 'UserCenter/EndSession',
    access: 'login',
    summary: { zh: '退出一台设备', en: 'Sign out another device' },
    input: z.object({ sessionId: idInBody() }),
    answer: z.object({}),
    errors: [securityErrors.sessionUnknown],
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: 'UserCenter/EndOtherSessions',
    access: 'login',
    summary: { zh: '退出其他全部设备', en: 'Sign out all other devices' },
    input: z.object({}),
    answer: z.object({ ended: z.int() }),
    repeatable: true,
  }),
}
