import { defineTemplates } from '#src/server/outbox/templates.ts'

export const messageTemplates = defineTemplates('message', {
  urgent: { zh: '账号安全通知', en: 'Account safety notice' },
  bundle: { zh: '消息汇总', en: 'Bundle of messages' },
})
