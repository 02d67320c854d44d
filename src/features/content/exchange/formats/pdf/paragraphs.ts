import type { Box } from '#src/features/content/document/child/lettered-page.ts'
import { Rich } from '../chinese-paper/rich.ts'
import { richOf } from './line-text.ts'
import type { Line } from './lines.ts'
import { startsPart, wide } from './patterns-text.ts'

/** A paragraph of lines that were wrapped. */
export interface Paragraph {
  rich: Rich
  /** Its first line. */
  line: Line
  isCentred: boolean
  hasMath: boolean
}

/** Shares of the size of a line. */
const nextLine = 2.3
const indent = 1.2
const hanging = 5
const sizes = 1.15
/** A line ends its column within so many letters of its edge. */
const ragged = 2.5
const centredMargin = 2
const centredError = 1.5

/** Puts wrapped lines together: a line continues the one before where its first word had no place there. */
export class Paragraphs {
  readonly made: (Paragraph & { last: Line; lastRich: Rich; flow: Edges })[] = []

  add(line: Line, flow: Edges & { rules: readonly Box[] }): void {
    const rich = richOf(line, flow.rules)
    const before = this.made.at(-1)
    if (before && continues(before, line, rich.text)) {
      before.rich = joined(before.rich, rich)
      before.last = line
      before.lastRich = rich
      before.flow = flow
      before.isCentred = false
      before.hasMath ||= hasMath(line)
      return
    }
    this.made.push({
      ...{ rich, line, last: line, lastRich: rich, flow },
      isCentred: isCentred(line, flow),
      hasMath: hasMath(line),
    })
  }
}

/** Of the column in which a line stands. */
interface Edges {
  left: number
  right: number
}

function continues(
  {
    line: first,
    last,
    lastRich,
    flow,
    rich,
  }: Paragraph & { last: Line; lastRich: Rich; flow: Edges },
  line: Line,
  text: string,
): boolean {
  if (startsPart.exec(text.trimStart())?.index === 0) return false
  if (Math.max(line.size, last.size) > sizes * Math.min(line.size, last.size)) return false
  const isBelow = line.base > last.base && Math.abs(line.left - last.left) < flow.right - flow.left
  if (isBelow && line.base - last.base > nextLine * line.size) return false
  if (lastRich.text.trim() === '') return false
  const isOfPart = startsPart.exec(rich.text.trimStart())?.index === 0
  const inwards = isBelow ? line.left - first.left : 0
  if (inwards > (isOfPart ? hanging : indent) * line.size) return false
  return (
    last.right + firstWord(line) >
    flow.right - ragged * (wide.test(text.at(0) ?? '') ? line.size : 1)
  )
}

/** The width of the word with which a line begins. */
function firstWord({ glyphs }: Line): number {
  const [first] = glyphs
  if (wide.test(first!.char)) return first!.right - first!.left
  const end = glyphs.findIndex(
    ({ isSpaced, isParted, char }, n) => isSpaced || isParted || (n > 0 && wide.test(char)),
  )
  return glyphs[end === -1 ? glyphs.length - 1 : end]!.right - first!.left
}

function joined(before: Rich, after: Rich): Rich {
  const [last, first] = [before.text.at(-1) ?? '', after.text.at(0) ?? '']
  // A word that is cut at the end of its line.
  if (last === '\u0002' || last === '\u00AD') return Rich.join([before.slice(0, -1), after])
  const isWide = wide.test(last) || wide.test(first)
  const hasSpace = last === ' ' || first === ' ' || last === '-'
  return Rich.join([before, after], isWide || hasSpace ? '' : ' ')
}

const hasMath = ({ glyphs }: Line): boolean =>
  glyphs.some(({ isMath, char }) => isMath || /[\u{1D400}-\u{1D7FF}]/u.test(char))

function isCentred(line: Line, { left, right }: Edges): boolean {
  const [before, after] = [line.left - left, right - line.right]
  return (
    Math.min(before, after) > centredMargin * line.size &&
    Math.abs(before - after) < centredError * line.size
  )
}
