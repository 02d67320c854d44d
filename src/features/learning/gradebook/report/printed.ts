/** A table of a printed report; `widths` are shares of the page’s width. */
export interface PrintedTable {
  heads: readonly string[]
  widths: readonly number[]
  rows: readonly (readonly string[])[]
}

/** A part of a printed report from its top down. */
export interface PrintedPart {
  title: string
  /** Smaller than a part of the page. */
  isSmall?: boolean
  /** Below the title. */
  lead?: string
  table?: PrintedTable
  /** Below the table. */
  notes?: readonly string[]
}

/** A report in the words of one language, as it is drawn. */
export interface PrintedReport {
  /** A tag of BCP 47. */
  language: string
  school: string
  title: string
  /** At the foot of each page, because pages of several students lie on one pile. */
  foot: string
  /** Pairs of a name and its value. */
  facts: readonly (readonly [string, string])[]
  /** Drawn large; null where the reader sees no gradebook. */
  total: { label: string; value: string; scheme: string } | null
  state: string
  parts: readonly PrintedPart[]
}
