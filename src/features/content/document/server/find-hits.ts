/** A text without spaces, in small letters of one width, and the place of each of its units in the original. */
export interface Comparable {
  text: string
  plain: string
  from: readonly number[]
}

export interface Hit {
  /** In the text. */
  start: number
  excerpt: string
  /** Of the hit in the excerpt. */
  at: number
  length: number
}

const around = 40

const plainChar = (char: string) => (/\s/.test(char) ? '' : char.normalize('NFKC').toLowerCase())

/** Spaces, letter case and width do not count, because Chinese words go on in the next line. */
export const plain = (text: string): string => Array.from(text, plainChar).join('')

export function comparable(text: string): Comparable {
  const from: number[] = []
  let whole = ''
  let at = 0
  for (const char of text) {
    const unit = plainChar(char)
    whole += unit
    for (let n = 0; n < unit.length; n += 1) from.push(at)
    at += char.length
  }
  return { text, plain: whole, from }
}

/**
 * Finds a keyword, itself plain. `count` is one more than `most` where there are more. `inRows`: lines are rows
 * of a sheet, and an excerpt ends with its row.
 */
export function findHits(
  given: Comparable,
  wanted: string,
  { most, inRows = false }: { most: number; inRows?: boolean },
): { excerpts: Hit[]; count: number } {
  const excerpts: Hit[] = []
  let count = 0
  for (
    let at = given.plain.indexOf(wanted);
    at >= 0 && count <= most;
    at = given.plain.indexOf(wanted, at + wanted.length)
  ) {
    count += 1
    if (excerpts.length < most) excerpts.push(excerptAt(given, at, wanted.length, inRows))
  }
  return { excerpts, count }
}

function excerptAt({ text, from }: Comparable, at: number, length: number, inRows: boolean): Hit {
  const start = from[at]!
  const end = from[at + length] ?? text.trimEnd().length
  const rowEnd = inRows ? text.indexOf('\n', end) : -1
  const least = inRows ? text.lastIndexOf('\n', start - 1) + 1 : 0
  const most = rowEnd < 0 ? text.length : rowEnd
  const first = whole(text, Math.max(least, start - around))
  const last = whole(text, Math.min(most, end + around))
  const line = inRows ? oneRow : oneLine
  const before = line(text.slice(first, start)).replace(/^[\s·]+/, '')
  const hit = line(text.slice(start, end)).trimEnd()
  return {
    start,
    excerpt: before + line(text.slice(start, last)).replace(/[\s·]+$/, ''),
    at: before.length,
    length: hit.length,
  }
}

/** Does not cut a character of two units. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at)

/** Cells of a row are parted by tabs, empty ones too. */
const oneRow = (text: string) => oneLine(text.replaceAll(/\t+/g, ' · '))
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
