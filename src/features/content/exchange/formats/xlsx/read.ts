import { UnreadableFile, type ReadPaper } from '../../paper-form.ts'
import { isZip, unzip } from '../shared/zip.ts'
import { otherSheet } from '../sheet/columns-text.ts'
import { hasQuestions, paperOfRows } from '../sheet/paper-of-rows.ts'
import { mustBePlain } from './plain-workbook.ts'
import { readSheets, type SheetRows } from './read-sheets.ts'

/** Reads the spreadsheet template, or a zip archive of one with its pictures. */
export async function readXlsx(bytes: Uint8Array, { name }: { name: string }): Promise<ReadPaper> {
  if (!isZip(bytes)) throw new UnreadableFile('fileBroken')
  const files = await unzip(bytes)
  const inner = [...files.keys()].find((one) => /^[^/]+\.xlsx$/i.test(one))
  const workbook = inner ? await unzip(files.get(inner)!) : files
  mustBePlain(workbook)
  const read = paperOfRows(sheetToRead(readSheets(workbook)))
  const attachments: ReadPaper['attachments'] = new Map()
  for (const [path, content] of inner ? files : []) {
    const file = /^files\/([^/]+)$/.exec(path)?.[1]
    if (file) attachments.set(file, { name: file, bytes: content })
  }
  return { ...read, name: name.replace(/\.\w+$/, ''), attachments }
}

/** The first sheet with questions; that of the examples only where no other has any. */
function sheetToRead(sheets: readonly SheetRows[]): SheetRows['rows'] {
  const own = sheets.filter(({ name }) => !otherSheet.test(name))
  const found = [...own, ...sheets].find(({ rows }) => hasQuestions(rows))
  return (found ?? own[0] ?? sheets[0])?.rows ?? []
}
