import { encodeQR } from 'qr'
import { page, type Pen, type Style } from './pen.ts'
import type { PrintedCertificate, PrintedPictures } from './printed.ts'
import { specimenWords, type wordsOf } from './words-text.ts'

export interface Sheet {
  pen: Pen
  certificate: PrintedCertificate
  pictures: PrintedPictures
  words: ReturnType<typeof wordsOf>
}

interface HeadLooks {
  ink: Style
  soft: Style
  /** Baselines in points from the top, and sizes of the letters. */
  certify: { y: number; size: number }
  name: { y: number; size: number; spacing: number }
  nameEn: { y: number; size: number; style?: Style }
  completed: { y: number; size: number }
  completedEn: { y: number; size: number }
  course: { y: number; size: number; colour?: string }
  courseEn: { y: number; size: number }
}
/** Where the lines begin, or their middle, and the width that they may take. */
interface Column {
  x: number
  align?: 'center'
  most: number
}

/** Says to whom the certificate is given and for which course; a name that is one in both languages stands once. */
export function drawHolder({ pen, certificate, words }: Sheet, at: Column, looks: HeadLooks) {
  const { ink, soft } = looks
  const line = (text: string, style: Style, { y, size }: { y: number; size: number }) =>
    pen.text(text, { ...style, size }, { ...at, y })
  line(`${words.certify.zh}  ${words.certify.en}`, soft, looks.certify)
  const name = certificate.name || certificate.nameEn
  line(name, { ...ink, bold: true, spacing: looks.name.spacing }, looks.name)
  if (certificate.nameEn !== name) {
    line(certificate.nameEn, looks.nameEn.style ?? ink, looks.nameEn)
  }
  line(words.completed.zh, soft, looks.completed)
  line(words.completed.en, soft, looks.completedEn)
  const { colour = ink.colour } = looks.course
  line(certificate.course, { ...ink, colour, bold: true }, looks.course)
  if (certificate.courseEn !== certificate.course) {
    line(certificate.courseEn, ink, looks.courseEn)
  }
}

/** Draws the QR code with the light margin that readers need. */
export function drawQr({ doc }: Pen, url: string, box: { x: number; y: number; side: number }) {
  const rows = encodeQR(url, 'raw', { ecc: 'medium', border: 2 })
  const unit = box.side / rows.length
  doc.rect(box.x, box.y, box.side, box.side).fill('#ffffff')
  for (const [n, row] of rows.entries()) {
    for (let at = 0; at < row.length; at += 1) {
      if (!row[at]) continue
      const from = at
      while (row[at + 1]) at += 1
      doc.rect(box.x + from * unit, box.y + n * unit, (at - from + 1) * unit, unit)
    }
  }
  doc.fill('#0e2a47')
}

/** Draws the sail: two strokes over a waterline, 100 units wide. */
export function drawSail(
  { doc }: Pen,
  at: { x: number; y: number; scale: number; colour: string; opacity: number },
) {
  doc.save()
  doc.translate(at.x, at.y).scale(at.scale)
  doc.fillColor(at.colour).fillOpacity(at.opacity)
  doc.path('M52 4 C78 26 86 50 84 76 L52 76 Z').fill()
  doc.path('M46 18 C34 44 24 60 12 76 L46 76 Z').fill()
  doc.strokeColor(at.colour).strokeOpacity(at.opacity).lineWidth(5).lineCap('round')
  doc.path('M4 90 C20 82 34 98 50 90 C66 82 80 98 96 90').stroke()
  doc.restore()
}

/** Puts a picture into a box without changing its shape. */
export function drawPicture(
  { doc }: Pen,
  picture: Uint8Array | null,
  box: { x: number; y: number; width: number; height: number },
) {
  if (!picture) return
  const { x, y, width, height } = box
  doc.save().fillOpacity(0.88)
  doc.image(Buffer.from(picture), x, y, {
    ...{ fit: [width, height], align: 'center', valign: 'center' },
  })
  doc.restore()
}

/** The signature over its line, with the signer's name and title in both languages. */
export function drawSigner(
  { pen, certificate, pictures }: Sheet,
  { x, y, width, ink, soft }: { x: number; y: number; width: number; ink: Style; soft: Style },
) {
  drawPicture(pen, pictures.signature, { x, y: y - 50, width, height: 46 })
  pen.doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.7)
    .stroke(soft.colour)
  const { signer, signerEn, signerTitle, signerTitleEn } = certificate
  const middle = { x: x + width / 2, align: 'center' as const, most: width + 20 }
  const names = signer === signerEn ? signer : `${signer}  ${signerEn}`
  pen.text(names, ink, { ...middle, y: y + ink.size * 1.4 })
  const zhAt = y + ink.size * 1.4 + soft.size * 1.5
  pen.text(signerTitle, soft, { ...middle, y: zhAt })
  pen.text(signerTitleEn, soft, { ...middle, y: signerTitle ? zhAt + soft.size * 1.4 : zhAt })
}

/** The institution, the date and the end of validity, with the seal over them. */
export function drawIssuer(
  { pen, certificate, pictures, words }: Sheet,
  { x, y, width, ink, soft }: { x: number; y: number; width: number; ink: Style; soft: Style },
) {
  const middle = { x: x + width / 2, align: 'center' as const, most: width }
  const side = 92
  // Beside the middle, so that the words under it stay readable.
  const sealAt = { x: x + width / 2 - side / 2 + 58, y: y - 62 }
  drawPicture(pen, pictures.seal, { ...sealAt, width: side, height: side })
  const { institution, institutionEn } = certificate
  pen.text(institution, ink, { ...middle, y })
  let base = y
  if (institutionEn !== institution) {
    base += ink.size * 1.25
    pen.text(institutionEn, soft, { ...middle, y: base })
  }
  for (const both of [words.issued, words.expires]) {
    if (!both) continue
    base += soft.size * 1.5
    pen.text(`${both.zh}  ${both.en}`, soft, { ...middle, y: base })
  }
}

/** Writes across the page that it is no certificate. */
export function drawSpecimen(pen: Pen): void {
  const { doc } = pen
  const center = { x: page.width / 2, y: page.height / 2 }
  doc.save()
  doc.rotate(-24, { origin: [center.x, center.y] }).opacity(0.2)
  const style = { face: 'sans', size: 92, colour: '#b3261e', spacing: 6 } as const
  pen.text(specimenWords.across, style, { x: center.x, y: center.y + 32, align: 'center' })
  doc.restore()
}
