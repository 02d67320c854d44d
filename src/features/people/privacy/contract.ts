import { z } from 'zod'
import { canSchema } from '#src/shared/can.ts'
import { endpoint } from '#src/shared/endpoint.ts'
import { bothWords, defineErrors } from '#src/shared/errors.ts'
import { securityErrors } from '#src/features/people/security/contract.ts'

/** Personal data: listing, download and deletion. */

export const exportStatuses = ['waiting', 'ready', 'failed'] as const
/** Days a download is kept. */
export const exportDays = 7
/** Packing may read gigabytes. */
export const exportsPerDay = 5

export const privacyErrors = defineErrors('privacy', {
  exportWaiting: {
    kind: 'conflict',
    zh: '数据正在打包，请稍候',
    en: 'The data is already being packed',
  },
  exportsUsedUp: {
    kind: 'refused',
    zh: `24 小时内最多打包 ${exportsPerDay} 次，请稍后再试`,
    en: `Data can be packed ${exportsPerDay} times in 24 hours. Please try again later`,
  },
  exportGone: {
    kind: 'refused',
    zh: '链接无效或已过期，请联系客服重新获取',
    en: 'This link is invalid or has expired. Please ask support for a new one',
  },
  deletionAsked: {
    kind: 'conflict',
    zh: '您已申请注销账号',
    en: 'You have already requested the deletion',
  },
  deletionNotAsked: {
    kind: 'conflict',
    zh: '没有待撤销的注销申请',
    en: 'There is no deletion to cancel',
  },
  onlyAdministrator: {
    kind: 'refused',
    zh: '您是唯一的管理员，请先把管理员角色授予他人',
    en: 'You are the only administrator. Give that role to another person first',
  },
})

const both = z.object({ zh: z.string(), en: z.string() })

export const privacyApi = {
  getPersonalData: endpoint({
    method: 'GET',
    path: 'UserCenter/GetPersonalData',
    access: 'session',
    summary: {
      zh: '查看个人数据概况',
      en: 'Read what personal data is held, the last download, and any requested deletion',
    },
    input: z.object({}),
    answer: z.object({
      /** Each kind of data, its number of rows, and its fate in a deletion. */
      parts: z.array(
        z.object({
          name: both,
          rows: z.int(),
          fate: z.enum(['deleted', 'anonymous']),
          why: both.nullable(),
        }),
      ),
      download: z
        .object({
          status: z.enum(exportStatuses),
          createdAt: z.iso.datetime(),
          /** Signed; null until it is ready and after it has expired. */
          url: z.string().nullable(),
          bytes: z.int().nullable(),
          expiresAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      /** While it lasts, a requested deletion is not carried out. */
      hold: z.object({ since: z.iso.datetime(), reason: z.string() }).nullable(),
      deletion: z
        .object({
          requestedAt: z.iso.datetime(),
          /** Null while the deletion is on hold. */
          erasesAt: z.iso.datetime().nullable(),
        })
        .nullable(),
      can: z.object({
        requestExport: canSchema,
        requestDeletion: canSchema,
        cancelDeletion: canSchema,
      }),
    }),
  }),
  requestExport: endpoint({
    method: 'POST',
    path: 'UserCenter/RequestDataExport',
    access: 'session',
    summary: {
      zh: '申请下载个人数据',
      en: 'Request a download of personal data; a message tells when it is ready',
    },
    input: z.object({}),
    answer: z.object({}),
    errors: [privacyErrors.exportWaiting, privacyErrors.exportsUsedUp],
    perMinute: 6,
  }),
  openExport: endpoint({
    method: 'POST',
    path: 'UserCenter/OpenDataExport',
    access: 'public',
    summary: {
      zh: '凭链接下载管理员代为打包的个人数据',
      en: 'Open the link to a download that an administrator packed on request',
    },
    input: z.object({ token: z.string().min(20).max(100) }),
    answer: z.object({
      userName: z.string(),
      /** Signed. */
      url: z.string(),
      bytes: z.int(),
      expiresAt: z.iso.datetime(),
    }),
    errors: [privacyErrors.exportGone],
    perMinute: 10,
    repeatable: true,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: 'UserCenter/RequestDeletion',
    access: 'session',
    summary: {
      zh: '申请注销账号',
      en: 'Request the deletion of the account, after a grace period',
    },
    input: z.object({
      password: z
        .string({ error: bothWords('请输入当前密码', 'Please enter your current password') })
        .min(1, bothWords('请输入当前密码', 'Please enter your current password'))
        .max(256),
    }),
    /** Null while the deletion is on hold. */
    answer: z.object({ erasesAt: z.iso.datetime().nullable() }),
    errors: [
      privacyErrors.deletionAsked,
      privacyErrors.onlyAdministrator,
      securityErrors.wrongOldPassword,
      securityErrors.tooManyGuesses,
    ],
  }),
  cancelDeletion: endpoint({
    method: 'POST',
    path: 'UserCenter/CancelDeletion',
    access: 'session',
    summary: { zh: '撤回注销申请', en: 'Keep the account: cancel its requested deletion' },
    input: z.object({}),
    answer: z.object({}),
    errors: [privacyErrors.deletionNotAsked],
  }),
}
