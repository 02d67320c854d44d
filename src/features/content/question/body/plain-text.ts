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

/** The sign that stands for a tag in plain text. */
function wordsOf(_: string, name: string, attributes: string): string {
  const tag = name.toLowerCase()
  const formula = /\bdata-formula="([^"]*)"/i.exec(attributes)
  if (formula && (tag === 'span' || tag === 'div')) return ` ${formula[1]} `
  if (tag === 'span' && /\bdata-gap="/i.test(attributes)) return '____'
  const alt = tag === 'img' ? /\balt="([^"]*)"/i.exec(attributes) : null
  if (alt) return ` ${alt[1]} `
  return inLine.test(tag) ? '' : ' '
}

/**
 * Returns a rich text as one line of plain text: a gap is ____, a formula its LaTeX, a picture its words. For lists,
 * search and comparison; never for showing a text itself.
 */
export function plainText(html: string): string {
  if (!/[<&]/.test(html)) return html.replace(/\s+/g, ' ').trim()
  // One pass, in which a tag never reaches beyond the next one: a text of unclosed tags costs no more.
  const text = html.replace(/<(\/?[a-z][a-z0-9]*)\b([^<>]*)>/gi, wordsOf)
  return decode(text).replace(/\s+/g, ' ').trim()
}
