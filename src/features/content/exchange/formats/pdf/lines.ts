import type { Letter } from '#src/features/content/document/child/lettered-page.ts'
import { looks } from '../chinese-paper/rich.ts'

/** A letter in a line; spaces are no letters, and the one before them says so. */
export interface Glyph extends Letter {
  isSpaced: boolean
  /** Whether PDFium has seen a gap behind it. */
  isParted: boolean
  /** Its place in the file. */
  order: number
  /** `looks.raised` or `looks.lowered`, else 0. */
  shift: number
}

/** Letters on one height, from left to right. */
export interface Line {
  glyphs: Glyph[]
  left: number
  right: number
  base: number
  size: number
}

/** Shares of the size of a line. */
const sameLine = 0.2
const smaller = 0.86
const shifted = 0.6
const beside = 0.4
const leastShift = 0.05

/** Puts the letters of a page into lines by their places. Turned letters are left out. */
export function linesOf(letters: readonly Letter[]): Line[] {
  const rows: Glyph[][] = []
  for (const glyph of glyphsOf(letters).toSorted((a, b) => a.base - b.base)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && glyph.base - first!.base <= sameLine * Math.max(first!.size, glyph.size)) {
      row.push(glyph)
    } else rows.push([glyph])
  }
  return withShifted(rows.map((row) => lineOf(row)))
}

/** A small letter that stands a little higher or lower than the others. */
function shiftOf(glyph: Glyph, line: { base: number; size: number }): number {
  const up = line.base - glyph.base
  if (glyph.size > smaller * line.size || Math.abs(up) < leastShift * line.size) return 0
  return up > 0 ? looks.raised : looks.lowered
}

/** Letters that are drawn twice, as a shadow or to look bold, count once. */
function glyphsOf(letters: readonly Letter[]): Glyph[] {
  const glyphs: Glyph[] = []
  const seen = new Set<string>()
  for (const [order, letter] of letters.entries()) {
    const last = glyphs.at(-1)
    if (letter.char.trim() === '') {
      if (last && letter.isAdded) last.isParted = true
      else if (last) last.isSpaced = true
      continue
    }
    const key = `${letter.char} ${Math.round(letter.left)} ${Math.round(letter.base)}`
    if (letter.isTurned || letter.size <= 0 || seen.has(key)) continue
    seen.add(key)
    glyphs.push({ ...letter, isSpaced: false, isParted: false, order, shift: 0 })
  }
  return glyphs
}

export function lineOf(glyphs: readonly Glyph[]): Line {
  const sorted = glyphs.toSorted((a, b) => a.left - b.left)
  const size = Math.max(...glyphs.map((one) => one.size))
  const { base } = sorted.find((one) => one.size === size)!
  return {
    glyphs: sorted.map((one) =>
      one.shift === 0 ? { ...one, shift: shiftOf(one, { base, size }) } : one,
    ),
    left: sorted[0]!.left,
    right: Math.max(...sorted.map(({ right }) => right)),
    base,
    size,
  }
}

/** Small letters above or below a line, right behind one of its letters, belong to it. */
function withShifted(lines: readonly Line[]): Line[] {
  const made: Line[] = [...lines]
  for (const [n, small] of lines.entries()) {
    for (const near of [n - 1, n + 1, n - 2, n + 2]) {
      const line = made[near]
      if (!line || small.size > smaller * line.size) continue
      const up = line.base - small.base
      if (Math.abs(up) > shifted * line.size) continue
      const [joined, others] = parted(made[n]!.glyphs, line)
      if (joined.length === 0) continue
      const shift = up > 0 ? looks.raised : looks.lowered
      const base = line.base
      made[near] = {
        ...lineOf([...line.glyphs, ...joined.map((one) => ({ ...one, shift }))]),
        base,
      }
      made[n] = others.length > 0 ? lineOf(others) : { ...made[n]!, glyphs: [] }
      if (others.length === 0) break
    }
  }
  return made.filter(({ glyphs }) => glyphs.length > 0)
}

function parted(glyphs: readonly Glyph[], line: Line): [joined: Glyph[], others: Glyph[]] {
  const joined: Glyph[] = []
  const others: Glyph[] = []
  for (const glyph of glyphs) {
    const isBeside = [...line.glyphs, ...joined].some(
      ({ left, right }) => glyph.left > left && Math.abs(glyph.left - right) < beside * line.size,
    )
    if (isBeside) joined.push(glyph)
    else others.push(glyph)
  }
  return [joined, others]
}

/** The words of a line without its looks. */
export const plainOf = ({ glyphs }: Line): string =>
  glyphs
    .map(({ char, isSpaced, isParted }) => (isSpaced || isParted ? `${char} ` : char))
    .join('')
    .trim()
