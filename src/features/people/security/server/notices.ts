import { securityPaths } from '../paths.ts'
import { type Notice, notice } from '#src/features/people/account/server/notice.ts'

const ways = {
  code: { zh: '通过验证码', en: 'with a recovery code' },
  link: { zh: '通过管理员提供的链接', en: 'with a link from an administrator' },
  class: { zh: '在班级首次上课时', en: 'in the first lesson of a class' },
  own: { zh: '在“修改密码”页面', en: 'on the page “Change password”' },
} as const
export type PasswordWay = keyof typeof ways

export function passwordChangedNotice(way: PasswordWay): Notice {
  const kept = way === 'own'
  return notice({
    title: { zh: '您的密码已修改', en: 'Your password was changed' },
    text: {
      zh: `您的密码已${ways[way].zh}${kept ? '修改' : '重置'}，${kept ? '其他设备' : '所有设备'}均已退出登录。若非本人操作，请立即找回密码并联系客服。`,
      en: `Your password was changed ${ways[way].en}, and ${kept ? 'all other devices were' : 'every device was'} signed out. If this was not you, recover your password at once and contact support.`,
    },
    link: securityPaths.devices(),
  })
}

const contacts = { phone: { zh: '手机号', en: 'phone' }, email: { zh: '邮箱', en: 'e-mail' } }

export function contactChangedNotice(
  contact: keyof typeof contacts,
  act: 'bound' | 'replaced' | 'unbound',
): Notice {
  const { zh, en } = contacts[contact]
  const acts = {
    bound: { zh: `已绑定${zh}`, en: `A new ${en} was bound` },
    replaced: { zh: `已更换绑定的${zh}`, en: `Your ${en} was replaced` },
    unbound: { zh: `已解绑${zh}`, en: `Your ${en} was unbound` },
  }
  return notice({
    title: acts[act],
    text: {
      zh: `您的账号${acts[act].zh}。若非本人操作，请立即修改密码并联系客服。`,
      en: `${acts[act].en} on your account. If this was not you, change your password at once and contact support.`,
    },
    link: securityPaths.contacts(),
  })
}
