import type { Analysis } from '../../contract.ts'
import type { ReportWords } from './report-text.ts'

/** All that a file tells. */
export interface Report {
  analysis: Analysis
  /** With at least one attempt. */
  quiz: NonNullable<Analysis['quiz']>
  words: ReportWords
  /** As it stands in the file: '2025–2026' or the word for all. */
  year: string
  /** The day, as written in the language of the file. */
  date: string
}

export interface WrittenFile {
  mime: string
  bytes: Uint8Array
}
