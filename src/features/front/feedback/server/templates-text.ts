import { defineTemplates } from '#src/server/outbox/templates.ts'

export const feedbackTemplates = defineTemplates('feedback', {
  answer: { zh: '反馈答复', en: 'Answer to feedback' },
})
