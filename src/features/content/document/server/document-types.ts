import { documentTypes, encryptedType } from '#src/shared/file-kind.ts'

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
const otherTexts = new Set(['application/json', 'application/xml', 'application/x-subrip'])
/** With a password, or a compound file that Office does not know, as some programs of WPS write. */
const unread = new Set<string>([encryptedType, 'application/x-cfb'])

export const endingForPdf = (mime: string): string | undefined => pdfFirst.get(mime)
export const endingOfSpreadsheet = (mime: string): string | undefined => spreadsheets.get(mime)
export const delimiterOf = (mime: string): string | undefined => values.get(mime)
export const isPdf = (mime: string): boolean => mime === documentTypes.pdf
export const isUnread = (mime: string): boolean => unread.has(mime)
/** Also the source of a page or a program: it is shown as text. */
export const isText = (mime: string): boolean =>
  otherTexts.has(mime) || (mime.startsWith('text/') && !values.has(mime))
