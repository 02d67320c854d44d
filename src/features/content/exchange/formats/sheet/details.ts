import { isDeepStrictEqual } from 'node:util'
import { questionBody, type QuestionBody } from '../../../question/body/body.ts'
import { foreignFiles } from '../shared/foreign-files.ts'
import { isSameBody } from '../shared/same-body.ts'
import { Noted } from '../shared/noted.ts'
import { bodyOfRow } from './body-of-row.ts'
import type { SheetRow } from './row.ts'
import { rowOfBody } from './row-of-body.ts'

/** Whether the columns alone give a body back. */
export function columnsSuffice(body: QuestionBody): boolean {
  const read = questionBody.safeParse(bodyOfRow(body.type, rowOfBody(body), new Noted()))
  return read.success && isSameBody(read.data, body)
}

/** The details of a row: the whole body as JSON, and its weight in its group. */
export interface Details {
  body: QuestionBody
  weight?: number
}

/** Reads the cell of details; null where a person has changed it beyond reading. */
export function detailsOf(cell: string): Details | null {
  try {
    const value = JSON.parse(cell) as { body?: unknown; weight?: unknown }
    const body = questionBody.safeParse(value.body)
    if (!body.success) return null
    return {
      body: foreignFiles(body.data),
      ...(typeof value.weight === 'number' && { weight: value.weight }),
    }
  } catch {
    return null
  }
}

/**
 * Joins the details with the columns: a column that was changed since the export wins over the details, because
 * people work in columns.
 */
export function joined(details: QuestionBody, row: SheetRow, noted: Noted): unknown {
  const before = rowOfBody(details)
  if (isUntouched(before, row)) return details
  const silent = new Noted()
  const then = bodyOfRow(details.type, before, silent) as Record<string, unknown>
  const now = bodyOfRow(details.type, row, noted) as Record<string, unknown>
  const changed = Object.keys(now).filter((key) => !isDeepStrictEqual(now[key], then[key]))
  if (changed.length > 0) noted.hint('detailsMerged', {})
  return { ...details, ...Object.fromEntries(changed.map((key) => [key, now[key]])) }
}

/** Whether a row still says that which was written beside its details. */
const isUntouched = (before: SheetRow, row: SheetRow): boolean =>
  Object.entries(before.cells).every(
    ([key, text]) => (row.cells[key as keyof SheetRow['cells']] ?? '') === text,
  ) && isDeepStrictEqual(filled(before.options), filled(row.options))

const filled = (options: SheetRow['options']) =>
  [...options].filter(([, { zh, en }]) => zh !== '' || en !== '')
