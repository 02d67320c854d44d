import { lettersOf } from '#src/features/content/document/child/pdf-letters.ts'
import type { ReadPaper } from '../../paper-form.ts'
import { asUnreadable } from '../../unreadable.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { pdfSource } from './pdf-source.ts'

/** A longer file is a book. */
export const mostPages = 300

/**
 * Reads a paper from a PDF with words.
 * @throws UnreadableFile
 */
export async function readPdf(file: Uint8Array): Promise<ReadPaper> {
  const pages = await lettersOf(file, mostPages).catch(asUnreadable)
  const paper = readPaper(pdfSource(pages))
  const questions = paper.questions.map((one) => ({
    ...one,
    place: { kind: 'page' as const, at: one.place.at },
  }))
  return { ...paper, questions }
}
