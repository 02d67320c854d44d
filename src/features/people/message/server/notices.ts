import { messagePaths } from '../paths.ts'
import type { Config } from '#src/config.ts'
import type { Mail } from '#src/server/outbox/outbox.ts'
import { type Both, type Locale, pick, withLocale } from '#src/shared/locale.ts'
import type { NewMessage } from '#src/shared/message.ts'
import { noticeText } from './notice-text.ts'
import type { Recipient } from './recipient.ts'
import { messageTemplates } from './templates-text.ts'

type MessageContent = Pick<NewMessage, 'title' | 'text'> & {
  link?: string | null | undefined
}

/** Messages listed in one mail; the message centre has the rest. */
const mostListed = 20
const settingsPath = messagePaths.settings()
const centrePath = messagePaths.list()

/** Makes the notice of an urgent message: a mail, or a text message without an e-mail. Undefined without both. */
export function urgentNotice(
  config: Config,
  { email, phone, locale }: Pick<Recipient, 'email' | 'phone' | 'locale'>,
  message: MessageContent,
): Mail | undefined {
  const template = messageTemplates.urgent
  if (email !== null) {
    const text = `${paragraph(config, locale, message)}\n\n${pick(noticeText.urgentWhy, locale)}`
    return mail(email, { template, locale, subject: pick(message.title, locale), text })
  }
  if (phone !== null) {
    const text = `${pick(message.title, locale)}${pick(noticeText.stop, locale)}${pick(message.text, locale)}`
    return sms(config, phone, { template, locale, text })
  }
  return undefined
}

/** Makes one mail of several messages. @param messages newest first, at least one. */
export function bundleMail(
  config: Config,
  email: string,
  locale: Locale,
  messages: readonly MessageContent[],
): Mail {
  const t = (both: Both) => pick(both, locale)
  const only = messages.length === 1 ? messages[0] : undefined
  const rest = messages.length - mostListed
  const text = [
    ...messages.slice(0, mostListed).map((message) => paragraph(config, locale, message)),
    ...(rest > 0 ? [`${t(noticeText.more(rest))}\n${address(config, locale, centrePath)}`] : []),
    `${t(noticeText.bundleWhy)}\n${address(config, locale, settingsPath)}`,
  ].join('\n\n')
  const subject = only
    ? t(only.title)
    : t(noticeText.bundleSubject(messages.length, t(siteName(config))))
  return mail(email, { template: messageTemplates.bundle, locale, subject, text })
}

/** Makes a text message with the first title and the number; the texts are only on the site. */
export function bundleSms(
  config: Config,
  phone: string,
  locale: Locale,
  messages: readonly MessageContent[],
): Mail {
  const t = (both: Both) => pick(both, locale)
  const first = t(messages[0]!.title)
  const text =
    messages.length === 1
      ? t(noticeText.smsOne(first))
      : t(noticeText.smsMany(messages.length, first))
  return sms(config, phone, { template: messageTemplates.bundle, locale, text })
}

function paragraph(config: Config, locale: Locale, { title, text, link }: MessageContent): string {
  const lines = [pick(title, locale), pick(text, locale)]
  if (link) lines.push(address(config, locale, link))
  return lines.join('\n')
}

const siteName = (config: Config): Both => ({ zh: config.SITE_NAME_ZH, en: config.SITE_NAME_EN })

function address(config: Config, locale: Locale, path: string): string {
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  return new URL(withLocale(locale, path), base).href
}

function mail(to: string, said: Pick<Mail, 'template' | 'locale' | 'subject' | 'text'>): Mail {
  return { channel: 'mail', to, ...said }
}

/** Chinese gateways require the sender's name in these brackets. */
function sms(
  config: Config,
  to: string,
  { template, locale, text }: Pick<Mail, 'template' | 'locale' | 'text'>,
): Mail {
  const name = pick(siteName(config), locale)
  const signed = locale === 'en-US' ? `[${name}] ${text}` : `【${name}】${text}`
  return { channel: 'sms', to, template, locale, subject: '', text: signed }
}
