import { securityPaths } from '#src/features/people/security/paths.ts'
import { profilePaths } from '#src/features/people/profile/paths.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import type { Both } from '#src/shared/locale.ts'
import type { NewMessage } from '#src/shared/message.ts'
import type { CustomRole } from '#src/shared/viewer.ts'
import { mail, type MailTo, siteName } from '#src/server/outbox/mail-parts.ts'
import { peopleTemplates } from './templates-text.ts'

/** Messages to a person about an administrator's acts on the account. */

const roleNames: Record<CustomRole, Both> = {
  admin: { zh: '管理员', en: 'administrator' },
  editor: { zh: '编辑', en: 'editor' },
  reviewer: { zh: '审核员', en: 'reviewer' },
}
const again: Both = {
  zh: '您已在所有设备上退出，请重新登录。',
  en: 'You have been signed out everywhere; please sign in again.',
}
type PersonMessage = Pick<NewMessage, 'kind' | 'title' | 'text' | 'link' | 'weight'>
const urgent = { kind: 'system', weight: 'urgent' } as const

export function rolesChanged(roles: readonly CustomRole[]): PersonMessage {
  const zh = roles.map((role) => roleNames[role].zh).join('、')
  const en = roles.map((role) => roleNames[role].en).join(', ')
  return {
    ...urgent,
    title: { zh: '您的管理角色已变更', en: 'Your custom roles have changed' },
    text: {
      zh: `${zh === '' ? '您不再拥有任何管理角色。' : `您现在的管理角色：${zh}。`}${again.zh}`,
      en: `${en === '' ? 'You have no custom roles any more.' : `Your roles are now: ${en}.`} ${again.en}`,
    },
  }
}

export function accountRoleChanged(
  accountRole: '1' | '2',
  lost: { verification: boolean },
  reason: string,
): PersonMessage {
  const isTeacher = accountRole === '2'
  return {
    ...urgent,
    title: { zh: '您的身份已变更', en: 'Your role has changed' },
    text: {
      zh: `管理员已将您的身份改为${isTeacher ? '教师' : '学生'}${lost.verification ? '，教师认证随之撤销' : ''}。原因：${reason}。${again.zh}`,
      en: `An administrator has made you a ${isTeacher ? 'teacher' : 'student'}${lost.verification ? '; your verification as a teacher has been revoked' : ''}. Reason: ${reason}. ${again.en}`,
    },
    link: profilePaths.profile(),
  }
}

export const unlocked: PersonMessage = {
  ...urgent,
  title: { zh: '您的账号已恢复', en: 'Your account has been enabled' },
  text: {
    zh: '管理员已恢复您的账号，您可以正常登录和使用。',
    en: 'An administrator has enabled your account. You can sign in as before.',
  },
}

export const signedOut: PersonMessage = {
  ...urgent,
  title: { zh: '管理员结束了您的登录', en: 'An administrator signed you out' },
  text: {
    zh: '管理员结束了您在部分或全部设备上的登录。若非本人操作，请联系客服。',
    en: 'An administrator signed you out on some or all devices. If you did not ask for it, contact support.',
  },
  link: securityPaths.devices(),
}

export const linkMade: PersonMessage = {
  ...urgent,
  title: { zh: '已生成重置密码链接', en: 'A reset link was created' },
  text: {
    zh: '管理员为您的账号生成了重置密码链接，24 小时内有效，仅可使用一次。若非本人操作，请立即联系客服。',
    en: 'An administrator created a reset link for your account. It is valid for 24 hours and works once. If you did not ask for it, contact support at once.',
  },
  link: securityPaths.password(),
}

const fieldNames = {
  userName: { zh: '用户名', en: 'user name' },
  realName: { zh: '姓名', en: 'name' },
  realNameEn: { zh: '英文姓名', en: 'name in English' },
  phone: { zh: '手机号', en: 'phone' },
  email: { zh: '邮箱', en: 'e-mail' },
} satisfies Record<string, Both>
export type EditedField = keyof typeof fieldNames

export function dataEdited(fields: readonly EditedField[], reason: string): PersonMessage {
  const zh = fields.map((field) => fieldNames[field].zh).join('、')
  const en = fields.map((field) => fieldNames[field].en).join(', ')
  return {
    ...urgent,
    title: { zh: `您的${zh}已由管理员修改`, en: `An administrator changed your ${en}` },
    text: {
      zh: `管理员修改了您账号的${zh}。原因：${reason}。如有疑问请联系客服。`,
      en: `An administrator changed your account’s ${en}. Reason: ${reason}. If that is not right, contact support.`,
    },
    link: securityPaths.contacts(),
  }
}

/** A mail, since the person cannot sign in to read a message. */
export function lockedMail(given: MailTo): Mail {
  const { HOTLINE: phone, CONTACT_EMAIL: email } = given.config
  const site = siteName(given.config)
  return mail(peopleTemplates.locked, given, {
    subject: {
      zh: `您的${site.zh}账号已被停用`,
      en: `Your ${site.en} account has been disabled`,
    },
    text: {
      zh: `您的${site.zh}账号已被管理员停用，所有设备均已退出登录。如需申诉、获取个人数据或注销账号，请联系客服：${phone}，${email} 。`,
      en: `An administrator has disabled your ${site.en} account and signed it out everywhere. To appeal, get your data or delete the account, contact support: ${phone}, ${email} .`,
    },
  })
}
