import type { QuestionBody } from '../../question/body/body.ts'
import type { ExportFormat } from '../export-api.ts'
import type { Note, OutPaper } from '../paper-form.ts'
import { safeName } from './shared/out-files.ts'
import { zipOf } from './shared/zip-of.ts'
import { lossesOf, writeWord } from './word/write.ts'
import { dataWriters } from './writers.ts'

interface Written {
  name: string
  mime: string
  bytes: Uint8Array
}

/** Makes a PDF of a Word file. */
export type ToPdf = (docx: Uint8Array) => Promise<Uint8Array>

/** A paper, its answer sheet, and its answers apart, in one package; as Word files or for printing. */
async function writePrinted(paper: OutPaper, toPdf?: ToPdf): Promise<Written> {
  const files = new Map<string, Uint8Array>()
  for (const kind of ['paper', 'sheet', 'answers'] as const) {
    const { name, bytes } = await writeWord(paper, kind)
    if (toPdf) files.set(name.replace(/\.docx$/, '.pdf'), await toPdf(bytes))
    else files.set(name, bytes)
  }
  return {
    name: `${safeName(paper.name)}.zip`,
    mime: 'application/zip',
    bytes: await zipOf(files),
  }
}

/** Writes a paper in a format. */
export function writeAs(format: ExportFormat, paper: OutPaper, toPdf: ToPdf): Promise<Written> {
  if (format === 'docx') return writePrinted(paper)
  return format === 'pdf' ? writePrinted(paper, toPdf) : dataWriters[format].write(paper)
}

/** Lists what a format does not hold of a body. What is printed holds the same as Word. */
export const lossesOfFormat = (format: ExportFormat): ((body: QuestionBody) => Note[]) =>
  format === 'docx' || format === 'pdf' ? lossesOf : dataWriters[format].lossesOf
