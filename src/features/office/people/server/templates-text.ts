import { defineTemplates } from '#src/server/outbox/templates.ts'

export const peopleTemplates = defineTemplates('people', {
  locked: { zh: '账号停用通知', en: 'Account was disabled' },
})
