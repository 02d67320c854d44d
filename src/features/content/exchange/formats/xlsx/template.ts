import { questionTypes } from '../../../question/types.ts'
import { difficultyNames, sheetNames, typeNames, yesWord } from '../sheet/columns-text.ts'
import { headingsFor, newWorkbook, valuesOf, type Heading } from './workbook.ts'
import { examples, helpLines } from './template-text.ts'
import type { SheetRow } from '../sheet/row.ts'

const lastRow = 2000

/**
 * Makes the empty template: a sheet to fill in, with lists to choose from, a sheet with an example of each type,
 * and one with instructions.
 */
export async function xlsxTemplate() {
  const { workbook, bytes } = newWorkbook()
  const rows: SheetRow[] = examples.map(({ options = [], ...cells }) => ({
    cells: { ...cells, ...(cells.inGroup && { inGroup: yesWord }), type: nameOf(cells.type) },
    options: new Map(
      options.map(([zh, en], index) => [String.fromCharCode(65 + index), { zh, en }]),
    ),
  }))
  const headings = headingsFor(rows)
  for (const name of [sheetNames.questions, sheetNames.examples]) {
    const sheet = workbook.addWorksheet(name, { views: [{ state: 'frozen', ySplit: 1 }] })
    sheet.columns = headings.map(({ title, width }) => ({ header: title, width }))
    sheet.getRow(1).font = { bold: true }
    if (name === sheetNames.questions) {
      addList(sheet, headings, 'type', questionTypes.map(nameOf))
      addList(
        sheet,
        headings,
        'difficulty',
        difficultyNames.map(({ zh, en }) => `${zh} / ${en}`),
      )
      addList(sheet, headings, 'inGroup', [yesWord])
    } else for (const row of rows) sheet.addRow(valuesOf(row, headings)).commit()
    sheet.commit()
  }
  const help = workbook.addWorksheet(sheetNames.help)
  help.columns = [{ width: 80 }, { width: 80 }]
  for (const { zh, en } of helpLines) help.addRow([zh, en]).commit()
  help.commit()
  // A list inside a validation holds 255 characters; that of the types is longer.
  const lists = workbook.addWorksheet('Lists', { state: 'hidden' })
  for (const type of questionTypes) lists.addRow([nameOf(type)]).commit()
  lists.commit()
  await workbook.commit()
  return {
    name: 'farsail-questions.xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    bytes: new Uint8Array(await bytes),
  }
}

const nameOf = (type: (typeof questionTypes)[number]) =>
  `${typeNames[type].zh} / ${typeNames[type].en}`

/** The validations of a sheet that is being written; the types of the package leave them out. */
interface Validated {
  dataValidations: { add(range: string, rule: object): void }
}

function addList(sheet: object, headings: readonly Heading[], key: string, values: string[]): void {
  const index = headings.findIndex(({ of }) => 'key' in of && of.key === key)
  const column = columnLetters(index)
  const formula = key === 'type' ? `Lists!$A$1:$A$${values.length}` : `"${values.join(',')}"`
  const rule = {
    type: 'list',
    allowBlank: true,
    formulae: [formula],
    showErrorMessage: true,
    errorStyle: 'warning',
  }
  ;(sheet as Validated).dataValidations.add(`${column}2:${column}${lastRow}`, rule)
}

const columnLetters = (index: number): string =>
  (index >= 26 ? String.fromCharCode(64 + Math.floor(index / 26)) : '') +
  String.fromCharCode(65 + (index % 26))
