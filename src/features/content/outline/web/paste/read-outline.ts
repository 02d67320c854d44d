import { draftLimits } from '#src/features/content/draft/record.ts'
import type { PlannedChapter } from '../planned.ts'
import { isDotted, numberingOf, sign } from './numbering-text.ts'

/** One line of a pasted outline. */
export interface OutlineLine {
  text: string
  /** Its indentation, in columns; of a list item its depth. */
  indent: number
  /** 1 to 6 for a heading, of HTML or Markdown. */
  heading?: number
  /** It is an item of a list. */
  isItem?: boolean
}

interface Placed extends OutlineLine {
  style: string
  rank: number
  chapter: PlannedChapter
}

const plain = 'plain'

/** Reads text, line by line: tabs and spaces indent, '#' of Markdown makes a heading. */
export function linesOfText(text: string): OutlineLine[] {
  return text.split(/\r\n|[\n\r\u2028\v\f]/).flatMap((whole) => {
    const [space] = /^[\s\u3000]*/.exec(whole)!
    const line = whole.trim()
    if (line === '' || /^([-=_*~]\s*){3,}$/.test(line)) return []
    const indent = [...space].reduce(
      (sum, sign) => sum + (sign === '\t' ? 4 : sign === '\u3000' ? 2 : 1),
      0,
    )
    const heading = /^(#{1,6})\s+/.exec(line)
    if (!heading) return [{ text: line, indent }]
    return [{ text: line.slice(heading[0].length), indent: 0, heading: heading[1]!.length }]
  })
}

/** Turns lines into chapters inside each other. Words are never cut. */
export function readOutline(lines: readonly OutlineLine[]): PlannedChapter[] {
  const top: PlannedChapter[] = []
  const isBare = lines.some(({ text }) => isDotted(text))
  const read = lines.map((line) => withNumber(line, isBare))
  const isNumbered = read.some(({ style }) => style !== plain)
  let stack: Placed[] = []
  for (const line of read) {
    const last = stack.at(-1)
    const isText = isNumbered && line.style === plain && last && line.indent <= last.indent + 4
    if (isText && last.style !== plain && isSentence(line.text)) {
      const { chapter } = last
      chapter.introduction += (chapter.introduction && '\n') + line.chapter.name
      continue
    }
    // One level more than fits, so that it is refused with words.
    stack = stack.slice(0, Math.min(depthIn(stack, line), draftLimits.depth))
    const parent = stack.at(-1)
    ;(parent ? parent.chapter.chapters : top).push(line.chapter)
    stack.push(line)
  }
  return top
}

function withNumber(line: OutlineLine, isBare: boolean): Placed {
  const text = cleaned(line.text)
  const found = numberingOf(text, isBare)
  const name = found?.rest ?? text
  const chapter = { name: name === '' ? text : name, introduction: '', items: [], chapters: [] }
  if (line.heading) return { ...line, style: `h${line.heading}`, rank: line.heading / 10, chapter }
  // The number of an item says more than its list does, but for plain numbers and signs.
  const isSign = !found || found.rank === 11 || ['1', 'a.', 'A.'].includes(found.style)
  if (line.isItem && isSign) return { ...line, style: 'item', rank: 11, chapter }
  if (!found) return { ...line, style: plain, rank: 12, chapter }
  return { ...line, style: found.style, rank: found.rank, chapter }
}

/** Leaves out what a list of contents and Markdown add to a name. */
function cleaned(text: string): string {
  return text
    .replace(/[\s\u3000]*(?:[.．…·。_]{3,}|\t+|(?:\s[.·]){3,})[\s\u3000]*\d{1,4}$/u, '')
    .replace(/^[-*+]\s+\[[ xX]\]\s+/, '- ')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/!?\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replace(/\s+#+$/, '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
    .trim()
}

/** A paragraph below a heading is its introduction; a few words are a chapter. */
const isSentence = (text: string) => [...text].length > 30 || /[。！？；.!?;]["”’）)]?$/u.test(text)

/** Returns how many of the open chapters stay open above a line. */
function depthIn(stack: readonly Placed[], line: Placed): number {
  for (let depth = stack.length; depth > 0; depth--) {
    const open = stack[depth - 1]!
    const place = compare(open, line, stack.slice(0, depth - 1))
    if (place === 'below') return depth
    if (place === 'beside') return depth - 1
  }
  return 0
}

const isHeading = ({ rank }: Placed) => rank < 1
const isByIndent = ({ style }: Placed) =>
  style === 'item' || style === plain || style.startsWith(sign)

/** The place of a line at an open chapter; 'above' closes that and asks the one around. */
function compare(
  open: Placed,
  line: Placed,
  around: readonly Placed[],
): 'below' | 'beside' | 'above' {
  if (isHeading(line) || isHeading(open)) {
    if (!isHeading(line)) return 'below'
    if (!isHeading(open)) return 'above'
    return open.rank < line.rank ? 'below' : open.rank === line.rank ? 'beside' : 'above'
  }
  if (open.style === line.style) {
    const by = line.indent - open.indent
    if (by > 0) return 'below'
    if (by === 0) return 'beside'
    // Back to an indentation that no chapter above has: it stands beside.
    const isKnown = around.some((one) => one.style === line.style && one.indent <= line.indent)
    return isKnown ? 'above' : 'beside'
  }
  if (around.some(({ style, indent }) => style === line.style && indent >= line.indent)) {
    return 'above'
  }
  if (isByIndent(open) && line.indent > open.indent) return 'below'
  if (isByIndent(open) && isByIndent(line) && line.indent < open.indent) return 'above'
  if (open.rank <= line.rank) return 'below'
  return 'above'
}
