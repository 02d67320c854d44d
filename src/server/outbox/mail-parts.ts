import type { Config } from '#src/config.ts'
import type { Mail } from './outbox.ts'
import type { Template } from './templates.ts'
import { type Both, pick, type Locale, withLocale } from '#src/shared/locale.ts'
import { isPhone } from '#src/shared/identifiers.ts'

/** Recipient and language of a mail or a text message. */
export interface MailTo {
  target: string
  locale: Locale
  config: Config
}

export interface CodeMailTo extends MailTo {
  code: string
}

export const siteName = (config: Config): Both => ({
  zh: config.SITE_NAME_ZH,
  en: config.SITE_NAME_EN,
})

/** Returns the absolute address of a page. */
export function addressOf({ config, locale }: MailTo, path: string): string {
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return new URL(withLocale(locale, path), base).href
}

/** Makes a text message for a phone, a mail for an e-mail. Only mail shows the subject. */
export function mail(
  template: Template,
  { target, locale, config }: MailTo,
  words: { subject: Both; text: Both },
): Mail {
  const text = pick(words.text, locale)
  const site = pick(siteName(config), locale)
  const isText = isPhone(target)
  // Chinese gateways require the sender's name in these brackets.
  const signed = locale === 'en-US' ? `[${site}] ${text}` : `【${site}】${text}`
  return {
    channel: isText ? 'sms' : 'mail',
    to: target,
    template,
    locale,
    subject: pick(words.subject, locale),
    text: isText ? signed : text,
  }
}
