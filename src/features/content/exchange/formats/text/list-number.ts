import { type Element, isTag } from 'domhandler'

/** The number that a browser draws before an item of a list. */
export function listNumber(item: Element): string {
  const list = item.parent
  if (!list || !isTag(list) || list.name !== 'ol') return ''
  const items = list.childNodes.filter(isTag).filter(({ name }) => name === 'li')
  const start = Number.parseInt(list.attribs['start'] ?? '1', 10) || 1
  const own = Number.parseInt(item.attribs['value'] ?? '', 10)
  const n = Number.isNaN(own) ? start + items.indexOf(item) : own
  const isLetters =
    /^a$/i.test(list.attribs['type'] ?? '') ||
    /(upper|lower)-(alpha|latin)/i.test(list.attribs['style'] ?? '')
  return isLetters && n <= 26 ? `${String.fromCharCode(64 + n)}. ` : `${n}. `
}
