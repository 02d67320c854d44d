const entities: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

const decode = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (whole, decimal, hex, name) => {
    if (name !== undefined) return entities[String(name).toLowerCase()] ?? whole
    const code = decimal !== undefined ? Number(decimal) : Number.parseInt(String(hex), 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ''
  })

/** Elements that stand between words of a line; all others part lines. */
const inLine = /^\/?(?:a|strong|em|u|s|sub|sup|code|span|b|i)$/i

/**
 * Returns a rich text as one line of plain text: a gap is ____, a formula its LaTeX, a picture its words. For lists,
 * search and comparison; never for showing a text itself.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  const text = html
    .replace(/<(?:span|div)\b[^>]*?\bdata-formula="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<span\b[^>]*?\bdata-gap="[^"]*"[^>]*>/gi, '____')
    .replace(/<img\b[^>]*?\balt="([^"]*)"[^>]*>/gi, ' $1 ')
    .replace(/<(\/?[a-z][a-z0-9]*)\b[^>]*>/gi, (_, tag: string) => (inLine.test(tag) ? '' : ' '))
  return decode(text).replace(/\s+/g, ' ').trim()
}
