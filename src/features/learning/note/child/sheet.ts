import Document from 'pdfkit'
import { Letters } from '#src/server/pdf/letters.ts'
import type { Run } from './blocks-of-html.ts'
import { linesOf, type Piece } from './lines-of.ts'

/** A4 in points, and its margins. */
const page = { width: 595.28, height: 841.89, side: 60, top: 62, bottom: 72 } as const
export const width = page.width - 2 * page.side
export const colours = {
  ...{ ink: '#1a2433', muted: '#5f6b7a', line: '#d5dbe3', blue: '#1558c0', pale: '#f4f6f9' },
} as const

export interface Look {
  size: number
  colour?: string
  /** Points from the left edge of the text. */
  indent?: number
  /** Points that the text may take; the rest of the line by default. */
  most?: number
}

/** The height of a line, of its letters' size. */
const leading = 1.62

/** Pages that are written from their top down. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly letters: Letters
  /** The top of what is drawn next. */
  y: number = page.top
  pages = 0

  readonly #foot: string

  /** @param about `foot` stands beside the number of each page */
  constructor({ title, language, foot = '' }: { title: string; language: string; foot?: string }) {
    this.#foot = foot
    this.doc = new Document({
      ...{ size: [page.width, page.height], margin: 0, autoFirstPage: false },
      ...{ info: { Title: title }, displayTitle: true, lang: language },
    })
    this.newPage()
    this.letters = new Letters(this.doc, ['sans'])
    this.#number()
  }

  newPage(): void {
    this.doc.addPage()
    this.pages += 1
    this.y = page.top
    if (this.pages > 1) this.#number()
  }

  #number(): void {
    const place = { y: page.height - 40, colour: colours.muted }
    const number = String(this.pages)
    const wide = this.letters.width(number, 'sans', 9)
    const at = this.#foot ? page.width - page.side - wide : (page.width - wide) / 2
    this.#draw({ text: number, size: 9, width: wide }, { ...place, x: at })
    if (!this.#foot) return
    const [foot = []] = this.lines([{ text: this.#foot }], { size: 9, most: width - 40 })
    this.line(foot, { ...place, x: page.side })
  }

  space(points: number): void {
    if (this.y > page.top) this.y += points
  }

  /** Begins a page unless so many points are left on this one. */
  need(points: number): void {
    if (this.y + points > page.height - page.bottom) this.newPage()
  }

  /** Points that a page has for what stands on it. */
  get most(): number {
    return page.height - page.top - page.bottom
  }

  left = (indent = 0): number => page.side + indent

  lines(runs: readonly Run[], { size, indent = 0, most = width - indent }: Look): Piece[][] {
    return linesOf(runs, { letters: this.letters, size, most })
  }

  /** Draws a text below what is there. @param beside draws what stands beside each line */
  text(
    runs: readonly Run[],
    look: Look,
    beside?: (top: number, height: number, line: number) => void,
  ) {
    const { size, colour = colours.ink, indent = 0 } = look
    const height = size * leading
    for (const [at, line] of this.lines(runs, look).entries()) {
      this.need(height)
      beside?.(this.y, height, at)
      this.line(line, { x: this.left(indent), y: this.y + size * 1.16, colour })
      this.y += height
    }
  }

  /** Draws one line. @param place its left end, and the line on which the letters stand */
  line(pieces: readonly Piece[], place: { x: number; y: number; colour: string }): void {
    let { x } = place
    for (const piece of pieces) {
      this.#draw(piece, { ...place, x })
      x += piece.width
    }
  }

  #draw(piece: Piece, { x, y, colour }: { x: number; y: number; colour: string }): void {
    const { doc } = this
    const { size, shift, bold, italic, underline, strike, link } = piece
    const base = shift === 'sup' ? y - size * 0.5 : shift === 'sub' ? y + size * 0.22 : y
    let at = x
    for (const run of this.letters.runs(piece.text, 'sans')) {
      doc
        .font(run.font)
        .fontSize(size)
        .fillColor(link ? colours.blue : colour)
      // The fonts have one weight: bold letters have an outline.
      if (bold) doc.strokeColor(link ? colours.blue : colour).lineWidth(size / 32)
      doc.text(run.text, at, base, {
        ...{ lineBreak: false, baseline: 'alphabetic', oblique: italic ?? false },
        ...(bold && { fill: true, stroke: true }),
      })
      at += this.letters.width(run.text, 'sans', size)
    }
    const rule = (height: number) =>
      doc
        .moveTo(x, height)
        .lineTo(at, height)
        .lineWidth(0.6)
        .stroke(link ? colours.blue : colour)
    if (underline) rule(y + size * 0.16)
    if (strike) rule(y - size * 0.32)
    if (link) doc.link(x, y - size, at - x, size * 1.3, link)
  }

  rule(): void {
    this.need(12)
    const y = this.y + 6
    this.doc
      .moveTo(page.side, y)
      .lineTo(page.width - page.side, y)
      .lineWidth(0.5)
      .stroke(colours.line)
    this.y += 12
  }
}
