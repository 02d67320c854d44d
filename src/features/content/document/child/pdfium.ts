import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as engines from '@embedpdf/engines/pdfium'
import { init } from '@embedpdf/pdfium'
import { fontFiles, readFont } from './office-fonts.ts'

/** The parts of PDFium that are used here; the package's own types are not found by Node's resolution. */
export interface PdfPage {
  index: number
  /** In points. */
  size: { width: number; height: number }
}
export interface PdfDocument {
  pageCount: number
  pages: PdfPage[]
}
export interface Bookmark {
  title: string
  target?:
    | { type: 'destination'; destination: { pageIndex: number } }
    | { type: 'action'; action: { destination?: { pageIndex: number } } }
  children?: Bookmark[]
}
interface Run {
  text: string
  rect: { origin: { x: number; y: number }; size: { width: number; height: number } }
  fontSize: number
  charIndex: number
  charCount: number
}
interface Task<R> {
  toPromise(): Promise<R>
}
export interface Pdfium {
  openDocumentBuffer(file: { id: string; content: ArrayBuffer }): Task<PdfDocument>
  getBookmarks(document: PdfDocument): Task<{ bookmarks: Bookmark[] }>
  getPageTextRuns(document: PdfDocument, page: PdfPage): Task<{ runs: Run[] }>
  getPageGeometry(
    document: PdfDocument,
    page: PdfPage,
  ): Task<{ runs: { charStart: number; glyphs: { x: number; flags: number }[] }[] }>
  renderPageRaw(
    document: PdfDocument,
    page: PdfPage,
    options: { scaleFactor: number; withAnnotations: boolean; withForms: boolean },
  ): Task<{ data: Uint8ClampedArray; width: number; height: number }>
}

/** The code by which PDFium asks for a password. */
export const passwordCode = 4
/** The Windows character sets of simplified and traditional Chinese, by which a PDF names a missing font. */
const chineseSets = [134, 136]

/** Starts PDFium as WebAssembly. */
export async function openPdfium(): Promise<Pdfium> {
  const require = createRequire(import.meta.url)
  const wasm = join(dirname(require.resolve('@embedpdf/pdfium')), 'pdfium.wasm')
  const { buffer } = new Uint8Array(await readFile(wasm))
  // For a PDF that names a Chinese font without holding it; Latin ones are built into PDFium.
  const fonts = Object.fromEntries(chineseSets.map((set) => [set, fontFiles.serif]))
  const { PdfiumNative } = engines as unknown as {
    PdfiumNative: new (module: unknown, options: object) => Pdfium
  }
  const module = await init({ wasmBinary: buffer })
  return new PdfiumNative(module, { fontFallback: { fonts, fontLoader: readFont } })
}
