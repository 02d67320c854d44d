import { documentTypes } from '#src/shared/file-kind.ts'

/** Texts and slides that become a PDF first; the ending says which reader LibreOffice tries. */
const pdfFirst = new Map<string, string>(
  (['doc', 'docx', 'docm', 'ppt', 'pptx', 'ppsx', 'pptm', 'odt', 'odp', 'rtf'] as const).map(
    (ending) => [documentTypes[ending], ending],
  ),
)
const spreadsheets = new Map<string, string>(
  (['xls', 'xlsx', 'xlsm', 'ods'] as const).map((ending) => [documentTypes[ending], ending]),
)
const values = new Map([
  ['text/csv', ','],
  ['text/tab-separated-values', '\t'],
])
const texts = new Set(['application/json', 'application/xml', 'application/x-subrip'])
/** Shown as a player's subtitles or not at all. */
const otherTexts = new Set(['text/html', 'text/css', 'text/javascript'])

export const endingForPdf = (mime: string): string | undefined => pdfFirst.get(mime)
export const endingOfSpreadsheet = (mime: string): string | undefined => spreadsheets.get(mime)
export const delimiterOf = (mime: string): string | undefined => values.get(mime)
export const isPdf = (mime: string): boolean => mime === documentTypes.pdf
export const isText = (mime: string): boolean =>
  texts.has(mime) || (mime.startsWith('text/') && !values.has(mime) && !otherTexts.has(mime))
