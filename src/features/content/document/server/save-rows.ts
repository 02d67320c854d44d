import { createHash } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import type { Kernel } from '#src/server/kernel.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { columnsMax, rowsMax, rowsPerPart, sheetsMax } from '../contract.ts'
import type { FoundFacts } from '../tables.ts'
import { type FoundPage, saveFound } from './save-found.ts'

const longestCell = 2000
const mostFirstRows = 60

export interface FoundSheet {
  name: string
  rows: Iterable<readonly string[]>
}

interface Parts extends Pick<FoundFacts, 'sheets' | 'firstRows'> {
  bytes: Buffer[]
  pages: FoundPage[]
}

/**
 * Stores the rows of sheets in parts of a few hundred, so that a reader fetches those in sight.
 * @throws MediaFailure empty
 */
export async function saveRows(
  kernel: Kernel,
  { fileId, sheets }: { fileId: number; sheets: readonly FoundSheet[] },
): Promise<void> {
  const parts: Parts = { bytes: [], pages: [], sheets: [], firstRows: [] }
  for (const sheet of sheets.slice(0, sheetsMax)) await addSheet(parts, sheet)
  if (parts.sheets.length === 0) throw new MediaFailure('empty')
  await saveRendition(kernel, {
    ...{ fileId, kind: 'rows', mime: 'application/json' },
    bytes: Buffer.concat(parts.bytes),
    parts: parts.bytes.map(({ byteLength }) => byteLength),
  })
  const { firstRows, pages } = parts
  const isCut = sheets.length > sheetsMax
  const facts = { sheets: parts.sheets, firstRows, isCut }
  await saveFound(kernel, { fileId, kind: 'sheets', facts, pages })
}

/** Empty rows at the end are no part of the sheet. */
async function addSheet(parts: Parts, { name, rows }: FoundSheet): Promise<void> {
  const shown: string[][] = []
  let [columns, filled, isCut] = [0, 0, false]
  for (const row of rows) {
    if (shown.length === rowsMax) {
      isCut = true
      break
    }
    if (row.length > columnsMax) isCut = true
    if (shown.length % rowsPerPart === 0) await pause()
    const cells = row.slice(0, columnsMax).map((cell) => cell.slice(0, longestCell))
    while (cells.at(-1) === '') cells.pop()
    shown.push(cells)
    columns = Math.max(columns, cells.length)
    if (cells.length > 0) filled = shown.length
  }
  const part = parts.bytes.length
  if (parts.sheets.length === 0) parts.firstRows = shown.slice(0, Math.min(filled, mostFirstRows))
  for (let at = 0; at < filled; at += rowsPerPart) {
    await pause()
    addPart(parts, shown.slice(at, Math.min(at + rowsPerPart, filled)))
  }
  parts.sheets.push({ name, rows: filled, columns, part, isCut })
}

function addPart({ bytes, pages }: Parts, rows: readonly string[][]): void {
  const json = Buffer.from(JSON.stringify(rows))
  bytes.push(json)
  pages.push({
    text: rows.map((cells) => cells.map(oneLine).join('\t')).join('\n'),
    hash: createHash('sha256').update(json).digest('hex').slice(0, 32),
  })
}

/** Tabs and line ends part cells and rows in the words of a page. */
const oneLine = (cell: string) => cell.replaceAll(/\s+/g, ' ')
