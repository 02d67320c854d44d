import { half } from './numbers.ts'
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
  /^\s*([*√✓✔]\s*)?(?:[([【]\s*([A-Za-z])\s*[)\]】]\s*[.、:]?|([A-Z])\s*[.、:),](?!\d)|([a-h])\s*[.、)](?!\s*[a-z]\.))\s*/

export function optionAt(
  line: string,
): { letter: string; length: number; isMarked: boolean } | null {
  const found = atStart.exec(half(line))
  if (!found) return null
  const letter = (found[2] ?? found[3] ?? found[4])!.toUpperCase()
  return { letter, length: found[0].length, isMarked: found[1] !== undefined }
}

/** Where the mark of a letter stands within a line. */
function findMark(text: string, letter: string, from: number) {
  const either = `(?:${letter}|${letter.toLowerCase()}(?=\\s*[.、)]))`
  const pattern = new RegExp(
    `([*√✓✔]\\s*)?(?:[([【]\\s*${either}\\s*[)\\]】]\\s*[.、:]?|(?<![A-Za-z0-9./&-])${either}\\s*[.、:)](?!\\d))\\s*`,
    'g',
  )
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found && { from: found.index, to: found.index + found[0].length, isMarked: !!found[1] }
}

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
  const marked = marksOf(text, first, findMark)
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

function marksOf(text: string, first: string, find: typeof findMark | typeof findBare) {
  const marks: { letter: string; from: number; to: number; isMarked: boolean }[] = []
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
