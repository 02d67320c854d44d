import { defineActs } from '#src/server/audit/acts.ts'

export const privacyActs = defineActs('privacy', {
  requestExport: { zh: '申请下载个人数据', en: 'Asked for a download of personal data' },
  requestDeletion: {
    zh: '申请注销账号',
    en: 'Asked for deletion of the account',
    details: { days: { zh: '天数', en: 'days' } },
  },
  cancelDeletion: { zh: '撤回了注销申请', en: 'Took back the request for deletion' },
  erase: { zh: '注销了账号', en: 'Deleted the account' },
})
