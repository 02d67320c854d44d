import type { Mail } from '#src/server/outbox/outbox.ts'
import { codeMinutes } from '#src/features/people/guard/contract.ts'
import { type CodeMailTo, mail, type MailTo, siteName } from '#src/server/outbox/mail-parts.ts'
import { masked } from '#src/features/people/account/server/masks.ts'
import { securityTemplates } from './templates-text.ts'

/** Makes the mail or text message with the code that proves ownership of a contact. */
export function bindCodeMail(given: CodeMailTo): Mail {
  const { code } = given
  const site = siteName(given.config)
  return mail(securityTemplates.bindCode, given, {
    subject: {
      zh: `${site.zh}账号验证码：${code}`,
      en: `${code} is your ${site.en} account code`,
    },
    text: {
      zh: `您正在修改账号的安全设置，验证码是 ${code}，${codeMinutes} 分钟内有效。请勿告诉他人；若非本人操作，请尽快修改密码。`,
      en: `Your code for changing your account’s security settings is ${code}, valid for ${codeMinutes} minutes. Do not share it. If this was not you, change your password soon.`,
    },
  })
}

/** Replaces the code when the contact belongs to another account. */
export function boundToOtherMail(given: CodeMailTo): Mail {
  const site = siteName(given.config)
  return mail(securityTemplates.boundToOther, given, {
    subject: {
      zh: `此联系方式已绑定其他${site.zh}账号`,
      en: `This contact belongs to another ${site.en} account`,
    },
    text: {
      zh: `有人想把此号码或邮箱绑定到另一个${site.zh}账号，但它已经绑定了您的账号，因此没有发送验证码。如要换绑，请先登录原账号解绑。若非本人操作，请忽略。`,
      en: `Someone tried to bind this phone or e-mail to another ${site.en} account. It is already bound to yours, so no code was sent. To move it, sign in to the account that has it and unbind it first. If this was not you, ignore this message.`,
    },
  })
}

/** Tells an old contact that it was replaced or unbound. */
export function contactGoneMail(given: MailTo & { next: string | null }): Mail {
  const site = siteName(given.config)
  const { HOTLINE: phone, CONTACT_EMAIL: email } = given.config
  const next = given.next === null ? null : masked(given.next)
  const zh = next === null ? '已解绑' : `已更换为 ${next}`
  const en = next === null ? 'was unbound' : `was replaced by ${next}`
  return mail(securityTemplates.contactGone, given, {
    subject: {
      zh: `您的${site.zh}账号不再绑定此联系方式`,
      en: `This contact was removed from your ${site.en} account`,
    },
    text: {
      zh: `您的${site.zh}账号绑定的此联系方式${zh}，今后不能再用它登录或找回密码。若非本人操作，请立即联系客服：${phone}，${email} 。`,
      en: `This contact of your ${site.en} account ${en} and can no longer be used to sign in or to recover your password. If this was not you, contact support at once: ${phone}, ${email} .`,
    },
  })
}
