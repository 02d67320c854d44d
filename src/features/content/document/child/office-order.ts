/** A document for LibreOffice: read from `from`, its results written into the folder `into`. */
export interface OfficeOrder {
  from: string
  /** The ending tells LibreOffice which of its readers to try first. */
  ending: string
  into: string
  /** An OpenDocument spreadsheet holds each cell as it is shown; an old text of Word becomes one that can be read. */
  to: 'pdf' | 'ods' | 'docx'
}

export const pdfOptions = JSON.stringify({
  ExportBookmarks: { type: 'boolean', value: 'true' },
  ExportNotes: { type: 'boolean', value: 'false' },
  ReduceImageResolution: { type: 'boolean', value: 'true' },
  MaxImageResolution: { type: 'long', value: '200' },
})
