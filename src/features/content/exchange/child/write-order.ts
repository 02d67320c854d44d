import type { ExportFormat } from '../export-api.ts'
import type { OutPaper, OutQuestion } from '../paper-form.ts'

/** A question whose body is parsed in the child: two thousand bodies hold up the thread that answers everybody. */
export type PackedQuestion = Omit<OutQuestion, 'body'> & { body: string; title: string }
export type PackedPaper = Omit<OutPaper, 'file' | 'questions'> & { questions: PackedQuestion[] }

/** The work of a child on questions on their way out. */
export type WriteOrder =
  | { kind: 'losses'; format: ExportFormat; questions: Pick<PackedQuestion, 'body' | 'title'>[] }
  | { kind: 'files'; questions: Pick<PackedQuestion, 'body'>[] }
  | {
      kind: 'write'
      format: ExportFormat
      paper: PackedPaper
      files: Map<number, { name: string; mime: string; path: string }>
      /** The folder for what is written. */
      into: string
    }

/** A file that a child has written. */
export interface WrittenFile {
  name: string
  mime: string
  path: string
}
