import type { Box } from '#src/features/content/document/child/lettered-page.ts'
import { isTelling, looks, Rich } from '../chinese-paper/rich.ts'
import type { Glyph, Line } from './lines.ts'
import { wide } from './patterns-text.ts'

/** Shares of the size of a letter. */
const wideGap = 0.9
/** Programs that read pictures put a space between all Chinese letters. */
const narrowGap = 0.2
const latinGap = 0.18
const spaceWidth = 0.5
const mostSpaces = 60
/** Between options. */
const mostGap = 8
/** A rule under words lies this far above and below their line at most. */
const ruleAbove = 0.1
const ruleBelow = 0.45

/** The words of a line with their looks; gaps become spaces, and a drawn line without words is a blank. */
export function richOf(line: Line, rules: readonly Box[]): Rich {
  const under = rules
    .filter(
      ({ top, bottom, left, right }) =>
        bottom - top < right - left &&
        top > line.base - ruleAbove * line.size &&
        bottom < line.base + ruleBelow * line.size &&
        left < line.right + 2 * line.size &&
        right > line.left - 2 * line.size,
    )
    .toSorted((a, b) => a.left - b.left)
  const parts: Rich[] = []
  let end = Math.min(line.left, ...under.map(({ left }) => left))
  let last: Glyph | undefined
  for (const glyph of line.glyphs) {
    parts.push(...between({ from: end, to: glyph.left, last, next: glyph, under, size: line.size }))
    parts.push(Rich.of(glyph.char, lookOf(glyph, under)))
    end = Math.max(end, glyph.right)
    last = glyph
  }
  const farthest = Math.max(end, ...under.map(({ right }) => right))
  if (farthest - end > line.size) {
    parts.push(
      ...between({ from: end, to: farthest, last, next: undefined, under, size: line.size }),
    )
  }
  return Rich.join(parts)
}

interface Gap {
  from: number
  to: number
  last: Glyph | undefined
  next: Glyph | undefined
  under: readonly Box[]
  size: number
}

function between({ from, to, last, next, under, size }: Gap): Rich[] {
  const width = to - from
  const blank = under.find(
    ({ left, right }) =>
      Math.min(right, to) - Math.max(left, from) > Math.max(size * 0.8, width * 0.5),
  )
  if (blank) {
    // Spaces before and behind a blank are not underlined.
    const before = blank.left - from > size * wideGap ? Rich.of(' ') : Rich.of('')
    return [
      before,
      Rich.of(
        spaces(Math.min(blank.right, to) - Math.max(blank.left, from), size),
        looks.underline,
      ),
    ]
  }
  if (!last || !next) return []
  const isEmptyBrackets = /[(（]/.test(last.char) && /[)）]/.test(next.char)
  if (isEmptyBrackets && (width > narrowGap * size || last.isSpaced))
    return [Rich.of(emptyBrackets)]
  if (width > wideGap * size) return [Rich.of(spaces(width, size).slice(0, mostGap))]
  const [isWide, isNextWide] = [wide.test(last.char), wide.test(next.char)]
  const has =
    isWide && isNextWide
      ? last.isSpaced && (width > narrowGap * size || !isHan(last.char) || !isHan(next.char))
      : last.isSpaced || (!isWide && !isNextWide && (last.isParted || width > latinGap * size))
  return has ? [Rich.of(' ')] : []
}

/** Two wide spaces, which HTML keeps. */
const emptyBrackets = '\u3000\u3000'
const isHan = (char: string) => /\p{Script=Han}/u.test(char)

const spaces = (width: number, size: number): string =>
  ' '.repeat(Math.min(mostSpaces, Math.max(2, Math.round(width / (size * spaceWidth)))))

function lookOf(glyph: Glyph, under: readonly Box[]): number {
  const middle = (glyph.left + glyph.right) / 2
  const isUnder =
    glyph.char !== '_' && under.some(({ left, right }) => left <= middle && middle <= right)
  return (
    glyph.shift |
    (glyph.isBold ? looks.bold : 0) |
    (isTelling(glyph.colour) ? looks.coloured : 0) |
    (isUnder ? looks.underline : 0)
  )
}
