import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { codeSentSchema, guardErrors } from '#src/features/people/guard/contract.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { defineErrors } from '#src/shared/errors.ts'
import { idInBody } from '#src/shared/ids.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import {
  codeSchema,
  contactSchema,
  emailSchema,
  phoneSchema,
} from '#src/features/people/guard/forms.ts'
import {
  currentPassword,
  enterOldPassword,
  newPasswordFields,
  passwordsDiffer,
  samePasswords,
} from './forms.ts'

/** Recovering and changing a password, binding a phone and an e-mail, and the list of sessions. */

/** Hours for which a one-time link of an administrator is valid. */
export const resetLinkHours = 24
const contactKinds = ['phone', 'email'] as const
export type ContactKind = (typeof contactKinds)[number]
export const deviceKinds = ['desktop', 'phone', 'tablet', 'other'] as const

export const securityErrors = defineErrors('security', {
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
    errors: [guardErrors.puzzleNeeded, guardErrors.codeTooSoon, guardErrors.codesUsedUp],
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
    errors: [guardErrors.wrongCode, accountErrors.commonPassword],
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
    errors: [guardErrors.codeTooSoon, guardErrors.codesUsedUp],
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
      guardErrors.wrongCode,
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
      guardErrors.wrongCode,
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
      guardErrors.wrongCode,
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
      guardErrors.wrongCode,
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
