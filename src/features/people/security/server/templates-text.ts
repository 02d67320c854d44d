import { codeMinutes } from '#src/features/people/guard/contract.ts'
import { defineTemplates } from '#src/server/outbox/templates.ts'

export const securityTemplates = defineTemplates('security', {
  bindCode: { zh: '绑定验证码', en: 'Code for binding', secretMinutes: codeMinutes },
  boundToOther: { zh: '联系方式已属于他人的提醒', en: 'Contact belongs to someone else' },
  contactGone: { zh: '联系方式变更提醒', en: 'Contact was changed' },
  findPasswordCode: { zh: '找回密码验证码', en: 'Code for recovery', secretMinutes: codeMinutes },
  noAccount: { zh: '找回密码：没有账号', en: 'Recovery: there is no account' },
  lockedAccount: { zh: '找回密码：账号已停用', en: 'Recovery: account is disabled' },
})
