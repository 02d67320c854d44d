import type { Config } from '#src/config.ts'
import { type Both, type Locale, pick } from '#src/shared/locale.ts'

type School = Pick<
  Config,
  'SITE_NAME_ZH' | 'SITE_NAME_EN' | 'COMPANY_NAME_ZH' | 'COMPANY_NAME_EN' | 'PUBLIC_URL' | 'PORT'
>

interface MailText {
  locale: Locale
  subject: string
  text: string
}

const automatic: Both = {
  zh: '这是一封自动发送的邮件，请勿直接回复。',
  en: 'This mail was sent automatically. Please do not reply.',
}

// Styles are written on each element, since mail programs drop style sheets. Programs that know dark
// mode use the colours of the classes; the others keep a light card, which is readable on any ground.
const css = {
  page: 'margin:0;padding:24px 12px;background:#f1f4f8;',
  card: 'max-width:600px;margin:0 auto;padding:28px;background:#ffffff;border:1px solid #dce2ea;border-radius:10px;',
  text: "font-family:'PingFang SC','Microsoft YaHei','Noto Sans CJK SC',system-ui,sans-serif;font-size:16px;line-height:1.7;color:#24364a;",
  site: 'margin:0 0 20px;font-size:18px;font-weight:700;color:#0e2a47;',
  paragraph: 'margin:0 0 16px;overflow-wrap:anywhere;',
  link: 'color:#1a5dca;',
  foot: 'margin:24px 0 0;padding-top:16px;border-top:1px solid #dce2ea;font-size:13px;color:#516377;',
}
const dark =
  '@media (prefers-color-scheme:dark){.p{background:#081320!important}.c{background:#13263a!important;border-color:#294058!important;color:#dbe5ef!important}.s{color:#f3f7fb!important}.f{color:#a4b6c8!important;border-color:#294058!important}a{color:#86b7ff!important}}'

/** Makes the HTML of a mail from its plain text, so that the HTML can say no more than the text. */
export function mailHtml(config: School, { locale, subject, text }: MailText): string {
  const site = pick({ zh: config.SITE_NAME_ZH, en: config.SITE_NAME_EN }, locale)
  const company = pick({ zh: config.COMPANY_NAME_ZH, en: config.COMPANY_NAME_EN }, locale)
  const base = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`
  const paragraphs = text
    .trim()
    .split(/\n{2,}/)
    .map((part) => `<p style="${css.paragraph}">${lines(part, base)}</p>`)
    .join('\n')
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escaped(subject)}</title>
<style>${dark}</style>
</head>
<body class="p" style="${css.page}">
<div class="c" style="${css.text}${css.card}">
<p class="s" style="${css.site}">${escaped(site)}</p>
${paragraphs}
<p class="f" style="${css.foot}">${escaped(pick(automatic, locale))}<br>${escaped(company)}</p>
</div>
</body>
</html>
`
}

/**
 * Makes one paragraph: its lines, with the addresses of this site as links. Any other address stays
 * text.
 */
function lines(text: string, base: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"'，。；！？）】”]+)/)
    .map((part, at) => {
      if (at % 2 === 0) return escaped(part).replaceAll('\n', '<br>\n')
      const [, address = part, rest = ''] = /^(.*?)([.,;:!?)\]]*)$/.exec(part) ?? []
      if (!isOurs(address, base)) return escaped(part)
      const shown = escaped(address)
      return `<a href="${shown}" style="${css.link}">${shown}</a>${escaped(rest)}`
    })
    .join('')
}

/**
 * Compares the parsed origin: 'https://school.example.evil.test' and 'https://school.example@evil.test'
 * do not match.
 */
function isOurs(address: string, base: string): boolean {
  if (!URL.canParse(address)) return false
  const { origin, username, password } = new URL(address)
  return origin === new URL(base).origin && username === '' && password === ''
}

const signs: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)
