import { half } from './numbers.ts'
import { behindName, nameBefore } from './patterns-text.ts'
import type { Rich } from './rich.ts'

export interface RawOption {
  letter: string
  rich: Rich
  /** Further lines of it. */
  more?: Rich[]
  /** Marked by a star or a tick. */
  isMarked: boolean
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const letterAfter = (letter: string | undefined): string =>
  letter === undefined ? 'A' : (letters[letters.indexOf(letter) + 1] ?? '')

/** A mark at the beginning of a line: A. A、 (A) [A] a) *A. */
const atStart =
  /^\s*([*√✓✔]\s*)?(?:[([【]\s*([A-Za-z])\s*[)\]】]\s*[.、:]?|([A-Z])\s*(?:[.、:)]|,(?!\d))|([a-h])\s*[.、)](?!\s*[a-z]\.))\s*/

export function optionAt(
  line: string,
): { letter: string; length: number; isMarked: boolean } | null {
  const found = atStart.exec(half(line))
  if (!found) return null
  const letter = (found[2] ?? found[3] ?? found[4])!.toUpperCase()
  return { letter, length: found[0].length, isMarked: found[1] !== undefined }
}

/** What parts a mark from the text around it; a later way of reading counts where it finds more options. */
const ways = [
  // "ICC(A) 第 B.1 条" is no option.
  { before: '(?<![A-Za-z0-9./&-])', after: '(?!\\d)' },
  // A.7   B.14
  { before: '(?<![^\\s;,、。])', after: '' },
  // A.10天B.20天, A.4B.6
  { before: '(?<![A-Za-z./&-])', after: '' },
].map(({ before, after }) => (text: string, letter: string, from: number) => {
  const either = `(?:${letter}|${letter.toLowerCase()}(?=\\s*[.、)]))`
  const pattern = new RegExp(
    `([*√✓✔]\\s*)?(?:[([【]\\s*${either}\\s*[)\\]】]\\s*[.、:]?|${before}${either}\\s*[.、:)]${after})\\s*`,
    'g',
  )
  pattern.lastIndex = from
  let found = pattern.exec(text)
  // ICC(A) begins no row of options.
  if (letter === 'A')
    while (found && /^[([【]/.test(found[0]) && isName(text, found)) found = pattern.exec(text)
  return found && { from: found.index, to: found.index + found[0].length, isMarked: !!found[1] }
})

/** Marks before digits inside a line may be sections of a rule: "A.1 和 B.2". */
const leastInside = 3

/** The marks of the options in a line, read in the way that finds most of them. */
function findMarks(text: string, first: string, starts: boolean): FoundMark[] {
  let best: FoundMark[] = []
  for (const [n, find] of ways.entries()) {
    const found = marksOf(text, first, find)
    const isSure = n === 0 || (starts && found[0]?.from === 0) || found.length >= leastInside
    if (isSure && found.length > best.length) best = found
  }
  return best
}

const isName = (text: string, { index, 0: mark }: RegExpExecArray): boolean =>
  nameBefore.test(text.slice(Math.max(0, index - longestName), index)) ||
  (index > 0 && behindName.test(text.slice(index + mark.length)))

const longestName = 40

/** `A FOB    B CIF`: letters with nothing but spaces. */
function findBare(text: string, letter: string, from: number) {
  const pattern = new RegExp(`(?:(?<=\\s{2})|(?<=\\t)|(?<=^))${letter}[\\s]+(?=\\S)`, 'g')
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found && { from: found.index, to: found.index + found[0].length, isMarked: false }
}

/**
 * Cuts the options out of a line, in their order from `first` on.
 * @returns the text before them and the options; none where the line has none
 */
export function splitOptions(rich: Rich, first: string): { before: Rich; options: RawOption[] } {
  const text = half(rich.text)
  const starts = optionAt(rich.text)?.letter === first
  const marked = findMarks(text, first, starts)
  // A single mark inside a line may be part of a sentence.
  const marks =
    marked.length > 1 || (starts && marked[0]?.from === 0) || (starts && marked.length > 0)
      ? marked
      : marksOf(text, first, findBare)
  if (marks.length === 0 || (marks.length === 1 && !starts)) return { before: rich, options: [] }
  return {
    before: rich.slice(0, marks[0]!.from).trim(),
    options: marks.map(({ letter, to, isMarked }, n) => ({
      letter,
      rich: rich.slice(to, marks[n + 1]?.from).trim(),
      isMarked,
    })),
  }
}

interface FoundMark {
  letter: string
  from: number
  to: number
  isMarked: boolean
}
type Find = (text: string, letter: string, from: number) => Omit<FoundMark, 'letter'> | null

function marksOf(text: string, first: string, find: Find): FoundMark[] {
  const marks: FoundMark[] = []
  let letter = first
  for (let from = 0; letter !== '';) {
    const found = find(text, letter, from)
    if (!found) break
    marks.push({ letter, ...found })
    from = found.to
    letter = letterAfter(letter)
  }
  return marks
}
