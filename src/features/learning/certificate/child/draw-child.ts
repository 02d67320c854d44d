import sharp from 'sharp'
import { openPdfium } from '#src/features/content/document/child/pdfium.ts'
import { childMain } from '#src/server/media/child-main.ts'
import { drawCertificate } from './draw-certificate.ts'
import type { Drawn, DrawOrder } from './printed.ts'

/** Draws certificates in a process of its own: fonts of 27 MB, and PDFium for the picture. */

const pictureWidth = 2000
const specimenWidth = 1200
/** Applications often take pictures up to one megabyte. */
const mostBytes = 1_000_000

sharp.cache(false)

childMain<DrawOrder, Drawn>(async (order) => {
  const pdf = await drawCertificate(order)
  return { pdf, jpg: await pictureOf(pdf, order.specimen ? specimenWidth : pictureWidth) }
})

/** Draws the picture from the PDF itself, so that the two never differ. */
async function pictureOf(pdf: Buffer, width: number): Promise<Buffer> {
  const pdfium = await openPdfium()
  const { buffer } = new Uint8Array(pdf)
  const document = await pdfium
    .openDocumentBuffer({ id: 'certificate', content: buffer })
    .toPromise()
  const first = document.pages[0]!
  const raw = await pdfium
    .renderPageRaw(document, first, {
      ...{ scaleFactor: width / first.size.width, withAnnotations: false, withForms: false },
    })
    .toPromise()
  const pixels = Buffer.from(raw.data.buffer, raw.data.byteOffset, raw.data.byteLength)
  const drawn = sharp(pixels, { raw: { width: raw.width, height: raw.height, channels: 4 } })
  for (let quality = 88; ; quality -= 12) {
    const jpg = await drawn
      .clone()
      .removeAlpha()
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toBuffer()
    if (jpg.byteLength <= mostBytes || quality < 40) return jpg
  }
}
