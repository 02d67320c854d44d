import type { ImportFormat } from '../import-api.ts'
import type { Note, ReadPaper } from '../paper-form.ts'

/** What a child reads: a file by its path, or pasted text. */
export type ReadOrder = {
  /** Left out: found by content and name. */
  format?: ImportFormat
} & (
  | { kind: 'file'; path: string; name: string }
  | { kind: 'text'; text: string }
  | { kind: 'html'; html: string }
)

/** What it has found, or why nothing can be read of it. */
export type ReadResult =
  { format: ImportFormat; paper: ReadPaper } | { unreadable: Pick<Note, 'code' | 'about'> }
