import type { DocumentView } from '../contract.ts'

/** Opens a PDF, or draws pages of the opened one; the first page has the number 0. */
export type PagesOrder =
  { open: string; mostPages: number } | { from: number; until: number; into: string }

export interface OpenedPdf {
  /** Of the whole document. */
  pageCount: number
  /** In points, of the pages that are shown. */
  sizes: { width: number; height: number }[]
  outline: DocumentView['outline']
}

/** Widths of the page pictures and the kinds of their renditions, the widest first. */
export const pictureKinds = [
  { kind: 'pages-1600', width: 1600, quality: 78 },
  { kind: 'pages-800', width: 800, quality: 75 },
  { kind: 'thumbs', width: 160, quality: 65 },
] as const

/** The file of the words of all pages, one after the other. */
export const wordsKind = 'words'

export interface DrawnPage {
  text: string
  /** Equal for two pages that look the same. */
  hash: string
  /** The length of its picture of each kind; each kind is one file in `into`, to which pages are added. */
  bytes: number[]
  /** Of its words. */
  wordBytes: number
}
