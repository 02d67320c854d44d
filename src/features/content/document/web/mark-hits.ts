/** A piece of a line: inside a hit or not. */
export interface Piece {
  text: string
  isHit: boolean
}

/** Small letters without width: 'Ａ' is 'a'. Characters that a comparison ignores are ''. */
const plain = (char: string) => (/\s/.test(char) ? '' : char.normalize('NFKC').toLowerCase())

/**
 * Cuts the lines of a page at the places of a keyword. Spaces, letter case and width do not count, and a hit
 * may go on in the next line, as Chinese words do.
 */
export function markHits(lines: readonly string[], keyword: string): Piece[][] {
  const wanted = [...keyword].map(plain).join('')
  if (wanted === '') return lines.map((text) => [{ text, isHit: false }])
  // The comparable text, and for each of its units the line and the place that it comes from.
  let whole = ''
  const from: [line: number, at: number, length: number][] = []
  for (const [line, text] of lines.entries()) {
    let at = 0
    for (const char of text) {
      const unit = plain(char)
      whole += unit
      for (let n = 0; n < unit.length; n++) from.push([line, at, char.length])
      at += char.length
    }
  }
  const marked = lines.map(() => new Set<number>())
  for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + wanted.length)) {
    // The spaces inside a hit are marked with it.
    const hit = Map.groupBy(from.slice(at, at + wanted.length), ([line]) => line)
    for (const [line, units] of hit) {
      const [, last, length] = units.at(-1)!
      for (let place = units[0]![1]; place < last + length; place++) marked[line]?.add(place)
    }
  }
  return lines.map((text, line) => cut(text, marked[line]!))
}

function cut(text: string, marked: ReadonlySet<number>): Piece[] {
  const pieces: Piece[] = []
  for (let at = 0; at < text.length; at++) {
    const isHit = marked.has(at)
    const last = pieces.at(-1)
    if (last?.isHit === isHit) last.text += text[at]
    else pieces.push({ text: text[at]!, isHit })
  }
  return pieces
}
