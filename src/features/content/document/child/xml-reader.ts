import { MediaFailure } from '#src/server/media/work.ts'

export interface XmlTag {
  /** With its prefix: 'p:sldId'. */
  name: string
  isEnd: boolean
  /** It is its own end: <a/>. */
  isEmpty: boolean
  attributes: string
}

export interface XmlSeen {
  /** @returns true where the rest does not matter */
  tag(tag: XmlTag): boolean | void
  /** A text may come in several pieces; its entities are as they stand. */
  text?(text: string): void
}

/** A comment or a tag with more is in no document. */
const longest = 256 * 1024

/** Comments, values and instructions, which are passed over; by their first characters. */
const asides = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
] as const

/**
 * Reads the tags of XML that comes in pieces, in one pass whatever it holds: a pattern over a whole part would take
 * hours for one of which the tags have no end.
 */
export async function readXml(pieces: AsyncIterable<unknown>, seen: XmlSeen): Promise<void> {
  let rest = ''
  for await (const piece of pieces) {
    const xml = rest + String(piece)
    let at = 0
    for (;;) {
      const start = xml.indexOf('<', at)
      const text = xml.slice(at, start < 0 ? undefined : start)
      if (text !== '') seen.text?.(text)
      if (start < 0) {
        rest = ''
        break
      }
      const end = endOf(xml, start)
      if (end < 0) {
        rest = xml.slice(start)
        if (rest.length > longest) throw new MediaFailure('broken', 'a tag has no end')
        break
      }
      at = end
      const tag = tagOf(xml.slice(start, end))
      if (tag && seen.tag(tag) === true) return
    }
  }
}

/** The place behind the end of what begins with '<', or -1 where it is not whole. */
function endOf(xml: string, start: number): number {
  const aside = asides.find(([begin]) => xml.startsWith(begin, start))
  if (aside) {
    const [begin, end] = aside
    const at = xml.indexOf(end, start + begin.length)
    return at < 0 ? -1 : at + end.length
  }
  const mark = /[>"']/g
  mark.lastIndex = start
  for (let found = mark.exec(xml); found; found = mark.exec(xml)) {
    if (found[0] === '>') return mark.lastIndex
    // An attribute may hold the sign that ends a tag.
    const close = xml.indexOf(found[0], mark.lastIndex)
    if (close < 0) return -1
    mark.lastIndex = close + 1
  }
  return -1
}

function tagOf(whole: string): XmlTag | undefined {
  const [head, slash, name] = /^<(\/?)([^\s/>!?]+)/.exec(whole) ?? []
  if (head === undefined || name === undefined) return undefined
  const isEmpty = whole.endsWith('/>')
  const attributes = whole.slice(head.length, isEmpty ? -2 : -1)
  return { name, isEnd: slash === '/', isEmpty, attributes }
}

/** The value of an attribute. */
export function valueOf({ attributes }: XmlTag, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)')`).exec(attributes)
  const value = found?.[1] ?? found?.[2]
  return value === undefined ? undefined : withoutEntities(value)
}

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const lastCharacter = 0x10ffff

export const withoutEntities = (text: string): string =>
  text.includes('&')
    ? text.replaceAll(
        /&(?:#x([\da-f]{1,6})|#(\d{1,7})|([a-z]+));/gi,
        (whole, hex, decimal, name) => {
          if (name !== undefined) return named[name] ?? whole
          const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
          return code <= lastCharacter ? String.fromCodePoint(code) : whole
        },
      )
    : text
