import { defineTemplates } from '#src/server/outbox/templates.ts'
import { exportDays } from '../contract.ts'

export const privacyTemplates = defineTemplates('privacy', {
  exportLink: {
    zh: '个人数据下载链接',
    en: 'Link to personal data',
    secretMinutes: exportDays * 24 * 60,
  },
})
