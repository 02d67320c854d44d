import type { ReadPaper } from '../../paper-form.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { docxSource } from './docx-source.ts'

/**
 * Reads a paper from a Word file (docx).
 * @throws UnreadableFile
 */
export const readWord = async (file: Uint8Array): Promise<ReadPaper> =>
  readPaper(await docxSource(file))
