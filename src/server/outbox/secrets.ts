const blot = '••••••'
/** Codes, whatever stands between their digits, and everything behind a link's host. */
const code = /(?<![\w•])\d(?:[ -]?\d){3,11}(?!\w)/g
const link = /(https?:\/\/[^\s"'<>]+)/
const token = /[\w-]{20,}/g

/** The text without its codes, links and tokens. Blotting twice changes nothing. */
export function blotted(text: string): string {
  // Split by a group: links stand at the odd places, and keep their host.
  return text
    .split(link)
    .map((part, at) =>
      at % 2 === 1 ? `${hostOf(part)}/${blot}` : part.replace(code, blot).replace(token, blot),
    )
    .join('')
}

const hostOf = (address: string) => /^https?:\/\/[^/]*/.exec(address)?.[0] ?? ''

interface Words {
  subject: string
  text: string
  html: string | null
}

export const blottedMessage = ({ subject, text, html }: Words): Words => ({
  subject: blotted(subject),
  text: blotted(text),
  html: html === null ? null : blotted(html),
})
