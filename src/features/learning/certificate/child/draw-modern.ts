import { drawHolder, drawIssuer, drawQr, drawSail, drawSigner, type Sheet } from './marks.ts'
import { page, type Style } from './pen.ts'

const sea = '#0e2a47'
const blue = '#1f6feb'
const coral = '#f2694b'
const soft = '#5b6b7f'
const band = 212

/** White paper with a deep blue band at the left and sans-serif letters. */
export function drawModern(sheet: Sheet): void {
  const { pen, certificate, words } = sheet
  const { doc } = pen
  const sans = (size: number, colour = sea): Style => ({ face: 'sans', size, colour })
  doc.rect(0, 0, page.width, page.height).fill('#ffffff')
  doc.save()
  doc.rect(0, 0, band, page.height).clip()
  doc.rect(0, 0, band, page.height).fill(sea)
  drawSail(pen, { x: -60, y: 150, scale: 3.4, colour: blue, opacity: 0.28 })
  doc.restore()
  doc.rect(band, 0, 4, page.height).fill(coral)
  drawSail(pen, { x: 36, y: 46, scale: 0.44, colour: '#ffffff', opacity: 1 })
  const inBand = { x: 36, most: band - 62 }
  pen.text(certificate.institution, { ...sans(14, '#ffffff'), bold: true }, { ...inBand, y: 122 })
  if (certificate.institutionEn !== certificate.institution) {
    pen.text(certificate.institutionEn, sans(10, '#c8d6ea'), { ...inBand, y: 144 })
  }
  drawQr(pen, certificate.verifyUrl, { x: 36, y: 404, side: 92 })
  const pale = sans(8, '#c8d6ea')
  pen.text(words.verify.zh, pale, { ...inBand, y: 514 })
  pen.text(words.verify.en, pale, { ...inBand, y: 526 })
  pen.text(words.code.zh, pale, { ...inBand, y: 543 })
  pen.text(certificate.code, sans(8.5, '#ffffff'), { ...inBand, y: 555 })
  pen.text(certificate.verifyUrl, { ...pale, size: 6 }, { ...inBand, y: 568 })

  const left = { x: band + 58, most: page.width - band - 58 - 52 }
  pen.text(words.title.zh, { ...sans(38), bold: true, spacing: 6 }, { ...left, y: 96 })
  pen.text(words.title.en, sans(16, blue), { ...left, y: 122 })
  doc.rect(left.x, 138, 44, 3).fill(coral)
  drawHolder(sheet, left, {
    ...{ ink: sans(12), soft: sans(12, soft) },
    certify: { y: 176, size: 11 },
    name: { y: 222, size: 36, spacing: 3 },
    nameEn: { y: 248, size: 17, style: sans(17, soft) },
    completed: { y: 282, size: 12 },
    completedEn: { y: 299, size: 10 },
    course: { y: 336, size: 24 },
    courseEn: { y: 360, size: 14 },
  })
  pen.text(words.facts.zh, sans(12.5, blue), { ...left, y: 392 })
  pen.text(words.facts.en, sans(10, soft), { ...left, y: 408 })
  drawSigner(sheet, { x: left.x, y: 492, width: 200, ink: sans(12), soft: sans(9, soft) })
  drawIssuer(sheet, { x: page.width - 282, y: 496, width: 230, ink: sans(12), soft: sans(9, soft) })
}
