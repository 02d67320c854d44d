import Document from 'pdfkit'
import { type Face, Letters } from '#src/server/pdf/letters.ts'

/** The page in points: A4, landscape. */
export const page = { width: 841.89, height: 595.28 } as const

export interface Style {
  face: Face
  size: number
  colour: string
  /** Drawn with an outline, because the fonts have one weight. */
  bold?: boolean
  /** Points between the characters. */
  spacing?: number
}

interface Place {
  x: number
  /** The line on which the letters stand. */
  y: number
  align?: 'left' | 'center' | 'right'
  /** A longer text is drawn smaller, down to three fifths, and then in two lines. */
  most?: number
}

/** Draws text of any Chinese or Latin characters, shapes and pictures on the one page of a certificate. */
export class Pen {
  readonly doc: PDFKit.PDFDocument
  readonly #letters: Letters

  constructor(about: { title: string; author: string; subject: string }) {
    this.doc = new Document({
      size: [page.width, page.height],
      margin: 0,
      info: { Title: about.title, Author: about.author, Subject: about.subject },
      displayTitle: true,
      lang: 'zh-CN',
    })
    this.#letters = new Letters(this.doc, ['sans', 'serif'])
  }

  /** Draws a text. @returns the y of its last line */
  text(text: string, style: Style, { x, y, align = 'left', most = Infinity }: Place): number {
    if (text === '') return y
    const smallest = style.size * 0.6
    const fitting = (style.size * most) / Math.max(most, this.width(text, style))
    if (most === Infinity || fitting >= smallest) {
      const size = most === Infinity ? style.size : Math.min(style.size, fitting)
      this.#line(text, { ...style, size }, x, y, align)
      return y
    }
    const small = { ...style, size: style.size * 0.72 }
    let base = y - small.size * 0.5
    for (const line of this.#lines(text, small, most)) {
      const size = (small.size * most) / Math.max(most, this.width(line, small))
      this.#line(line, { ...small, size }, x, base, align)
      base += small.size * 1.3
    }
    return base - small.size * 1.3
  }

  width(text: string, { face, size, spacing = 0 }: Style): number {
    return this.#letters.width(text, face, size) + spacing * (Array.from(text).length - 1)
  }

  #line(text: string, style: Style, x: number, y: number, align: Place['align']): void {
    const { face, size, colour, bold = false, spacing = 0 } = style
    const width = this.width(text, style)
    let at = align === 'center' ? x - width / 2 : align === 'right' ? x - width : x
    for (const run of this.#letters.runs(text, face)) {
      this.doc.font(run.font).fontSize(size).fillColor(colour)
      if (bold) this.doc.strokeColor(colour).lineWidth(size / 34)
      this.doc.text(run.text, at, y, {
        ...{ lineBreak: false, baseline: 'alphabetic', characterSpacing: spacing },
        ...(bold && { fill: true, stroke: true }),
      })
      at += this.doc.widthOfString(run.text) + spacing * Array.from(run.text).length
    }
  }

  /** Divides a text in two lines, at a space where there is one near the middle. */
  #lines(text: string, style: Style, most: number): string[] {
    const letters = Array.from(text)
    const middle = Math.ceil(letters.length / 2)
    const spaces = letters.flatMap((letter, n) => (letter === ' ' ? [n] : []))
    const near = spaces.toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))[0]
    const isNear = near !== undefined && Math.abs(near - middle) < letters.length / 4
    const cut = isNear ? near : middle
    const lines = [letters.slice(0, cut).join('').trim(), letters.slice(cut).join('').trim()]
    return this.width(text, style) <= most ? [text] : lines
  }

  /** Ends the page. @returns its bytes */
  async end(): Promise<Buffer> {
    const chunks: Buffer[] = []
    const { promise, resolve, reject } = Promise.withResolvers<Buffer>()
    this.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    this.doc.on('end', () => resolve(Buffer.concat(chunks)))
    this.doc.on('error', reject)
    this.doc.end()
    return promise
  }
}
