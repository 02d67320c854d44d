import type { CertificateTemplate } from '../limits.ts'
import { drawAcademy } from './draw-academy.ts'
import { drawClassic } from './draw-classic.ts'
import { drawModern } from './draw-modern.ts'
import { drawSpecimen, type Sheet } from './marks.ts'
import { Pen } from './pen.ts'
import type { DrawOrder } from './printed.ts'
import { wordsOf } from './words-text.ts'

const designs: Record<CertificateTemplate, (sheet: Sheet) => void> = {
  classic: drawClassic,
  modern: drawModern,
  academy: drawAcademy,
}

/** Draws a certificate as a PDF of one page with its fonts inside. */
export async function drawCertificate(order: DrawOrder): Promise<Buffer> {
  const { certificate, pictures } = order
  const words = wordsOf(certificate)
  const pen = new Pen({
    title: `${words.title.zh} ${words.title.en} · ${certificate.code}`,
    author: certificate.institution,
    subject: `${certificate.name} ${certificate.nameEn} · ${certificate.course}`,
  })
  designs[certificate.template]({ pen, certificate, pictures, words })
  if (order.specimen) drawSpecimen(pen)
  return pen.end()
}
