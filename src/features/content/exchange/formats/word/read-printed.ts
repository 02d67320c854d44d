import { type ReadPaper, UnreadableFile } from '../../paper-form.ts'
import { readPaper } from '../chinese-paper/read-paper.ts'
import { unzip } from '../shared/zip.ts'
import { docxSource } from './docx-source.ts'
import { joined, partOf, withoutTitle } from './joined.ts'

/** A paper, its answer sheet and its answers; what has more is a folder of papers and not one of them. */
const mostDocuments = 3

/** The names of Word files in an archive, without what a Mac or an open Word leaves beside them. */
export const documentsIn = (names: Iterable<string>): string[] =>
  [...names].filter((name) => /(?:^|\/)(?!~\$|\._)[^/]+\.docx$/i.test(name))

/**
 * Reads the archive of a printed paper: the paper and its answers at once, so that each finds the other by number.
 * The answer sheet repeats the numbers and asks nothing.
 * @throws UnreadableFile
 */
export async function readPrinted(file: Uint8Array): Promise<ReadPaper> {
  const files = await unzip(file)
  const names = documentsIn(files.keys())
  if (names.length > mostDocuments) throw new UnreadableFile('fileUnknown')
  const parts = []
  for (const name of names) {
    // Pictures of two documents may have the same names.
    const source = await docxSource(files.get(name)!, { pictures: `${parts.length + 1}-` })
    parts.push({ part: partOf(source), source })
  }
  const papers = parts.filter(({ part }) => part === 'paper')
  const answers = parts.filter(({ part }) => part === 'answers')
  if (papers.length !== 1 || answers.length > 1) throw new UnreadableFile('fileUnknown')
  const behind = answers[0] && withoutTitle(answers[0].source)
  return readPaper(joined(papers[0]!.source, behind))
}
