import { drawHolder, drawIssuer, drawQr, drawSail, drawSigner, type Sheet } from './marks.ts'
import { page, type Pen, type Style } from './pen.ts'

const paper = '#fcf9f0'
const gold = '#a98838'
const ink = '#22304a'
const soft = '#6a6a62'

/** Ivory paper with a double golden frame and serif letters. */
export function drawClassic(sheet: Sheet): void {
  const { pen, certificate, words } = sheet
  drawFrame(pen)
  const serif = (size: number, colour = ink): Style => ({ face: 'serif', size, colour })
  const x = page.width / 2
  const center = { x, align: 'center' as const }
  const wide = { ...center, most: 620 }
  pen.text(words.title.zh, { ...serif(40), bold: true, spacing: 14 }, { ...center, y: 118 })
  const english = { ...serif(14, gold), spacing: 3 }
  pen.text(words.title.en.toUpperCase(), english, { ...center, y: 144 })
  pen.doc
    .moveTo(x - 120, 160)
    .lineTo(x + 120, 160)
    .lineWidth(0.8)
    .stroke(gold)
  drawHolder(sheet, wide, {
    ...{ ink: serif(12), soft: serif(12, soft) },
    certify: { y: 190, size: 12 },
    name: { y: 236, size: 36, spacing: 4 },
    nameEn: { y: 262, size: 17 },
    completed: { y: 292, size: 12.5 },
    completedEn: { y: 309, size: 10.5 },
    course: { y: 345, size: 24 },
    courseEn: { y: 369, size: 14 },
  })
  pen.text(words.facts.zh, serif(12.5), { ...wide, y: 394 })
  pen.text(words.facts.en, serif(10.5, soft), { ...wide, y: 410 })
  drawSigner(sheet, { x: 76, y: 476, width: 190, ink: serif(12), soft: serif(9, soft) })
  drawIssuer(sheet, {
    x: page.width - 290,
    y: 474,
    width: 220,
    ink: serif(13),
    soft: serif(9, soft),
  })
  drawQr(pen, certificate.verifyUrl, { x: x - 34, y: 434, side: 68 })
  const small = serif(7.5, soft)
  pen.text(`${words.verify.zh}  ${words.verify.en}`, small, { ...center, y: 513 })
  pen.text(`${words.code.zh} ${certificate.code}`, small, { ...center, y: 525 })
  pen.text(certificate.verifyUrl, { ...small, size: 6.5 }, { ...center, y: 536, most: 360 })
}

function drawFrame(pen: Pen): void {
  const { doc } = pen
  doc.rect(0, 0, page.width, page.height).fill(paper)
  drawSail(pen, { x: page.width / 2 - 160, y: 140, scale: 3.2, colour: gold, opacity: 0.06 })
  const box = (inset: number, line: number) =>
    doc
      .rect(inset, inset, page.width - 2 * inset, page.height - 2 * inset)
      .lineWidth(line)
      .stroke(gold)
  box(22, 2.4)
  box(29, 0.7)
  // A quarter of a circle cuts each corner of the inner frame.
  for (const [cx, cy] of [
    [29, 29],
    [page.width - 29, 29],
    [29, page.height - 29],
    [page.width - 29, page.height - 29],
  ] as const) {
    doc.save()
    doc.rect(22, 22, page.width - 44, page.height - 44).clip()
    doc.circle(cx, cy, 26).lineWidth(0.7).stroke(gold)
    doc.circle(cx, cy, 20).lineWidth(0.7).stroke(gold)
    doc.circle(cx, cy, 12).fill(gold)
    doc.restore()
  }
  box(22, 2.4)
}
