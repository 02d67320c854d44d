const entities: Record<string, string> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' },
  '#39': "'",
}
const parts = /<(\/?)([a-z][a-z0-9]*)\b([^>]*)>|([^<]+)/gi
/** Drawn for the eye, or the source of a formula that is read otherwise. */
const isSilent = (name: string, rest: string) =>
  name === 'annotation' || rest.includes('aria-hidden="true"')
const empty = new Set(['img', 'br', 'hr', 'input', 'wbr', 'path'])

/** Returns the words of an item's HTML, as they are read aloud. Browser and server get the same. */
export function plainOf(html: string): string {
  let words = ''
  /** Elements that are open within a silent one. */
  let silent = 0
  for (const [, close, name = '', rest = '', text] of html.matchAll(parts)) {
    if (text !== undefined) {
      if (silent === 0) words += text
    } else if (close) {
      if (silent > 0) silent--
    } else if (empty.has(name.toLowerCase()) || rest.endsWith('/')) {
      if (silent === 0) words += ` ${/\balt="([^"]*)"/.exec(rest)?.[1] ?? ''} `
    } else if (silent > 0 || isSilent(name.toLowerCase(), rest)) silent++
  }
  return words
    .replace(/&(#?\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replace(/\s+/g, ' ')
    .trim()
}
