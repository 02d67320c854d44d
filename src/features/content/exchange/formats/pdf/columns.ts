import type { Line } from './lines.ts'
import { lineOf, plainOf } from './lines.ts'
import type { PdfTable } from './table-grid.ts'

/** A line or a table at its place. */
export type Item = Line | PdfTable

/** Items of one column from top to bottom, with the width that it has. */
export interface Flow {
  left: number
  right: number
  items: Item[]
}

export const isLine = (item: Item): item is Line => 'glyphs' in item

const deepest = 2
/** Shares of the width of a column within which it may be parted. */
const [leastShare, mostShare] = [0.2, 0.8]
const step = 2
/** In points. */
const narrowest = 6
const mostTried = 6
/** Of the lines that may cross the gap between columns: titles over both. */
const mostCrossing = 0.15
const leastLines = 4
/** Of the shorter column's lines: how often the file goes from one column to the other. */
const mostSwitches = 0.5

/** Puts the items of a page into reading order: its columns one after the other, titles over them between. */
export function flowsOf(
  items: readonly Item[],
  bounds: { left: number; right: number },
  depth = 0,
): Flow[] {
  const sorted = items.toSorted((a, b) => a.base - b.base)
  const gap = depth < deepest ? gapOf(sorted, bounds) : undefined
  if (gap === undefined) return sorted.length > 0 ? [{ ...bounds, items: sorted }] : []
  const flows: Flow[] = []
  let [left, right]: [Item[], Item[]] = [[], []]
  const flush = () => {
    flows.push(
      ...flowsOf(left, { left: bounds.left, right: gap.from }, depth + 1),
      ...flowsOf(right, { left: gap.to, right: bounds.right }, depth + 1),
    )
    ;[left, right] = [[], []]
  }
  for (const item of sorted) {
    if (crosses(item, middleOf(gap))) {
      flush()
      flows.push({ ...bounds, items: [item] })
      continue
    }
    const [before, after] = parts(item, middleOf(gap))
    if (before) left.push(before)
    if (after) right.push(after)
  }
  flush()
  return flows
}

interface Gap {
  from: number
  to: number
}

function gapOf(items: readonly Item[], bounds: { left: number; right: number }): Gap | undefined {
  const lines = items.filter(isLine)
  if (lines.length < leastLines) return undefined
  const width = bounds.right - bounds.left
  const runs: (Gap & { crossing: number })[] = []
  for (
    let at = bounds.left + width * leastShare;
    at < bounds.left + width * mostShare;
    at += step
  ) {
    const crossing = items.filter((item) => crosses(item, at)).length
    const last = runs.at(-1)
    if (last?.crossing === crossing) last.to = at
    else runs.push({ from: at, to: at, crossing })
  }
  const most = Math.max(1, Math.floor(items.length * mostCrossing))
  return runs
    .filter(({ crossing, from, to }) => crossing <= most && to - from >= narrowest)
    .toSorted((a, b) => a.crossing - b.crossing || b.to - b.from - (a.to - a.from))
    .slice(0, mostTried)
    .find((gap) => isGap(lines, middleOf(gap)))
}

const middleOf = ({ from, to }: Gap) => (from + to) / 2

/** Whether words stand on both sides of a place without a gap there. */
function crosses(item: Item, at: number): boolean {
  if (!isLine(item)) return item.left < at && item.right > at
  if (item.left >= at || item.right <= at) return false
  const { glyphs, size } = item
  const next = glyphs.findIndex(({ right }) => right > at)
  const glyph = glyphs[next]!
  if (glyph.left <= at) return true
  return glyph.left - glyphs[next - 1]!.right < size
}

function parts(item: Item, at: number): [Item | undefined, Item | undefined] {
  if (!isLine(item)) return item.left < at ? [item, undefined] : [undefined, item]
  const before = item.glyphs.filter(({ left }) => left < at)
  const after = item.glyphs.filter(({ left }) => left >= at)
  const of = (glyphs: typeof before) =>
    glyphs.length > 0 ? { ...lineOf(glyphs), base: item.base } : undefined
  return [of(before), of(after)]
}

/**
 * Whether a gap is that between columns, and not one between options: a file writes column by column, or the
 * numbers of questions run on in the right one.
 */
function isGap(lines: readonly Line[], at: number): boolean {
  const sides = lines
    .filter((line) => !crosses(line, at))
    .map((line) => parts(line, at) as [Line | undefined, Line | undefined])
  const lefts = sides.flatMap(([one]) => one ?? [])
  const rights = sides.flatMap(([, one]) => one ?? [])
  const fewer = Math.min(lefts.length, rights.length)
  if (fewer < leastLines - 1) return false
  const order = sides
    .flatMap(([left, right]) => [
      ...(left ? left.glyphs.map(({ order: n }) => ({ n, side: 0 })) : []),
      ...(right ? right.glyphs.map(({ order: n }) => ({ n, side: 1 })) : []),
    ])
    .toSorted((a, b) => a.n - b.n)
  const switches = order.filter(({ side }, n) => n > 0 && order[n - 1]!.side !== side).length
  if (switches <= Math.max(3, fewer * mostSwitches)) return true
  const [left, right] = [numbersOf(lefts), numbersOf(rights)]
  return left.length > 1 && right.length > 1 && Math.min(...right) > Math.max(...left)
}

const numbersOf = (lines: readonly Line[]): number[] =>
  lines.flatMap((line) => {
    const found = /^(\d{1,3})\s*[.．、](?!\d)/.exec(plainOf(line))
    return found ? [Number(found[1])] : []
  })
