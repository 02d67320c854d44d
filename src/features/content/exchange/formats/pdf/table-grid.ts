import type { Box } from '#src/features/content/document/child/lettered-page.ts'
import type { Line } from './lines.ts'
import { type Glyph, lineOf } from './lines.ts'

/** A table of drawn lines, with the lines of words in each cell. */
export interface PdfTable {
  rows: Line[][][]
  /** Of its columns. */
  edges: number[]
  left: number
  right: number
  base: number
}

/** In points: lines that are so near touch each other. */
const near = 3
const mostRules = 2000
const mostCells = 5000

const isFlat = ({ left, right, top, bottom }: Box) => right - left > bottom - top

/** Finds the tables of a page, and the lines and rules that stand in none. */
export function tablesOf(
  lines: readonly Line[],
  rules: readonly Box[],
): { tables: PdfTable[]; lines: Line[]; rules: Box[] } {
  if (rules.length > mostRules) return { tables: [], lines: [...lines], rules: [] }
  const tables: PdfTable[] = []
  const free: Box[] = []
  let rest = [...lines]
  for (const group of groupsOf(rules)) {
    const flats = group.filter(isFlat)
    const edges = distinct(
      group.filter((one) => !isFlat(one)).map(({ left, right }) => (left + right) / 2),
    )
    const heights = distinct(flats.map(({ top, bottom }) => (top + bottom) / 2))
    const cells = (edges.length - 1) * (heights.length - 1)
    if (edges.length < 2 || heights.length < 2 || cells < 2 || cells > mostCells) {
      // A frame around words is neither a table nor a line under them.
      if (edges.length < 2) free.push(...flats)
      continue
    }
    const taken = takeCells(rest, { edges, heights, group })
    if (taken.glyphs === 0) continue
    tables.push({
      ...{ rows: taken.rows, edges, left: edges[0]!, right: edges.at(-1)! },
      base: heights[1]!,
    })
    rest = taken.rest
  }
  return { tables, lines: rest, rules: free }
}

/** Rules that touch each other. */
function groupsOf(rules: readonly Box[]): Box[][] {
  const groups: Box[][] = []
  for (const rule of rules) {
    const [touched, others]: [Box[][], Box[][]] = [[], []]
    for (const group of groups)
      (group.some((one) => touches(one, rule)) ? touched : others).push(group)
    groups.splice(0, groups.length, ...others, [...touched.flat(), rule])
  }
  return groups
}

const touches = (a: Box, b: Box) =>
  a.left <= b.right + near &&
  b.left <= a.right + near &&
  a.top <= b.bottom + near &&
  b.top <= a.bottom + near

function distinct(places: readonly number[]): number[] {
  const made: number[] = []
  for (const place of places.toSorted((a, b) => a - b)) {
    if (made.length === 0 || place - made.at(-1)! > near) made.push(place)
  }
  return made
}

interface Grid {
  edges: number[]
  heights: number[]
  group: readonly Box[]
}

function takeCells(lines: readonly Line[], { edges, heights, group }: Grid) {
  const found: Glyph[][][] = heights.slice(1).map(() => edges.slice(1).map(() => []))
  const rest: Line[] = []
  let glyphs = 0
  for (const line of lines) {
    const row = heights.findLastIndex((height) => height < line.base)
    const outside: Glyph[] = []
    for (const glyph of line.glyphs) {
      const middle = (glyph.left + glyph.right) / 2
      const column = edges.findLastIndex((edge) => edge < middle)
      const cell = found[row]?.[column]
      if (!cell) outside.push(glyph)
      else {
        found[row]![ownerOf({ row, column, edges, heights, group })]!.push({
          ...glyph,
          base: line.base,
        })
        glyphs += 1
      }
    }
    if (outside.length > 0) rest.push({ ...lineOf(outside), base: line.base })
  }
  return { rest, glyphs, rows: found.map((row) => row.map(linesOfCell)) }
}

/** The column of the cell in which a place lies: cells without a line between them are one. */
function ownerOf({
  row,
  column,
  edges,
  heights,
  group,
}: Grid & { row: number; column: number }): number {
  const middle = (heights[row]! + heights[row + 1]!) / 2
  let owner = column
  while (
    owner > 0 &&
    !group.some(
      (one) =>
        !isFlat(one) &&
        Math.abs((one.left + one.right) / 2 - edges[owner]!) <= near &&
        one.top <= middle &&
        one.bottom >= middle,
    )
  ) {
    owner--
  }
  return owner
}

function linesOfCell(glyphs: readonly Glyph[]): Line[] {
  const bases = [...new Set(glyphs.map(({ base }) => base))].toSorted((a, b) => a - b)
  return bases.map((base) => lineOf(glyphs.filter((one) => one.base === base)))
}
