import { mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DrawnPage, OpenedPdf } from '#src/features/content/document/child/pages-order.ts'
import { openOffice } from '#src/features/content/document/server/office.ts'
import { readSheets } from '#src/features/content/document/child/read-sheets.ts'
import { RowParts } from '#src/features/content/document/child/row-parts.ts'
import { docx, pageBreak, xlsx } from '#src/features/content/document/test-documents.ts'
import { openChild } from '#src/server/media/child.ts'

const pages = 300
const rows = 50_000
const drawnPages = 100

export interface DocumentFigures {
  /** From a cold start: LibreOffice with a document of 300 pages. */
  convert: number
  /** From its PDF to the first page. */
  firstPage: number
  /** For 100 pages, as pictures of all widths with their words. */
  draw: number
  /** 50,000 rows of ten columns. */
  rows: number
}

/** Measures the steps of documents by themselves, in seconds. */
export async function measureDocuments(folder: string): Promise<DocumentFigures> {
  const into = mkdtempSync(join(folder, 'documents-'))
  const { signal } = new AbortController()
  const office = openOffice()
  const pagesChild = openChild(
    new URL('../src/features/content/document/child/pages-child.ts', import.meta.url),
    { memoryMiB: 1500 },
  )
  try {
    const given = { into, signal }
    const book = save(join(into, 'book.docx'), await bookOf(pages))
    const [pdf, convert] = await timed(() =>
      office.convert({ ...given, from: book, ending: 'docx', to: 'pdf' }),
    )
    const ask = <R>(order: object) => pagesChild.ask<R>(order, { signal })
    const [, firstPage] = await timed(async () => {
      await ask<OpenedPdf>({ open: pdf, mostPages: pages })
      await ask<DrawnPage[]>({ from: 0, until: 1, into })
    })
    const [, draw] = await timed(() => ask<DrawnPage[]>({ from: 1, until: drawnPages + 1, into }))
    const table = save(join(into, 'table.xlsx'), await xlsx({ 报价: tableOf(rows) }))
    const [, seconds] = await timed(async () => {
      const path = await office.convert({ ...given, from: table, ending: 'xlsx', to: 'ods' })
      const parts = new RowParts(into)
      await readSheets(path, parts)
      if (parts.end().sheets[0]?.rows !== rows) throw new Error('rows are missing')
    })
    return { convert, firstPage, draw, rows: seconds }
  } finally {
    pagesChild.end()
    office.end()
  }
}

async function timed<R>(work: () => Promise<R>): Promise<[R, number]> {
  const started = performance.now()
  const result = await work()
  return [result, (performance.now() - started) / 1000]
}

function save(path: string, bytes: Buffer): string {
  writeFileSync(path, bytes)
  return path
}

const bookOf = (count: number) =>
  docx(
    Array.from({ length: count }, (_, n) => [
      { heading: `第 ${n + 1} 章 国际贸易实务` },
      ...Array.from(
        { length: 10 },
        (__, k) => `第 ${k + 1} 段：信用证、提单、保险单，bill of lading。`,
      ),
      pageBreak,
    ]).flat(),
  )

const tableOf = (count: number) =>
  Array.from({ length: count }, (_, n) => [
    n,
    `茶叶 ${n}`,
    12.5,
    n % 100,
    n * 1.25,
    '宁波',
    'FOB',
    'USD',
    `A${n}`,
    '备注',
  ])
