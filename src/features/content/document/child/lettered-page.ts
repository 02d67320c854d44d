/** A character of a page with its place in points from the upper left corner of the page as it is shown. */
export interface Letter {
  char: string
  left: number
  right: number
  /** The line on which it stands. */
  base: number
  size: number
  isBold: boolean
  /** As #rrggbb. */
  colour: string
  /** Of a font of formulas. */
  isMath: boolean
  /** Turned against the page, as words in the margin are. */
  isTurned: boolean
  /** A space that PDFium has put between words; the file has none. */
  isAdded: boolean
}

/** A box in points from the upper left corner of the page. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** A page of which the words are read. */
export interface LetteredPage {
  width: number
  height: number
  /** In the order of the file. */
  letters: Letter[]
  /** Thin lines that are drawn: of tables, under words, as blanks. */
  rules: Box[]
  pictures: Box[]
  /** Characters whose fonts do not say which letters they are. */
  unknown: number
}

/** From the places of a PDF, whose y grows upwards, to those of the page as it is shown. */
export interface Place {
  of(x: number, y: number): { x: number; y: number }
  /** By which the page is turned. */
  angle: number
}
