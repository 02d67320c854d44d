import { UnreadableFile } from '../../paper-form.ts'
import { isZip, unzip, type Unzipped } from '../shared/zip.ts'

/** A reader of XML that knows entities would unpack them without end; a spreadsheet has none. */
export function mustBePlain(files: Unzipped): void {
  if (!files.has('[Content_Types].xml')) throw new UnreadableFile('fileBroken')
  for (const [path, content] of files) {
    if (!/\.(xml|rels)$/i.test(path)) continue
    const head = Buffer.from(content.subarray(0, 4096)).toString('latin1')
    if (/<!(DOCTYPE|ENTITY)/i.test(head)) throw new UnreadableFile('fileHostile')
  }
}

/** Unpacks a workbook. @throws UnreadableFile for a file that is none, or one that is broken or hostile */
export async function openWorkbook(bytes: Uint8Array): Promise<Unzipped> {
  if (!isZip(bytes)) throw new UnreadableFile('fileBroken')
  const workbook = await unzip(bytes)
  mustBePlain(workbook)
  return workbook
}
