import { decode } from '#src/features/content/exchange/formats/shared/decode.ts'
import { isZip } from '#src/features/content/exchange/formats/shared/zip.ts'
import { openWorkbook } from '#src/features/content/exchange/formats/xlsx/plain-workbook.ts'
import { readSheets } from '#src/features/content/exchange/formats/xlsx/read-sheets.ts'
import { UnreadableFile } from '#src/features/content/exchange/paper-form.ts'
import { childMain } from '#src/server/media/child-main.ts'
import { type FileLine, findColumns } from '../columns.ts'
import { filledLines } from '../filled-lines.ts'
import { readText } from '../read-text.ts'

export type ReadSheet = { lines: FileLine[] } | { unreadable: string }

/**
 * Reads the sheet with a roster from a workbook: the first with its heads, else the first that holds anything. A formula
 * is what the spreadsheet has last shown for it. A long text is read here too: a hostile one takes seconds.
 */
childMain(async ({ bytes }: { bytes: Uint8Array }): Promise<ReadSheet> => {
  try {
    if (!isZip(bytes)) return { lines: filledLines(readText(decode(bytes).text)) }
    const sheets = readSheets(await openWorkbook(bytes)).map(({ rows }) =>
      rows.map(({ number, values }) => ({
        line: number,
        cells: Array.from(values, (value) => value ?? ''),
      })),
    )
    const hasAny = (lines: FileLine[]) =>
      lines.some(({ cells }) => cells.some((cell) => cell.trim()))
    const found = sheets.find((lines) => findColumns(lines).head >= 0) ?? sheets.find(hasAny)
    return { lines: filledLines(found ?? []) }
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    return { unreadable: error.code }
  }
})
