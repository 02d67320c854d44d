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

/** Finds a keyword, itself plain. `count` is one more than `most` where there are more. */
export function findHits(
  given: Comparable,
  wanted: string,
  most: number,
): { excerpts: Hit[]; count: number } {
  const excerpts: Hit[] = []
  let count = 0
  for (
    let at = given.plain.indexOf(wanted);
    at >= 0 && count <= most;
    at = given.plain.indexOf(wanted, at + wanted.length)
  ) {
    count += 1
    if (excerpts.length < most) excerpts.push(excerptAt(given, at, wanted.length))
  }
  return { excerpts, count }
}

function excerptAt({ text, from }: Comparable, at: number, length: number): Hit {
  const start = from[at]!
  const end = from[at + length] ?? text.trimEnd().length
  const [first, last] = [whole(text, Math.max(0, start - around)), whole(text, end + around)]
  const before = oneLine(text.slice(first, start)).trimStart()
  const hit = oneLine(text.slice(start, end)).trimEnd()
  return {
    start,
    excerpt: before + oneLine(text.slice(start, last)).trimEnd(),
    at: before.length,
    length: hit.length,
  }
}

/** Does not cut a character of two units. */
const whole = (text: string, at: number) => (/[\uDC00-\uDFFF]/.test(text[at] ?? '') ? at - 1 : at)

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ')
