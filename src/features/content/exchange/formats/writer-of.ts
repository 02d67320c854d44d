import type { QuestionBody } from '../../question/body/body.ts'
import type { ExportFormat } from '../export-api.ts'
import type { Note, OutPaper } from '../paper-form.ts'
import { labels } from './word/labels-text.ts'
import { safeName } from './shared/out-files.ts'
import { zipOf } from './shared/zip-of.ts'
import { dataWriter } from './writers.ts'

export interface Written {
  name: string
  mime: string
  bytes: Uint8Array
}

/** A paper, its answer sheet, and its answers apart, as Word files. */
async function writePrinted(paper: OutPaper): Promise<Written[]> {
  const { writeWord } = await import('./word/write.ts')
  const files: Written[] = []
  for (const kind of ['paper', 'sheet', 'answers'] as const) {
    files.push(await writeWord(paper, kind))
  }
  return files
}

/** Packs the documents of a paper into one file. */
export const packed = async (name: string, files: readonly Written[]): Promise<Written> => ({
  name: `${safeName(name)}.zip`,
  mime: 'application/zip',
  bytes: await zipOf(files.map((one) => [one.name, one.bytes] as const)),
})

/** Writes a paper in a format: one file, or for PDF the Word files that LibreOffice converts one by one. */
export async function writeAs(format: ExportFormat, paper: OutPaper): Promise<Written[]> {
  const name = nameOf(paper)
  if (format === 'pdf') return writePrinted({ ...paper, name })
  if (format === 'docx') return [await packed(name, await writePrinted({ ...paper, name }))]
  const written = await (await dataWriter(format)).write(paper)
  // Within the file, questions of no paper have no name.
  return [paper.name === '' ? { ...written, name: written.name.replace(/^file/, name) } : written]
}

/** The name of an export of chosen questions, without a paper or a folder. */
export const nameOf = ({ name, language }: Pick<OutPaper, 'name' | 'language'>): string =>
  name.trim() || labels[language].questions

/** Lists what a format does not hold of a body. What is printed holds the same as Word. */
export async function lossesOfFormat(
  format: ExportFormat,
): Promise<(body: QuestionBody) => Note[]> {
  if (format !== 'docx' && format !== 'pdf') return (await dataWriter(format)).lossesOf
  return (await import('./word/losses.ts')).lossesOf
}
