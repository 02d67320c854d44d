import type { ImportFormat } from '../import-api.ts'
import type { Note, ReadPaper } from '../paper-form.ts'

/** The source that a child reads: a file by its path, or pasted text. */
export type ReadOrder = {
  /** Left out: found by content and name. */
  format?: ImportFormat
} & (
  | { kind: 'file'; path: string; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'html'; html: string }
)

/** Texts of older programs, which LibreOffice makes into docx before they are read. */
export type OldText = 'doc' | 'rtf' | 'odt'

/** The paper that was found, the reason why nothing can be read, or the word that it is an old text. */
export type ReadResult =
  | { format: ImportFormat; paper: ReadPaper }
  | { unreadable: Pick<Note, 'code' | 'about'> }
  | { convert: OldText }
