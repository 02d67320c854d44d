import { defineActs } from '#src/server/audit/acts.ts'
import type { Both } from '#src/shared/locale.ts'
import type { PasswordWay } from './notices.ts'

const contact = {
  zh: '方式',
  en: 'contact',
  values: { phone: { zh: '手机', en: 'phone' }, email: { zh: '邮箱', en: 'e-mail' } },
}
const sessions = { zh: '结束的会话', en: 'sessions ended' }

const ways: Record<PasswordWay, Both> = {
  own: { zh: '本人修改', en: 'changed by oneself' },
  code: { zh: '验证码找回', en: 'recovered with a code' },
  link: { zh: '管理员链接', en: 'by an administrator’s link' },
  class: { zh: '班级首次上课', en: 'in the first lesson of a class' },
}

/** Acts of people on their own account security. */
export const securityActs = defineActs('security', {
  bindContact: {
    zh: '绑定了手机或邮箱',
    en: 'Bound a phone or e-mail',
    details: { contact, replaced: { zh: '替换了原有的', en: 'replaced another' } },
  },
  unbindContact: { zh: '解绑了手机或邮箱', en: 'Unbound a phone or e-mail', details: { contact } },
  endSession: { zh: '退出了一台设备', en: 'Signed out a device' },
  endOtherSessions: {
    zh: '退出了其他设备',
    en: 'Signed out all other devices',
    details: { ended: sessions },
  },
  setPassword: {
    zh: '设置了新密码',
    en: 'Set a new password',
    details: { way: { zh: '途径', en: 'by way of', values: ways }, endedSessions: sessions },
  },
})
