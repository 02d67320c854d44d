import type { Box, LetteredPage } from '#src/features/content/document/child/lettered-page.ts'
import { type Note, UnreadableFile } from '../../paper-form.ts'
import type { PaperBlock, Source } from '../chinese-paper/block.ts'
import type { Rich } from '../chinese-paper/rich.ts'
import { type Flow, flowsOf, isLine } from './columns.ts'
import { type Line, linesOf } from './lines.ts'
import { Paragraphs } from './paragraphs.ts'
import { withoutHeads } from './running-heads.ts'
import { type PdfTable, tablesOf } from './table-grid.ts'

/** Letters of a page below which it is a picture. */
const leastLetters = 8
/** Shares of all letters, and of the height of a page. */
const mostUnknown = 0.3
const headZone = 0.08
const sameRight = 1.5
/** Lines that end earlier were not wrapped: the margins of a page are about the same. */
const usualShare = 0.8

/** The blocks of a PDF, each with the number of its page as its line. */
export function pdfSource(pages: readonly LetteredPage[]): Source {
  const notes = notesOfPages(pages)
  const found = pages.map((page) => ({ ...page, lines: linesOf(page.letters) }))
  const { pages: kept, dropped } = withoutHeads(found)
  const flows = found.flatMap((page, n) => flowsOfPage(page, kept[n]!, n + 1))
  if (dropped.length > 0) {
    const text = dropped.slice(0, 3).join(' / ')
    notes.push({ kind: 'lost', code: 'pageHeadsDropped', about: { text } })
  }
  return { blocks: blocksOf(flows), attachments: new Map(), notes }
}

/** @throws UnreadableFile fileScanned, pdfNotRead */
function notesOfPages(pages: readonly LetteredPage[]): Note[] {
  const letters = (page: LetteredPage) =>
    page.letters.filter(({ char }) => char.trim() !== '').length
  const total = pages.reduce((sum, page) => sum + letters(page), 0)
  const scanned = [...pages.keys()].filter(
    (n) => letters(pages[n]!) < leastLetters && pages[n]!.pictures.length > 0,
  )
  if (total < leastLetters)
    throw new UnreadableFile(scanned.length > 0 ? 'fileScanned' : 'nothingFound')
  const unknown = pages.reduce((sum, page) => sum + page.unknown, 0)
  if (unknown > total * mostUnknown) throw new UnreadableFile('pdfNotRead')
  if (scanned.length === 0) return []
  return [
    { kind: 'lost', code: 'pagesScanned', about: { pages: listOf(scanned.map((n) => n + 1)) } },
  ]
}

const listOf = (numbers: readonly number[]): string =>
  `${numbers.slice(0, 20).join(', ')}${numbers.length > 20 ? '…' : ''}`

interface PageFlow extends Flow {
  page: number
  rules: Box[]
  pictures: Box[]
}

function flowsOfPage(page: LetteredPage, kept: readonly Line[], number: number): PageFlow[] {
  const { tables, lines, rules } = tablesOf(kept, page.rules)
  const items = [...lines, ...tables]
  if (items.length === 0) return []
  const left = Math.min(...items.map((one) => one.left))
  const right = Math.max(...items.map((one) => one.right), page.width - left)
  // Pictures in the margins are marks of the school.
  const pictures = page.pictures.filter(
    ({ top, bottom }) => bottom > page.height * headZone && top < page.height * (1 - headZone),
  )
  const flows: PageFlow[] = flowsOf(items, { left, right }).map((flow) => ({
    ...flow,
    ...{ page: number, rules, right: edgeOf(flow), pictures: [] },
  }))
  for (const picture of pictures) nearest(flows, picture)?.pictures.push(picture)
  return flows
}

/** Where the lines of a column end: many of them do so at one place. */
function edgeOf({ items, left, right }: Flow): number {
  const lines = items.filter(isLine)
  const most = Math.max(...lines.map((line) => line.right))
  const full = lines.filter((line) => most - line.right < sameRight * line.size).length
  const isWidth = most - left > usualShare * (right - left)
  return full > 2 && isWidth ? most : Math.max(most, right)
}

/** The flow in which a picture stands, or else the last above it. */
function nearest(flows: readonly PageFlow[], picture: Box): PageFlow | undefined {
  const middle = (picture.left + picture.right) / 2
  const beside = flows.filter(({ left, right }) => left - 20 < middle && middle < right + 20)
  return beside.findLast(({ items }) => items[0]!.base < picture.bottom) ?? beside[0] ?? flows[0]
}

function blocksOf(flows: readonly PageFlow[]): PaperBlock[] {
  const blocks: PaperBlock[] = []
  let paragraphs = new Paragraphs()
  let pages: { page: number; pictures: number }[] = []
  const flush = () => {
    for (const [n, { rich, isCentred, hasMath }] of paragraphs.made.entries()) {
      const { page, pictures } = pages[n]!
      const notes: Note[] = []
      if (pictures > 0)
        notes.push({ kind: 'lost', code: 'pagePicturesLost', about: { page, count: pictures } })
      if (hasMath) notes.push({ kind: 'lost', code: 'formulaAsLetters', about: { page } })
      blocks.push({
        ...{ kind: 'line', rich: rich.trim(), line: page },
        ...(isCentred && { centred: true }),
        ...(notes.length > 0 && { notes }),
      })
    }
    paragraphs = new Paragraphs()
    pages = []
  }
  for (const flow of flows) {
    const pictures = flow.pictures.toSorted((a, b) => a.top - b.top)
    for (const [n, item] of flow.items.entries()) {
      if (isLine(item)) {
        paragraphs.add(item, flow)
        if (paragraphs.made.length > pages.length) pages.push({ page: flow.page, pictures: 0 })
      } else {
        flush()
        blocks.push(tableBlock(item, flow))
      }
      // A picture belongs to the words above it.
      const below = flow.items[n + 1]?.base ?? Infinity
      while (pictures[0] && pictures[0].bottom <= below) {
        pictures.shift()
        const last = pages.at(-1)
        if (last) last.pictures += 1
      }
    }
  }
  flush()
  return blocks
}

function tableBlock({ rows, edges }: PdfTable, { page, rules }: PageFlow): PaperBlock {
  const cells = rows.map((row) =>
    row.map((lines, n): Rich[] => {
      const inner = new Paragraphs()
      const edge = { left: edges[n]!, right: edges[n + 1]! - 5, rules }
      for (const line of lines) inner.add(line, edge)
      return inner.made.map(({ rich }) => rich.trim())
    }),
  )
  return { kind: 'table', rows: cells, line: page }
}
