/** A part of a compared text: in both, only before, or only after. */
export interface Part {
  sort: 'same' | 'gone' | 'new'
  text: string
}

/** Words of Latin letters and digits stay whole; every other character is one. */
const wordsOf = (text: string): string[] => text.match(/[\p{Script=Latin}\d]+|\s+|./gsu) ?? []

/** The most cells of the table of a comparison; longer texts are compared by their lines. */
const cellsMost = 1_000_000

/** Marks what was left out of a text and what came into it, word by word. */
export function markWords(before: string, after: string): Part[] {
  const [one, two] = [wordsOf(before), wordsOf(after)]
  if (one.length * two.length <= cellsMost) return compare(one, two)
  const lines = (text: string) => text.split(/(?<=\n)/)
  const [many, more] = [lines(before), lines(after)]
  if (many.length * more.length <= cellsMost) return compare(many, more)
  return joined([
    { sort: 'gone', text: before },
    { sort: 'new', text: after },
  ])
}

/** The longest common sequence, read from the end of its table. */
function compare(one: readonly string[], two: readonly string[]): Part[] {
  const width = two.length + 1
  const table = new Uint32Array((one.length + 1) * width)
  for (let i = one.length - 1; i >= 0; i--) {
    for (let j = two.length - 1; j >= 0; j--) {
      table[i * width + j] =
        one[i] === two[j]
          ? table[(i + 1) * width + j + 1]! + 1
          : Math.max(table[(i + 1) * width + j]!, table[i * width + j + 1]!)
    }
  }
  const parts: Part[] = []
  let [i, j] = [0, 0]
  while (i < one.length || j < two.length) {
    if (i < one.length && j < two.length && one[i] === two[j]) {
      parts.push({ sort: 'same', text: one[i]! })
      i += 1
      j += 1
    } else if (
      j >= two.length ||
      (i < one.length && table[(i + 1) * width + j]! >= table[i * width + j + 1]!)
    ) {
      parts.push({ sort: 'gone', text: one[i]! })
      i += 1
    } else {
      parts.push({ sort: 'new', text: two[j]! })
      j += 1
    }
  }
  return joined(parts)
}

/** Joins neighbours of the same sort. */
function joined(parts: readonly Part[]): Part[] {
  const found: Part[] = []
  for (const part of parts) {
    const last = found.at(-1)
    if (last?.sort === part.sort) last.text += part.text
    else if (part.text !== '') found.push({ ...part })
  }
  return found
}

/** Returns the words of clean HTML as lines, for a comparison. */
export const plainLines = (html: string): string =>
  html
    .replaceAll(/<(\/p|\/li|\/h\d|\/tr|br\s*\/?)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .replaceAll(/\n{2,}/g, '\n')
    .trim()
