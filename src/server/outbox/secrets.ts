const mask = '••••••'
/** Matches codes, with any separators between their digits, and everything behind a link's host. */
const code = /(?<![\w•])\d(?:[ -]?\d){3,11}(?!\w)/g
const link = /(https?:\/\/[^\s"'<>]+)/
const token = /[\w-]{20,}/g

/** Returns the text without its codes, links and tokens. A second masking changes nothing. */
export function redacted(text: string): string {
  // Split by a group: links are at the odd indexes, and keep their host.
  return text
    .split(link)
    .map((part, at) =>
      at % 2 === 1 ? `${hostOf(part)}/${mask}` : part.replace(code, mask).replace(token, mask),
    )
    .join('')
}

const hostOf = (address: string) => /^https?:\/\/[^/]*/.exec(address)?.[0] ?? ''

interface Words {
  subject: string
  text: string
  html: string | null
}

export const redactedMessage = ({ subject, text, html }: Words): Words => ({
  subject: redacted(subject),
  text: redacted(text),
  html: html === null ? null : redacted(html),
})
