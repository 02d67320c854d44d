import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { keywordInQuery, listOf, pageInQuery } from '#src/shared/answers.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, defineErrors } from '#src/shared/errors.ts'
import { idInBody, idInQuery } from '#src/shared/ids.ts'
import { accountRoles, customRoles } from '#src/shared/viewer.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { emailSchema, phoneSchema } from '#src/features/people/guard/forms.ts'
import { realNameSchema, registerFields } from '#src/features/people/account/forms.ts'
import { exportStatuses, privacyErrors } from '#src/features/people/privacy/contract.ts'
import { latinNameSchema } from '#src/features/people/profile/forms.ts'
import { securityApi, securityErrors } from '#src/features/people/security/contract.ts'
import { verificationStatuses } from '#src/features/people/verification/contract.ts'

/** Administrators find people and act on their accounts. The audit log has every act. */

export const peoplePerPage = 25
export const personStates = ['active', 'locked', 'leaving', 'erased'] as const
export type PersonState = (typeof personStates)[number]
export const peopleSorts = ['newest', 'oldest', 'name'] as const
/** none – never applied. */
export const verificationStates = ['none', 'pending', 'verified', 'rejected'] as const
export const peopleErrors = defineErrors('people', {
  personUnknown: { kind: 'notFound', zh: '用户不存在', en: 'Person not found' },
  notYourself: {
    kind: 'refused',
    zh: '不能对自己的账号执行此操作',
    en: 'You cannot do this to your own account',
  },
  lastAdministrator: {
    kind: 'refused',
    zh: '至少要保留一位可用的管理员',
    en: 'At least one administrator must remain',
  },
  personErased: {
    kind: 'conflict',
    zh: '该账号已注销',
    en: 'This account has been deleted',
  },
  noContact: {
    kind: 'refused',
    zh: '该用户未绑定手机号或邮箱，数据无法送达。请核实本人身份后先绑定',
    en: 'This account has no phone or e-mail to send the data to. Verify the requester’s identity, then add one',
  },
  deletionAsked: {
    kind: 'conflict',
    zh: '该账号已在等待注销',
    en: 'The deletion of this account has already been requested',
  },
  deletionNotAsked: {
    kind: 'conflict',
    zh: '该账号没有待执行的注销',
    en: 'No deletion of this account has been requested',
  },
  onHold: { kind: 'conflict', zh: '该账号的注销已暂缓', en: 'The deletion is already on hold' },
  notOnHold: {
    kind: 'conflict',
    zh: '该账号的注销没有被暂缓',
    en: 'The deletion is not on hold',
  },
})

const personRow = z.object({
  userId: z.int(),
  userName: z.string(),
  /** As the reader of the page is shown it; '' without one. */
  name: z.string(),
  realName: z.string(),
  /** As the person spells it in Latin letters; '': not set, pinyin is used. */
  realNameEn: z.string(),
  avatar: z.string().nullable(),
  accountRole: z.enum(accountRoles),
  customRoles: z.array(z.enum(customRoles)),
  /** Masked in the list: 138****5678. */
  phone: z.string(),
  /** Masked in the list: z***@example.com. */
  email: z.string(),
  schoolName: z.string(),
  verification: z.enum(verificationStates),
  state: z.enum(personStates),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})
export type PersonRow = z.output<typeof personRow>

const reason = z
  .string({ error: bothWords('请填写原因', 'Please give a reason') })
  .trim()
  .min(1, bothWords('请填写原因', 'Please give a reason'))
  .max(200, bothWords('不能超过 200 个字符', 'No more than 200 characters'))
const common = [peopleErrors.personUnknown, peopleErrors.personErased, peopleErrors.notYourself]

export const peopleApi = {
  getPeople: endpoint({
    method: 'GET',
    path: 'People/GetPeople',
    access: 'admin',
    summary: {
      zh: '查找用户',
      en: 'Search people by name, number, phone or e-mail and by filters',
    },
    input: z.object({
      keyword: keywordInQuery,
      role: z.enum(accountRoles).optional(),
      customRole: z.enum(customRoles).optional(),
      verification: z.enum(verificationStates).optional(),
      state: z.enum(personStates).optional(),
      provinceId: z.coerce.number<number>().int().min(11).max(91).optional(),
      sort: z.enum(peopleSorts).default('newest'),
      page: pageInQuery,
    }),
    answer: z.object(listOf(personRow)),
  }),
  getPerson: endpoint({
    method: 'GET',
    path: 'People/GetPerson',
    access: 'admin',
    summary: {
      zh: '查看用户资料（会记入日志）',
      en: 'Read a person’s data, roles, sessions and verification (recorded)',
    },
    input: z.object({ userId: idInQuery() }),
    answer: personRow.extend({
      /** Whole here. */
      phone: z.string(),
      email: z.string(),
      nickname: z.string(),
      college: z.string(),
      major: z.string(),
      studentNumber: z.string(),
      termsVersion: z.string().nullable(),
      termsAcceptedAt: z.iso.datetime().nullable(),
      lockedAt: z.iso.datetime().nullable(),
      lockedReason: z.string(),
      verifiedAt: z.iso.datetime().nullable(),
      deletionRequestedAt: z.iso.datetime().nullable(),
      /** Null while the deletion is on hold. */
      erasesAt: z.iso.datetime().nullable(),
      /** While it lasts, a requested deletion is not carried out. */
      hold: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
      /** The last download of personal data. */
      download: z
        .object({
          status: z.enum(exportStatuses),
          onRequest: z.boolean(),
          createdAt: z.iso.datetime(),
          expiresAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      sessions: securityApi.getSessions.answer,
      verifications: z.array(
        z.object({
          verificationId: z.int(),
          status: z.enum(verificationStatuses),
          submittedAt: z.iso.datetime(),
          decidedAt: z.iso.datetime().nullable(),
        }),
      ),
      can: z.object({
        updatePerson: canSchema,
        setCustomRoles: canSchema,
        setAccountRole: canSchema,
        lockPerson: canSchema,
        unlockPerson: canSchema,
        endSessionsOf: canSchema,
        makeResetLink: canSchema,
        revokeVerification: canSchema,
        packDataOf: canSchema,
        requestDeletionOf: canSchema,
        cancelDeletionOf: canSchema,
        holdDeletion: canSchema,
        releaseDeletion: canSchema,
      }),
    }),
    errors: [peopleErrors.personUnknown],
  }),
  updatePerson: endpoint({
    method: 'POST',
    path: 'People/UpdatePerson',
    access: 'admin',
    summary: {
      zh: '修改他人的用户名、姓名、英文姓名和联系方式',
      en: 'Edit a person’s user name, name, name in English and contacts',
    },
    input: z.object({
      userId: idInBody(),
      userName: z.optional(registerFields.username),
      realName: z.optional(realNameSchema),
      /** '' for its pinyin. */
      realNameEn: z.optional(latinNameSchema),
      /** Null unbinds it. */
      phone: z.optional(z.nullable(phoneSchema)),
      email: z.optional(z.nullable(emailSchema)),
      reason,
    }),
    answer: z.object({}),
    errors: [...common, securityErrors.contactOfOther, accountErrors.usernameTaken],
  }),
  packDataOf: endpoint({
    method: 'POST',
    path: 'People/PackData',
    access: 'admin',
    summary: {
      zh: '应本人请求打包个人数据，链接发至其手机或邮箱',
      en: 'Pack a person’s data on request; the link is sent to the person’s e-mail or phone',
    },
    input: z.object({ userId: idInBody(), reason }),
    answer: z.object({}),
    errors: [
      ...common,
      peopleErrors.noContact,
      privacyErrors.exportWaiting,
      privacyErrors.exportsUsedUp,
    ],
  }),
  requestDeletionOf: endpoint({
    method: 'POST',
    path: 'People/RequestDeletion',
    access: 'admin',
    summary: {
      zh: '应本人请求申请注销账号',
      en: 'Request the deletion of an account on the person’s behalf, after the grace period',
    },
    input: z.object({ userId: idInBody(), reason }),
    /** Null while the deletion is on hold. */
    answer: z.object({ erasesAt: z.iso.datetime().nullable() }),
    errors: [...common, peopleErrors.lastAdministrator, peopleErrors.deletionAsked],
  }),
  cancelDeletionOf: endpoint({
    method: 'POST',
    path: 'People/CancelDeletion',
    access: 'admin',
    summary: {
      zh: '应本人请求撤销账号注销',
      en: 'Cancel the requested deletion of an account on the person’s behalf',
    },
    input: z.object({ userId: idInBody(), reason }),
    answer: z.object({}),
    errors: [...common, peopleErrors.deletionNotAsked],
  }),
  holdDeletion: endpoint({
    method: 'POST',
    path: 'People/HoldDeletion',
    access: 'admin',
    summary: {
      zh: '依法暂缓账号注销',
      en: 'Put the deletion of an account on hold when the law requires its data to be kept',
    },
    input: z.object({ userId: idInBody(), reason }),
    answer: z.object({}),
    errors: [...common, peopleErrors.onHold],
  }),
  releaseDeletion: endpoint({
    method: 'POST',
    path: 'People/ReleaseDeletion',
    access: 'admin',
    summary: { zh: '解除账号注销的暂缓', en: 'End the hold on the deletion of an account' },
    input: z.object({ userId: idInBody(), reason }),
    answer: z.object({}),
    errors: [...common, peopleErrors.notOnHold],
  }),
  setCustomRoles: endpoint({
    method: 'POST',
    path: 'People/SetCustomRoles',
    access: 'admin',
    summary: {
      zh: '授予或收回管理角色',
      en: 'Grant or withdraw custom roles; a change ends the person’s sessions',
    },
    input: z.object({ userId: idInBody(), customRoles: z.array(z.enum(customRoles)).max(10) }),
    answer: z.object({ customRoles: z.array(z.enum(customRoles)) }),
    errors: [...common, peopleErrors.lastAdministrator],
  }),
  setAccountRole: endpoint({
    method: 'POST',
    path: 'People/SetAccountRole',
    access: 'admin',
    summary: {
      zh: '更改他人的身份',
      en: 'Change a person’s role; ends the person’s sessions',
    },
    input: z.object({ userId: idInBody(), accountRole: z.enum(['1', '2']), reason }),
    answer: z.object({}),
    errors: common,
  }),
  lockPerson: endpoint({
    method: 'POST',
    path: 'People/LockPerson',
    access: 'admin',
    summary: { zh: '停用账号', en: 'Disable an account and end its sessions at once' },
    input: z.object({ userId: idInBody(), reason }),
    answer: z.object({}),
    errors: [...common, peopleErrors.lastAdministrator],
  }),
  unlockPerson: endpoint({
    method: 'POST',
    path: 'People/UnlockPerson',
    access: 'admin',
    summary: { zh: '恢复账号', en: 'Enable an account' },
    input: z.object({ userId: idInBody() }),
    answer: z.object({}),
    errors: common,
  }),
  endSessionsOf: endpoint({
    method: 'POST',
    path: 'People/EndSessions',
    access: 'admin',
    summary: { zh: '强制他人退出登录', en: 'Sign a person out, everywhere or on one device' },
    input: z.object({ userId: idInBody(), sessionId: idInBody().optional() }),
    answer: z.object({ ended: z.int() }),
    errors: common,
    repeatable: true,
  }),
  makeResetLink: endpoint({
    method: 'POST',
    path: 'People/MakeResetLink',
    access: 'admin',
    summary: {
      zh: '生成重置密码链接',
      en: 'Make a reset link, shown once; an earlier one ends',
    },
    input: z.object({ userId: idInBody() }),
    answer: z.object({ url: z.string(), expiresAt: z.iso.datetime() }),
    errors: [...common, accountErrors.locked],
  }),
}
