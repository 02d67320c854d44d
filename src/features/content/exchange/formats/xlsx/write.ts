import type { OutPaper, Note } from '../../paper-form.ts'
import type { QuestionBody } from '../../../question/body/body.ts'
import { Noted } from '../shared/noted.ts'
import { noteFiles, outFilesOf, safeName, withAttachments } from '../shared/out-files.ts'
import { zipOf } from '../shared/zip-of.ts'
import { difficultyNames, sheetNames, yesWord } from '../sheet/columns-text.ts'
import { columnsSuffice } from '../sheet/details.ts'
import { safeCell, type SheetRow } from '../sheet/row.ts'
import { rowOfBody } from '../sheet/row-of-body.ts'
import { headingsFor, newWorkbook, valuesOf } from './workbook.ts'

const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Writes the questions of a paper into the product's own spreadsheet, with its pictures beside it in a zip. */
export async function writeXlsx(paper: OutPaper) {
  const files = await outFilesOf(paper)
  const rows = paper.questions.flatMap(({ body, difficulty, tags, points, section }) => {
    const [first, ...children] = rowsOf(withAttachments(body, files))
    const { zh, en } = difficultyNames[difficulty - 1]!
    first!.cells.difficulty = `${zh} / ${en}`
    first!.cells.tags = tags.join('; ')
    first!.cells.points = String(points)
    first!.cells.section = section === null ? '' : (paper.sections[section]?.name ?? '')
    return [first!, ...children]
  })
  const { workbook, bytes } = newWorkbook()
  const headings = headingsFor(rows)
  const sheet = workbook.addWorksheet(sheetNames.questions, {
    views: [{ state: 'frozen', ySplit: 1 }],
  })
  sheet.columns = headings.map(({ title, width }) => ({ header: title, width }))
  sheet.getRow(1).font = { bold: true }
  for (const row of rows) sheet.addRow(valuesOf(row, headings).map(safeCell)).commit()
  sheet.commit()
  await workbook.commit()
  const name = safeName(paper.name)
  if (files.size === 0) return { name: `${name}.xlsx`, mime, bytes: await bytes }
  const entries = [...files.values()].map((file) => [`files/${file.name}`, file.bytes] as const)
  return {
    name: `${name}.zip`,
    mime: 'application/zip',
    bytes: await zipOf([[`${name}.xlsx`, await bytes], ...entries]),
  }
}

/** The rows of a question; a group has one for its material and one for each of its questions. */
function rowsOf(body: QuestionBody, weight?: number): SheetRow[] {
  const alone = body.type === 'group' ? { ...body, questions: [] } : body
  const row = rowOfBody(alone)
  if (weight !== undefined || !columnsSuffice(alone)) {
    row.cells.details = JSON.stringify({ body: alone, ...(weight !== undefined && { weight }) })
  }
  if (body.type !== 'group') return [row]
  const children = body.questions.flatMap((one) => rowsOf(one.body, one.weight))
  for (const child of children) child.cells.inGroup = yesWord
  return [row, ...children]
}

/** Everything fits: into the columns, or into the details. Only films and documents in texts stay behind. */
export function lossesOf(body: QuestionBody): Note[] {
  const noted = new Noted()
  noteFiles(body, noted)
  return noted.notes
}
