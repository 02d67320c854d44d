import { readFileSync } from 'node:fs'

const folder = new URL('../../../assets/fonts/', import.meta.url)
const fonts = {
  sans: 'NotoSansSC-Regular.ttf',
  serif: 'NotoSerifSC-Regular.ttf',
  /** Chinese characters that the other two lack. */
  rare: 'NotoSansRareHan-Regular.otf',
} as const
export type Face = 'sans' | 'serif'
export type FontName = keyof typeof fonts

/** The size at which texts are measured. */
const unit = 1000
/** Characters of the texts whose widths are kept. */
const wordMost = 12

interface Glyphs {
  hasGlyphForCodePoint(point: number): boolean
}

/** The fonts of a PDF, embedded in it: any Chinese or Latin character has one that draws it. */
export class Letters {
  readonly #doc: PDFKit.PDFDocument
  readonly #glyphs = new Map<FontName, Glyphs>()
  readonly #known = new Map<string, FontName>()
  /** Widths of words and signs at the size `unit`: a text repeats them. */
  readonly #widths = new Map<string, number>()

  /** @param faces the faces that the document uses; each takes some 10 MB of memory */
  constructor(doc: PDFKit.PDFDocument, faces: readonly Face[]) {
    this.#doc = doc
    for (const name of [...faces, 'rare'] as const) {
      doc.registerFont(name, readFileSync(new URL(fonts[name], folder)))
      doc.font(name)
      const { _font } = doc as unknown as { _font: { font: Glyphs } }
      this.#glyphs.set(name, _font.font)
    }
  }

  /** Returns runs of one font: the face, and for characters that it lacks the other ones. */
  runs(text: string, face: Face): { font: FontName; text: string }[] {
    const runs: { font: FontName; text: string }[] = []
    for (const letter of Array.from(text)) {
      const font = this.#fontOf(letter, face)
      const last = runs.at(-1)
      if (last?.font === font) last.text += letter
      else runs.push({ font, text: letter })
    }
    return runs
  }

  /** Returns the width of a text in points. */
  width(text: string, face: Face, size: number): number {
    const key = face + text
    const known = this.#widths.get(key) ?? this.#measure(text, face)
    if (text.length <= wordMost) this.#widths.set(key, known)
    return (known * size) / unit
  }

  #measure(text: string, face: Face): number {
    return this.runs(text, face)
      .map((run) => this.#doc.font(run.font).fontSize(unit).widthOfString(run.text))
      .reduce((sum, one) => sum + one, 0)
  }

  #fontOf(letter: string, face: Face): FontName {
    const key = face + letter
    const known = this.#known.get(key)
    if (known) return known
    const order: FontName[] = [face, 'rare', face === 'serif' ? 'sans' : 'serif']
    const point = letter.codePointAt(0)!
    const font = order.find((name) => this.#glyphs.get(name)?.hasGlyphForCodePoint(point)) ?? face
    this.#known.set(key, font)
    return font
  }
}
