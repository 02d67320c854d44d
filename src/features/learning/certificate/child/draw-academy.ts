import { drawHolder, drawIssuer, drawQr, drawSail, drawSigner, type Sheet } from './marks.ts'
import { page, type Pen, type Style } from './pen.ts'

const sand = '#f7f4ee'
const sea = '#0e2a47'
const teal = '#2b6f8f'
const coral = '#d9573a'
const soft = '#5f6874'

/** A white sheet on sand between bands of fine waves, as on old shares and bills of lading. */
export function drawAcademy(sheet: Sheet): void {
  const { pen, certificate, words } = sheet
  const { doc } = pen
  drawWaves(pen)
  const serif = (size: number, colour = sea): Style => ({ face: 'serif', size, colour })
  const x = page.width / 2
  const center = { x, align: 'center' as const }
  const wide = { ...center, most: 600 }
  drawSail(pen, { x: x - 21, y: 70, scale: 0.42, colour: teal, opacity: 1 })
  const head = { ...serif(14), bold: true, spacing: 2 }
  pen.text(certificate.institution, head, { ...wide, y: 134 })
  pen.text(words.title.zh, { ...serif(34, teal), bold: true, spacing: 10 }, { ...center, y: 178 })
  pen.text(words.title.en, serif(14, soft), { ...center, y: 200 })
  doc.rect(x - 22, 211, 44, 2.4).fill(coral)
  drawHolder(sheet, wide, {
    ...{ ink: serif(12), soft: serif(12, soft) },
    certify: { y: 236, size: 11 },
    name: { y: 276, size: 32, spacing: 4 },
    nameEn: { y: 299, size: 16 },
    completed: { y: 323, size: 11.5 },
    completedEn: { y: 338, size: 9.5 },
    course: { y: 370, size: 22, colour: teal },
    courseEn: { y: 391, size: 13 },
  })
  pen.text(`${words.facts.zh}    ${words.facts.en}`, serif(11), { ...wide, y: 414 })
  drawSigner(sheet, { x: 96, y: 476, width: 180, ink: serif(11.5), soft: serif(8.5, soft) })
  drawIssuer(sheet, {
    x: page.width - 300,
    y: 476,
    width: 210,
    ink: serif(12),
    soft: serif(8.5, soft),
  })
  drawQr(pen, certificate.verifyUrl, { x: x - 30, y: 430, side: 60 })
  const small = serif(7, soft)
  pen.text(`${words.verify.zh}  ${words.verify.en}`, small, { ...center, y: 501 })
  pen.text(`${words.code.zh} ${certificate.code}`, small, { ...center, y: 511 })
  pen.text(certificate.verifyUrl, { ...small, size: 6 }, { ...center, y: 520, most: 330 })
}

function drawWaves({ doc }: Pen): void {
  doc.rect(0, 0, page.width, page.height).fill(sand)
  const lines = 14
  for (const [top, direction] of [
    [26, 1],
    [page.height - 26, -1],
  ] as const) {
    for (let n = 0; n < lines; n += 1) {
      const phase = (n / lines) * Math.PI * 2
      const y = (x: number) =>
        top + direction * (7 + 11 * Math.sin(x / 38 + phase) + 5 * Math.sin(x / 17 - phase))
      doc.moveTo(0, y(0))
      for (let x = 6; x <= page.width + 6; x += 6) doc.lineTo(x, y(x))
      doc
        .lineWidth(0.45)
        .strokeOpacity(0.55)
        .stroke(n % 2 === 0 ? teal : '#8fb3c2')
    }
  }
  doc.strokeOpacity(1)
  const inset = 54
  const [width, height] = [page.width - 2 * inset, page.height - 2 * inset]
  doc.roundedRect(inset, inset, width, height, 6).fill('#ffffff')
  doc.roundedRect(inset, inset, width, height, 6).lineWidth(1.2).stroke(sea)
  doc
    .roundedRect(inset + 5, inset + 5, width - 10, height - 10, 4)
    .lineWidth(0.5)
    .stroke(teal)
}
