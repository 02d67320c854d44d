import type { Config } from '#src/config.ts'
import type { Message } from '#src/server/outbox/outbox.ts'
import { type Both, pick, type Locale, withLocale } from '#src/shared/locale.ts'
import { isPhone } from '../forms.ts'

/** What every letter to a phone or an e-mail needs. */
export interface Letter {
  target: string
  locale: Locale
  config: Config
}

export interface CodeLetter extends Letter {
  code: string
}

export const schoolName = (config: Config): Both => ({
  zh: config.SCHOOL_NAME_ZH,
  en: config.SCHOOL_NAME_EN,
})

/** The whole address of one of our pages. */
export function addressOf({ config, locale }: Letter, path: string): string {
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return new URL(withLocale(locale, path), base).href
}

/** By text message or by mail, as the target is a phone or an e-mail. Only mail shows the subject. */
export function letter(
  template: string,
  { target, locale, config }: Letter,
  words: { subject: Both; text: Both },
): Message {
  const text = pick(words.text, locale)
  const school = pick(schoolName(config), locale)
  const isText = isPhone(target)
  // Chinese gateways want the sender's name in these brackets.
  const signed = locale === 'en-US' ? `[${school}] ${text}` : `【${school}】${text}`
  return {
    channel: isText ? 'sms' : 'mail',
    to: target,
    template,
    locale,
    subject: pick(words.subject, locale),
    text: isText ? signed : text,
  }
}
