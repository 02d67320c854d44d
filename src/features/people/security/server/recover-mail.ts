import { accountPaths } from '#src/features/people/account/paths.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { codeMinutes } from '#src/features/people/guard/contract.ts'
import { addressOf, type CodeMailTo, mail, siteName } from '#src/server/outbox/mail-parts.ts'
import { securityTemplates } from './templates-text.ts'

/** Makes the mail or text message with the code for a new password. */
export function findPasswordCodeMail(given: CodeMailTo): Mail {
  const { code } = given
  const site = siteName(given.config)
  return mail(securityTemplates.findPasswordCode, given, {
    subject: {
      zh: `${site.zh}找回密码验证码：${code}`,
      en: `${code} is your ${site.en} password recovery code`,
    },
    text: {
      zh: `您正在找回密码，验证码是 ${code}，${codeMinutes} 分钟内有效。请勿告诉他人；若非本人操作，请忽略，您的密码不会改变。`,
      en: `Your password recovery code is ${code}, valid for ${codeMinutes} minutes. Do not share it. If you did not ask for it, ignore this message: your password stays as it is.`,
    },
  })
}

/** Tells the owner of a contact that no account has it, because the screen must not reveal that. */
export function noAccountMail(given: CodeMailTo): Mail {
  const site = siteName(given.config)
  const address = addressOf(given, accountPaths.register())
  return mail(securityTemplates.noAccount, given, {
    subject: { zh: `没有找到您的${site.zh}账号`, en: `No ${site.en} account was found` },
    text: {
      zh: `有人用此号码或邮箱找回${site.zh}的密码，但它没有绑定任何账号。如需注册，请访问：${address} 。若非本人操作，请忽略。`,
      en: `Someone tried to recover a ${site.en} password with this phone or e-mail, but no account is bound to it. You can sign up here: ${address} . If this was not you, ignore this message.`,
    },
  })
}

export function lockedAccountMail(given: CodeMailTo): Mail {
  const site = siteName(given.config)
  const { HOTLINE: phone, CONTACT_EMAIL: email } = given.config
  return mail(securityTemplates.lockedAccount, given, {
    subject: { zh: `您的${site.zh}账号已被停用`, en: `Your ${site.en} account is disabled` },
    text: {
      zh: `您正在找回密码，但您的${site.zh}账号已被停用，不能设置新密码。请联系客服：${phone}，${email} 。若非本人操作，请忽略。`,
      en: `You asked for a new password, but your ${site.en} account is disabled. Please contact support: ${phone}, ${email} . If this was not you, ignore this message.`,
    },
  })
}
