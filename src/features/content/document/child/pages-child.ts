import { createHash } from 'node:crypto'
import { appendFile, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { childMain } from '#src/server/media/child-main.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import type { PageWords } from '../contract.ts'
import { inLineOrder, type PlacedRun } from './line-order.ts'
import { outlineOf } from './outline.ts'
import {
  type DrawnPage,
  type OpenedPdf,
  type PagesOrder,
  pictureKinds,
  wordsKind,
} from './pages-order.ts'
import { openPdfium, passwordCode, type PdfDocument, type Pdfium, type PdfPage } from './pdfium.ts'

/** PDFium in a process of its own for one PDF: pictures of its pages, their words, the outline. */

/** A page with more pixels is drawn at a smaller scale: it may be as tall as its author liked. */
const mostPixels = 12_000_000
/** A page of the size of a stamp is not blown up further. */
const largestScale = 6
/** PDFium draws at no smaller one: such a page is a kilometre wide. */
const smallestScale = 0.01
/** Of a picture in WebP. */
const longestSide = 16_000
/** A page of a newspaper has some thousand runs. */
const mostRuns = 20_000
const mostLetters = 200_000

// Its pictures differ, so that a cache of them only takes memory.
sharp.cache(false)

let opened: { pdfium: Pdfium; document: PdfDocument } | undefined

async function open(path: string, mostPages: number): Promise<OpenedPdf> {
  const pdfium = await openPdfium()
  const { buffer } = new Uint8Array(await readFile(path))
  const document = await pdfium
    .openDocumentBuffer({ id: 'document', content: buffer })
    .toPromise()
    .catch((error: { reason?: { code?: number } }) => {
      throw new MediaFailure(error.reason?.code === passwordCode ? 'encrypted' : 'broken', error)
    })
  if (document.pageCount === 0) throw new MediaFailure('empty')
  opened = { pdfium, document }
  const sizes = document.pages.slice(0, mostPages).map(({ size }) => size)
  const { bookmarks } = await pdfium.getBookmarks(document).toPromise()
  return { pageCount: document.pageCount, sizes, outline: outlineOf(bookmarks, sizes.length) }
}

async function draw(page: PdfPage, into: string): Promise<DrawnPage> {
  const images = await imagesOf(page)
  for (const [n, { kind }] of pictureKinds.entries()) await appendFile(join(into, kind), images[n]!)
  const { text, words } = await wordsOf(page)
  const json = Buffer.from(JSON.stringify(words))
  await appendFile(join(into, wordsKind), json)
  return {
    text,
    hash: createHash('sha256').update(images[0]!).digest('hex').slice(0, 32),
    bytes: images.map(({ byteLength }) => byteLength),
    wordBytes: json.byteLength,
  }
}

async function imagesOf(page: PdfPage): Promise<Buffer[]> {
  const { pdfium, document } = opened!
  const { width, height } = page.size
  const widest = pictureKinds[0].width
  const scaleFactor = Math.min(
    widest / width,
    Math.sqrt(mostPixels / (width * height)),
    longestSide / Math.max(width, height),
    largestScale,
  )
  if (scaleFactor < smallestScale) throw new MediaFailure('tooLarge')
  // Annotations and filled forms are part of what the author sees.
  const options = { scaleFactor, withAnnotations: true, withForms: true }
  const raw = await pdfium.renderPageRaw(document, page, options).toPromise()
  const pixels = Buffer.from(raw.data.buffer, raw.data.byteOffset, raw.data.byteLength)
  const drawn = sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: 4 } })
  return Promise.all(
    pictureKinds.map((kind) =>
      drawn
        .clone()
        .removeAlpha()
        .resize({ width: kind.width, withoutEnlargement: true })
        .webp({ quality: kind.quality, effort: 2, smartSubsample: true })
        .toBuffer(),
    ),
  )
}

async function wordsOf(page: PdfPage): Promise<{ text: string; words: PageWords }> {
  let text = ''
  const words: PageWords = []
  for (const run of await inLineOrder(await runsOf(page), () => leftsOf(page))) {
    if (words.length === mostRuns || text.length === mostLetters) break
    const letters = run.text.slice(0, mostLetters - text.length)
    text += letters
    const shown = letters.replaceAll('\n', '')
    if (shown.trim() !== '') words.push([run.left, run.top, run.width, run.height, shown])
  }
  return { text: text.trimEnd(), words }
}

async function runsOf(page: PdfPage): Promise<PlacedRun[]> {
  const { pdfium, document } = opened!
  const { runs } = await pdfium.getPageTextRuns(document, page).toPromise()
  return runs.map(({ text, rect: { origin, size }, fontSize, charIndex, charCount }) => {
    // The box of a Chinese font is three lines tall; the letters stand in its middle.
    const height = Math.min(size.height, Math.max(1, Math.round(fontSize * 1.3)))
    return {
      // PDFium ends lines with both characters, and marks a word that is cut at the line's end.
      text: text.replaceAll('\r\n', '\n').replaceAll(/[\0\uFFFE\uFFFF]/g, ''),
      ...{ left: origin.x, top: Math.round(origin.y + (size.height - height) / 2) },
      ...{ width: size.width, height, charIndex, charCount },
    }
  })
}

/** A space that PDFium has added between words has no place, and is marked by this flag. */
const added = 2

/** The left edge of each character of a page. */
async function leftsOf(page: PdfPage): Promise<ReadonlyMap<number, number>> {
  const { pdfium, document } = opened!
  const { runs } = await pdfium.getPageGeometry(document, page).toPromise()
  const lefts = new Map<number, number>()
  for (const { charStart, glyphs } of runs) {
    for (const [n, { x, flags }] of glyphs.entries()) {
      if (flags !== added) lefts.set(charStart + n, x)
    }
  }
  return lefts
}

childMain<PagesOrder, OpenedPdf | DrawnPage[]>(async (order, progress) => {
  if ('open' in order) return open(order.open, order.mostPages)
  const drawn: DrawnPage[] = []
  for (const page of opened!.document.pages.slice(order.from, order.until)) {
    drawn.push(await draw(page, order.into))
    progress(order.from + drawn.length)
  }
  return drawn
})
