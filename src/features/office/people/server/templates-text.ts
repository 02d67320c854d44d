import { defineTemplates } from '#src/server/outbox/templates.ts'

export const peopleTemplates = defineTemplates('people', {
  personalData: {
    zh: '停用账号的个人数据通知',
    en: 'Personal data of a disabled account',
  },
  locked: { zh: '账号停用通知', en: 'Account was disabled' },
})
