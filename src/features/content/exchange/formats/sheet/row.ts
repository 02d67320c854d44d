import {
  bothOptionNames,
  columnKeys,
  columnNames,
  optionHeading,
  type ColumnKey,
} from './columns-text.ts'
import { simplified } from '../shared/simplified-text.ts'
import type { Noted } from '../shared/noted.ts'

/** A row of the template: its cells by column; options by letter, zh and en. */
export interface SheetRow {
  cells: Partial<Record<ColumnKey, string>>
  options: Map<string, { zh: string; en: string }>
}

type Column = { key: ColumnKey } | { letter: string; isEnglish: boolean }

const plainHeading = (text: string) =>
  simplified(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[*:]/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns what each column holds; null where a row is no row of headings. */
export function columnsOf(headings: readonly string[], noted?: Noted): (Column | null)[] | null {
  const columns = headings.map((heading) => {
    const column = columnOf(heading)
    if (!column && heading.trim() !== '') noted?.lost('headingUnknown', { column: heading.trim() })
    return column
  })
  const has = (...keys: ColumnKey[]) =>
    columns.some((column) => column && 'key' in column && keys.includes(column.key))
  return has('stem', 'stemEn') && (has('type', 'answer') || has('details')) ? columns : null
}

function columnOf(heading: string): Column | null {
  const text = plainHeading(heading)
  if (text === '') return null
  const option = optionHeading.exec(text.replace(bothOptionNames, '$1'))
  if (option) {
    return { letter: option[1]!.toUpperCase(), isEnglish: option.groups?.['english'] !== undefined }
  }
  // Long details go on in further columns: Details 2.
  const name = text.replace(/ \d+$/, '')
  const key = columnKeys.find((one) => {
    const { zh, en, also } = columnNames[one]
    const names = [zh, en, `${zh} / ${en}`].map(plainHeading)
    return names.includes(name) || also.test(name)
  })
  return key ? { key } : null
}

/** Puts the cells of a row to their columns; null for an empty row. */
export function rowOf(
  columns: readonly (Column | null)[],
  values: readonly string[],
): SheetRow | null {
  const row: SheetRow = { cells: {}, options: new Map() }
  for (const [index, column] of columns.entries()) {
    const value = plainCell(values[index] ?? '')
    if (!column || value === '') continue
    if ('key' in column) row.cells[column.key] = (row.cells[column.key] ?? '') + value
    else {
      const option = row.options.get(column.letter) ?? { zh: '', en: '' }
      option[column.isEnglish ? 'en' : 'zh'] = value
      row.options.set(column.letter, option)
    }
  }
  return Object.keys(row.cells).length + row.options.size > 0 ? row : null
}

/** A cell that a spreadsheet would calculate gets an apostrophe before it. */
export const safeCell = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const plainCell = (text: string): string =>
  (/^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text).replaceAll(/\r\n?/g, '\n').trim()
