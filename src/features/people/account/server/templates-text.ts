import { defineTemplates } from '#src/server/outbox/templates.ts'
import { codeMinutes } from '#src/features/people/guard/contract.ts'

export const accountTemplates = defineTemplates('account', {
  registerCode: { zh: '注册验证码', en: 'Sign-up code', secretMinutes: codeMinutes },
  alreadyRegistered: { zh: '已有账号提醒', en: 'Already has an account' },
})
