import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import { changedFields } from './changed-fields-text.ts'
import type { paymentMethods } from '../contract.ts'

const methods: Record<(typeof paymentMethods)[number], Both> = {
  wechat: { zh: '微信', en: 'WeChat' },
  alipay: { zh: '支付宝', en: 'Alipay' },
}

export const profileActs = defineActs('profile', {
  change: {
    zh: '修改了个人资料',
    en: 'Changed the profile',
    isRoutine: true,
    details: { fields: { zh: '修改项', en: 'fields', values: changedFields } },
  },
  changePayment: {
    zh: '修改了收款信息',
    en: 'Changed payment details',
    details: { method: { zh: '方式', en: 'paid by', values: methods } },
  },
})
