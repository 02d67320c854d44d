import type { Config } from '#src/config.ts'
import type { Message } from '#src/server/outbox.ts'
import { pick, type Locale, withLocale } from '#src/shared/locale.ts'
import { codeMinutes } from '../contract.ts'
import { isPhone } from '../forms.ts'

interface Given {
  target: string
  code: string
  locale: Locale
  config: Config
}

/** The code for signing up, by text message or mail. */
export function registerCodeMessage({ target, code, locale, config }: Given): Message {
  const school = schoolName(config, locale)
  const text = pick(
    {
      zh: `您的注册验证码是 ${code}，${codeMinutes} 分钟内有效。请勿告诉他人；若非本人操作，请忽略。`,
      en: `Your sign-up code is ${code}, good for ${codeMinutes} minutes. Do not share it. If you did not ask for it, ignore this message.`,
    },
    locale,
  )
  const subject = pick(
    { zh: `${school}注册验证码：${code}`, en: `${code} is your ${school} sign-up code` },
    locale,
  )
  return message('account.registerCode', { target, locale, subject, text, school })
}

/** For who tries to sign up again: the screen tells nobody that this account exists, its owner is told here. */
export function alreadyRegisteredMessage({ target, locale, config }: Given): Message {
  const school = schoolName(config, locale)
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const address = new URL(withLocale(locale, '/auth/login'), base).href
  const text = pick(
    {
      zh: `您已经有${school}账号，无需再次注册，请直接登录：${address} 。若非本人操作，请忽略。`,
      en: `You already have a ${school} account, so there is no need to sign up again. Sign in here: ${address} . If this was not you, ignore this message.`,
    },
    locale,
  )
  const subject = pick(
    { zh: `您已经有${school}账号`, en: `You already have a ${school} account` },
    locale,
  )
  return message('account.alreadyRegistered', { target, locale, subject, text, school })
}

const schoolName = (config: Config, locale: Locale) =>
  pick({ zh: config.SCHOOL_NAME_ZH, en: config.SCHOOL_NAME_EN }, locale)

function message(
  template: string,
  given: { target: string; locale: Locale; subject: string; text: string; school: string },
): Message {
  const { target, locale, subject, text, school } = given
  // Chinese gateways want the sender's name in these brackets.
  const signed = locale === 'en-US' ? `[${school}] ${text}` : `【${school}】${text}`
  const isText = isPhone(target)
  return {
    channel: isText ? 'sms' : 'mail',
    to: target,
    template,
    locale,
    subject,
    text: isText ? signed : text,
  }
}
