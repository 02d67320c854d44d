import type { QuestionBody } from '../../question/body/body.ts'
import type { ExportFormat } from '../export-api.ts'
import type { Note, OutPaper } from '../paper-form.ts'
import { safeName } from './shared/out-files.ts'
import { zipOf } from './shared/zip-of.ts'
import { lossesOf, writeWord } from './word/write.ts'
import { dataWriters } from './writers.ts'

interface Writer {
  write(paper: OutPaper): Promise<{ name: string; mime: string; bytes: Uint8Array }>
  lossesOf(body: QuestionBody): Note[]
}

/** A paper, its answer sheet, and its answers apart, in one package. */
async function writeWordFiles(paper: OutPaper) {
  const files = await Promise.all(
    (['paper', 'sheet', 'answers'] as const).map((kind) => writeWord(paper, kind)),
  )
  return {
    name: `${safeName(paper.name)}.zip`,
    mime: 'application/zip',
    bytes: await zipOf(new Map(files.map(({ name, bytes }) => [name, bytes]))),
  }
}

/** Returns the writer of a format. */
export const writerOf = (format: ExportFormat): Writer =>
  format === 'docx' ? { write: writeWordFiles, lossesOf } : dataWriters[format]
