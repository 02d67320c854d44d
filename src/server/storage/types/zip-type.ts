import { documentTypes } from '#src/shared/file-kind.ts'
import type { ByteSource } from './byte-source.ts'
import { zipNames } from './zip-names.ts'

/** The part that makes a document of each program of Office, and its types without and with a macro. */
const officeParts = [
  ['word/document', documentTypes.docx, documentTypes.docm],
  ['ppt/presentation', documentTypes.pptx, documentTypes.pptm],
  ['xl/workbook', documentTypes.xlsx, documentTypes.xlsm],
] as const
const openDocument = new Set<string>([documentTypes.odt, documentTypes.odp, documentTypes.ods])

/** Returns the type of a zip archive: a document of Office, an OpenDocument, a book, or any archive. */
export async function zipType(source: ByteSource): Promise<string> {
  const declared = await declaredType(source)
  if (declared === 'application/epub+zip' || openDocument.has(declared)) return declared
  const names = await zipNames(source)
  if (!names.includes('[Content_Types].xml')) return 'application/zip'
  for (const [part, type, withMacro] of officeParts) {
    // A workbook may also be `workbook.bin`, and some programs write a number behind the name.
    if (!names.some((name) => name.startsWith(part))) continue
    return names.some((name) => name.endsWith('/vbaProject.bin')) ? withMacro : type
  }
  return 'application/zip'
}

/** OpenDocument and EPUB have their type as the first entry, which is not compressed. */
async function declaredType(source: ByteSource): Promise<string> {
  const head = await source.read(0, 160)
  if (head.toString('latin1', 30, 38) !== 'mimetype') return ''
  const start = 38 + head.readUInt16LE(28)
  return head.toString('latin1', start, start + head.readUInt32LE(22)).trim()
}
