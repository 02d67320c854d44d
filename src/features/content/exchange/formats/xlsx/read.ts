import { UnreadableFile, type ReadPaper } from '../../paper-form.ts'
import { isZip, unzip, type Unzipped } from '../shared/zip.ts'
import { otherSheet } from '../sheet/columns-text.ts'
import { hasQuestions, paperOfRows } from '../sheet/paper-of-rows.ts'
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

/** A reader of XML that knows entities would unpack them without end; a spreadsheet has none. */
function mustBePlain(files: Unzipped): void {
  if (!files.has('[Content_Types].xml')) throw new UnreadableFile('fileBroken')
  for (const [path, content] of files) {
    if (!/\.(xml|rels)$/i.test(path)) continue
    const head = Buffer.from(content.subarray(0, 4096)).toString('latin1')
    if (/<!(DOCTYPE|ENTITY)/i.test(head)) throw new UnreadableFile('fileHostile')
  }
}

/** The first sheet with questions; that of the examples only where no other has any. */
function sheetToRead(sheets: readonly SheetRows[]): SheetRows['rows'] {
  const own = sheets.filter(({ name }) => !otherSheet.test(name))
  const found = [...own, ...sheets].find(({ rows }) => hasQuestions(rows))
  return (found ?? own[0] ?? sheets[0])?.rows ?? []
}
