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
    en: 'Your data is already being packed',
  },
  exportsUsedUp: {
    kind: 'refused',
    zh: `24 小时内最多打包 ${exportsPerDay} 次，请稍后再来`,
    en: `Your data can be packed ${exportsPerDay} times in 24 hours. Please come back later`,
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
    access: 'login',
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
      deletion: z.object({ requestedAt: z.iso.datetime(), erasesAt: z.iso.datetime() }).nullable(),
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
    access: 'login',
    summary: {
      zh: '申请下载个人数据',
      en: 'Request a download of personal data; a message tells when it is ready',
    },
    input: z.object({}),
    answer: z.object({}),
    errors: [privacyErrors.exportWaiting, privacyErrors.exportsUsedUp],
    perMinute: 6,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: 'UserCenter/RequestDeletion',
    access: 'login',
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
    answer: z.object({ erasesAt: z.iso.datetime() }),
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
    access: 'login',
    summary: { zh: '撤回注销申请', en: 'Keep the account: cancel its requested deletion' },
    input: z.object({}),
    answer: z.object({}),
    errors: [privacyErrors.deletionNotAsked],
  }),
}
