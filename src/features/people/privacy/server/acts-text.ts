import { defineActs } from '#src/server/audit/acts.ts'

export const privacyActs = defineActs('privacy', {
  requestExport: { zh: '申请下载个人数据', en: 'Requested a download of personal data' },
  requestDeletion: {
    zh: '申请注销账号',
    en: 'Requested the account deletion',
    details: { days: { zh: '天数', en: 'days' } },
  },
  cancelDeletion: { zh: '撤销了注销申请', en: 'Cancelled the account deletion' },
  erase: { zh: '注销了账号', en: 'Deleted the account' },
})
