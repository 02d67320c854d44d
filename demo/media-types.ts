import type { Both } from './types.ts'

/** One picture of a lesson video and the narration while it is shown. */
export interface Slide {
  title: Both
  bullets: Both[]
  narration: Both
}

/** A lesson video; `media` is its slug under demo/media, e.g. 'incoterms-2020/01-why-rules'. */
export interface DemoVideo {
  media: string
  title: Both
  slides: Slide[]
}

export interface TextTable {
  columns: Both[]
  /** Each row has as many cells as there are columns. */
  rows: Both[][]
}

/** A passage of a document: heading, paragraphs, list and table, in this order, as far as present. */
export interface Section {
  heading: Both
  paragraphs?: Both[]
  list?: Both[]
  table?: TextTable
}

/** A cell: text in both languages, a number, a formula in A1 notation such as '=B2*B3', or empty. */
export type Cell = Both | number | `=${string}` | null

export interface Sheet {
  name: Both
  /** Column widths in characters. */
  widths: number[]
  /** The first row is the head. Formulas count rows from 1, including the head. */
  rows: Cell[][]
  /** Cells (A1 notation) meant for the reader's own values. */
  inputs?: string[]
  /** Number formats by cell or column letter, e.g. { B: '#,##0.00' }. */
  formats?: Record<string, string>
}

interface CoursewareBase {
  /** Path under demo/media, with the ending that names the format. */
  file: string
  title: Both
}

/** Courseware as data; scripts make the files from it. Each file shows Chinese first, then English. */
export type DemoCourseware =
  | (CoursewareBase & { format: 'pdf' | 'docx'; sections: Section[] })
  | (CoursewareBase & { format: 'pptx'; slides: Omit<Slide, 'narration'>[] })
  | (CoursewareBase & { format: 'xlsx'; sheets: Sheet[] })
