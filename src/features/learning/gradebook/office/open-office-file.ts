import { isZip } from '#src/features/content/exchange/formats/shared/zip.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import type { OfficeFile } from './office-sheets.ts'
import { isCompound } from './old/compound-file.ts'
import { openOld } from './old/open-old.ts'
import { openXlsx } from './open-xlsx.ts'
import { openDelimited } from './text/open-delimited.ts'
import { openHtml } from './text/open-html.ts'
import { isSheetXml, openSheetXml } from './text/open-sheet-xml.ts'
import { viewOf } from './text/text-view.ts'

/** Web archives, SYLK and documents of other programs. */
const otherText = /^(?:MIME-Version:|ID;|\{\\rtf|%PDF)/i

/** Opens a file of the office by what it is, whatever its name says. @throws UnreadableFile */
export async function openOfficeFile(bytes: Uint8Array): Promise<OfficeFile> {
  if (isZip(bytes)) return openXlsx(bytes)
  if (isCompound(bytes)) return openOld(bytes)
  // Workbooks of Excel 2 to 4 are streams without a container.
  if (bytes[0] === 0x09 && [0, 2, 4, 8].includes(bytes[1] ?? -1))
    throw new UnreadableFile('fileUnknown')
  const view = viewOf(bytes)
  const start = view.signs.slice(0, 4096).replace(/^(?:\u00ef\u00bb\u00bf|\ufeff)?\s*/, '')
  if (otherText.test(start)) throw new UnreadableFile('fileUnknown')
  if (!start.startsWith('<')) return openDelimited(view)
  if (isSheetXml(start)) return openSheetXml(view)
  if (/<(?:table|html|head|body|meta|tr|div|center|style)\b/i.test(start)) return openHtml(view)
  throw new UnreadableFile('fileUnknown')
}
