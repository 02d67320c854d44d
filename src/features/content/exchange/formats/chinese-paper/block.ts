import type { Note } from '../../paper-form.ts'
import { escaped, Rich } from './rich.ts'

/** A cell of a table: its lines. */
export type Cell = readonly Rich[]

/** A piece of a paper in reading order, whatever the file was: the input of the reader of papers. */
export type PaperBlock =
  | {
      kind: 'line'
      rich: Rich
      /** From 1: the line of a text, the paragraph of a document. */
      line: number
      /** Stands in the middle, as titles do. */
      centred?: boolean
      notes?: Note[]
    }
  | { kind: 'table'; rows: readonly (readonly Cell[])[]; line: number; notes?: Note[] }

export type LineBlock = Extract<PaperBlock, { kind: 'line' }>
export type TableBlock = Extract<PaperBlock, { kind: 'table' }>

export type Attachments = Map<string, { name: string; bytes: Uint8Array }>

/** The blocks of a file with its pictures. */
export interface Source {
  blocks: PaperBlock[]
  attachments: Attachments
  notes: Note[]
}

/** Rich text of blocks, in the dialect of the editor. */
export const htmlOfBlocks = (blocks: readonly PaperBlock[]): string =>
  blocks.map(htmlOfBlock).join('')

function htmlOfBlock(block: PaperBlock): string {
  if (block.kind === 'table') return htmlOfTable(block.rows)
  const { rich } = block
  const only = rich.length === 1 ? rich.thingAt(0) : undefined
  if (only?.kind === 'formula' && only.display) {
    return `<div data-formula="${escaped(only.latex)}"></div>`
  }
  return rich.isEmpty ? '' : `<p>${rich.html()}</p>`
}

function htmlOfTable(rows: readonly (readonly Cell[])[]): string {
  const cells = (row: readonly Cell[]) =>
    row.map((cell) => `<td>${Rich.join(cell, '\n').html()}</td>`).join('')
  return `<table><tbody>${rows.map((row) => `<tr>${cells(row)}</tr>`).join('')}</tbody></table>`
}

export const textOfBlock = (block: PaperBlock): string =>
  block.kind === 'line'
    ? block.rich.plain()
    : block.rows
        .map((row) => row.map((cell) => cell.map((one) => one.plain()).join(' ')).join('\t'))
        .join('\n')

export const lineOf = (rich: Rich, line: number): PaperBlock => ({ kind: 'line', rich, line })
