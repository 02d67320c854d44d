import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { MediaFailure } from '#src/server/media/work.ts'
import type { Letter, LetteredPage, Place } from './lettered-page.ts'
import { PdfMarks } from './pdf-marks.ts'
import { passwordCode } from './pdfium.ts'

/** A page with more is no text. */
const mostLetters = 60_000

/**
 * Reads the characters of all pages of a PDF with their places, in this process.
 * @throws MediaFailure encrypted, broken, empty, tooLarge
 */
export async function lettersOf(file: Uint8Array, mostPages: number): Promise<LetteredPage[]> {
  const require = createRequire(import.meta.url)
  const wasm = join(dirname(require.resolve('@embedpdf/pdfium')), 'pdfium.wasm')
  const { buffer } = new Uint8Array(await readFile(wasm))
  const pdfium = await init({ wasmBinary: buffer })
  pdfium.PDFiumExt_Init()
  return new LetterReader(pdfium).read(file, mostPages)
}

/** Of a number that PDFium writes into its memory. */
const slotBytes = 8
/** Beyond it, in radians, a letter is turned. */
const turned = 0.2

class LetterReader {
  private readonly pdfium: WrappedPdfiumModule
  private readonly memory: number
  private readonly fonts = new Map<number, { isBold: boolean; isMath: boolean }>()
  constructor(pdfium: WrappedPdfiumModule) {
    this.pdfium = pdfium
    this.memory = pdfium.pdfium.wasmExports.malloc(1024)
  }

  read(file: Uint8Array, mostPages: number): LetteredPage[] {
    const { pdfium } = this
    if (file.byteLength === 0) throw new MediaFailure('empty')
    const at = pdfium.pdfium.wasmExports.malloc(file.byteLength)
    const { HEAPU8 } = pdfium.pdfium as unknown as { HEAPU8: Uint8Array }
    HEAPU8.set(file, at)
    const document = pdfium.FPDF_LoadMemDocument(at, file.byteLength, '')
    if (document === 0) {
      throw new MediaFailure(pdfium.FPDF_GetLastError() === passwordCode ? 'encrypted' : 'broken')
    }
    const count = pdfium.FPDF_GetPageCount(document)
    if (count === 0) throw new MediaFailure('empty')
    if (count > mostPages) throw new MediaFailure('tooLarge')
    return Array.from({ length: count }, (_, n) => this.page(document, n))
  }

  private page(document: number, n: number): LetteredPage {
    const { pdfium } = this
    const page = pdfium.FPDF_LoadPage(document, n)
    if (page === 0) throw new MediaFailure('broken')
    const text = pdfium.FPDFText_LoadPage(page)
    try {
      const width = pdfium.FPDF_GetPageWidthF(page)
      const height = pdfium.FPDF_GetPageHeightF(page)
      const place = placing(pdfium.FPDFPage_GetRotation(page), { width, height })
      const { rules, pictures } = new PdfMarks(pdfium, this.memory, place).of(page)
      return { width, height, rules, pictures, ...this.letters(text, place) }
    } finally {
      pdfium.FPDFText_ClosePage(text)
      pdfium.FPDF_ClosePage(page)
    }
  }

  private letters(text: number, place: Place): Pick<LetteredPage, 'letters' | 'unknown'> {
    const { pdfium } = this
    const count = text === 0 ? 0 : pdfium.FPDFText_CountChars(text)
    if (count > mostLetters) throw new MediaFailure('tooLarge')
    const letters: Letter[] = []
    let unknown = 0
    for (let at = 0; at < count; at++) {
      const code = pdfium.FPDFText_GetUnicode(text, at)
      if (code < 0x20 || code === 0xff_fe || code === 0xff_ff) continue
      if (pdfium.FPDFText_HasUnicodeMapError(text, at) === 1 || code === 0xff_fd) unknown += 1
      const char = charOf(code, letters)
      if (char !== undefined) letters.push(this.letter(text, { at, char, place }))
    }
    return { letters, unknown }
  }

  private letter(text: number, { at, char, place }: { at: number; char: string; place: Place }) {
    const { pdfium, memory } = this
    const slot = (n: number) => memory + n * slotBytes
    const double = (n: number) => pdfium.pdfium.getValue(slot(n), 'double')
    const float = (n: number) => pdfium.pdfium.getValue(memory + n * 4, 'float')
    // The cell of the letter, as wide as the pen moves: left, top, right, bottom.
    pdfium.FPDFText_GetLooseCharBox(text, at, memory)
    const one = place.of(float(0), float(1))
    const other = place.of(float(2), float(3))
    pdfium.FPDFText_GetCharOrigin(text, at, slot(0), slot(1))
    const origin = place.of(double(0), double(1))
    const whole = (n: number) => pdfium.pdfium.getValue(slot(n), 'i32')
    const hasColour = pdfium.FPDFText_GetFillColor(text, at, slot(0), slot(1), slot(2), slot(3))
    const colour = hasColour ? [whole(0), whole(1), whole(2)] : [0, 0, 0]
    const angle = pdfium.FPDFText_GetCharAngle(text, at) + place.angle
    const size = this.sizeOf(text, at)
    return {
      char,
      left: Math.min(one.x, other.x),
      right: Math.max(one.x, other.x),
      base: origin.y,
      size,
      colour: `#${colour.map((part) => (part & 255).toString(16).padStart(2, '0')).join('')}`,
      ...this.fontOf(pdfium.FPDFText_GetTextObject(text, at)),
      isTurned: Math.abs(Math.sin(angle)) > turned || Math.cos(angle) < 0,
      isAdded: char === ' ' && pdfium.FPDFText_IsGenerated(text, at) === 1,
    }
  }

  /** The size as it is shown: that of the font times its matrix. */
  private sizeOf(text: number, at: number): number {
    const { pdfium, memory } = this
    const size = pdfium.FPDFText_GetFontSize(text, at)
    if (!pdfium.FPDFText_GetMatrix(text, at, memory)) return size
    const part = (n: number) => pdfium.pdfium.getValue(memory + n * 4, 'float')
    const scale = Math.hypot(part(2), part(3))
    return scale > 0 ? size * scale : size
  }

  private fontOf(object: number): { isBold: boolean; isMath: boolean } {
    const { pdfium, memory } = this
    const font = object === 0 ? 0 : pdfium.FPDFTextObj_GetFont(object)
    if (font === 0) return { isBold: false, isMath: false }
    const known = this.fonts.get(font)
    if (known) return known
    const length = pdfium.FPDFFont_GetBaseFontName(font, memory, 256)
    const name = length > 0 && length <= 256 ? pdfium.pdfium.UTF8ToString(memory) : ''
    const made = {
      isBold: /bold|heavy|black|simhei/i.test(name) || pdfium.FPDFFont_GetWeight(font) >= 600,
      isMath: /math|mt-?extra|euclid|^(\w+\+)?cm(sy|mi|ex)\d/i.test(name),
    }
    this.fonts.set(font, made)
    return made
  }
}

/** Joins the halves of a character beyond the first plane, which PDFium may count one by one. */
function charOf(code: number, letters: Letter[]): string | undefined {
  if (code < 0xd8_00 || code > 0xdf_ff)
    return code > 0x10_ff_ff ? undefined : String.fromCodePoint(code)
  if (code < 0xdc_00) return String.fromCharCode(code)
  const last = letters.at(-1)
  if (last && /^[\uD800-\uDBFF]$/.test(last.char)) last.char += String.fromCharCode(code)
  return undefined
}

/** @param turns quarters clockwise */
function placing(turns: number, { width, height }: { width: number; height: number }): Place {
  const angle = (turns * Math.PI) / 2
  switch (turns) {
    case 1:
      return { of: (x, y) => ({ x: y, y: x }), angle }
    case 2:
      return { of: (x, y) => ({ x: width - x, y }), angle }
    case 3:
      return { of: (x, y) => ({ x: width - y, y: height - x }), angle }
    default:
      return { of: (x, y) => ({ x, y: height - y }), angle }
  }
}
