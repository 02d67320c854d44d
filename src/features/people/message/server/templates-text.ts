import { defineTemplates } from '#src/server/outbox/templates.ts'

export const messageTemplates = defineTemplates('message', {
  urgent: { zh: '账号安全消息', en: 'Account security message' },
  bundle: { zh: '消息汇总', en: 'Bundle of messages' },
})
