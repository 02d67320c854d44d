import type { PaperBlock } from './block.ts'
import { forNumbers, half, numberAt, type NumberMark } from './numbers.ts'
import { answerBeforeNumberInside, answerRow, numberRow } from './patterns-text.ts'
import { Rich } from './rich.ts'

/** Blocks as the reader of papers takes them: one question a line, and answer tables that are text as tables. */
export function arranged(blocks: readonly PaperBlock[]): PaperBlock[] {
  const isBefore = blocks.some(
    (one) => one.kind === 'line' && numberAt(one.rich.text.trim())?.given !== undefined,
  )
  return withKeyTables(isBefore ? apart(blocks) : blocks)
}

/** （√）1、… （×）2、… in one line, and an option that ends where the next question begins. */
function apart(blocks: readonly PaperBlock[]): PaperBlock[] {
  let last: NumberMark | null = null
  return blocks.flatMap((block): PaperBlock[] => {
    if (block.kind === 'table') return [block]
    const text = forNumbers(block.rich.text)
    const mark = numberAt(text.trimStart())
    if (mark && mark.style !== 'bare') last = mark
    const cuts = [0]
    for (const found of text.matchAll(answerBeforeNumberInside)) {
      const n = Number(found[1])
      if (text.slice(0, found.index).trim() === '' || last?.given === undefined || n !== last.n + 1)
        continue
      cuts.push(found.index)
      last = { ...last, n }
    }
    return cuts.map((from, k) =>
      cuts.length === 1 ? block : { ...block, rich: block.rich.slice(from, cuts[k + 1]).trim() },
    )
  })
}

/** 题号 1 2 3 above 答案 A B C: a table of which the copy has kept the words only. */
function withKeyTables(blocks: readonly PaperBlock[]): PaperBlock[] {
  const made: PaperBlock[] = []
  for (let at = 0; at < blocks.length; at++) {
    const block = blocks[at]!
    const next = blocks
      .slice(at + 1, at + 3)
      .findIndex((one) => one.kind === 'table' || !one.rich.isEmpty)
    const below = next < 0 ? undefined : blocks[at + 1 + next]
    const rows =
      block.kind === 'line' && below?.kind === 'line' ? keyRows(block.rich, below.rich) : null
    if (!rows) {
      made.push(block)
      continue
    }
    made.push({ kind: 'table', rows, line: block.line })
    at += 1 + next
  }
  return made
}

function keyRows(above: Rich, below: Rich): Rich[][][] | null {
  const numbers = cellsOf(above, numberRow)
  const keys = cellsOf(below, answerRow)
  if (numbers.length < 3 || numbers.length !== keys.length) return null
  if (!numbers.slice(1).every((one) => /^\d{1,3}$/.test(half(one)))) return null
  return [numbers, keys].map((row) => row.map((cell) => [Rich.of(cell)]))
}

function cellsOf(rich: Rich, row: RegExp): string[] {
  const text = rich.text.trim()
  const found = row.exec(half(text))
  if (!found) return []
  const cells = text
    .slice(found[0].length)
    .split(/[\s|]+/)
    .filter(Boolean)
  return [found[1]!, ...cells]
}
