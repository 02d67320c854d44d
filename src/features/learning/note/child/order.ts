/** A note as it is printed. */
export interface PrintedNote {
  course: string
  chapter: string
  item: string
  /** 'Video 7:12', 'Page 14'; null for the item as a whole. */
  place: string | null
  /** The marked words; null without any. */
  words: string | null
  /** Clean HTML. */
  html: string
}

/** The work of the child that draws notes as PDF. */
export interface PdfOrder {
  /** A tag of BCP 47. */
  language: string
  title: string
  lead: string
  notes: PrintedNote[]
  /** Paths of the frames on the disk, by their keys. */
  frames: Record<string, string>
  /** The file that is written. */
  path: string
}

export interface Drawn {
  pages: number
}
