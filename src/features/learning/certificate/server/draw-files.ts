import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { DrawOrder } from '../child/printed.ts'
import { groupedCode } from '../grouped-code.ts'
import { certificatePaths } from '../paths.ts'
import { certificates } from '../tables.ts'
import { signedCredential } from './credential/signed-credential-text.ts'
import { drawSheet, readKept } from './draw-sheet.ts'
import { drawJob } from './issue-certificate.ts'

/** Draws a certificate that was issued, as PDF and JPG, and signs its credential. */
export const drawFilesJob: Job = {
  name: drawJob,
  options: { timeout: 120, concurrency: 1 },
  run: (kernel, { certificateId }: { certificateId: number }, { signal }) =>
    drawFiles(kernel, certificateId, signal),
}

type Certificate = typeof certificates.$inferSelect

export async function drawFiles(
  kernel: Kernel,
  certificateId: number,
  signal: AbortSignal,
): Promise<void> {
  const { db } = kernel
  // Its holder may delete the account meanwhile; a second run finds the files of the first.
  const waits = and(
    eq(certificates.id, certificateId),
    isNull(certificates.pdfFileId),
    isNotNull(certificates.userId),
  )
  const [certificate] = await db.select().from(certificates).where(waits)
  if (!certificate) return
  const order = await orderOf(kernel, certificate)
  const { pdf, jpg } = await drawSheet(order, signal)
  const [credential, pdfFileId, jpgFileId] = await Promise.all([
    signedCredential(kernel, certificate, order.certificate.verifyUrl),
    keep(kernel, certificate, { bytes: pdf, ending: 'pdf', mime: 'application/pdf' }),
    keep(kernel, certificate, { bytes: jpg, ending: 'jpg', mime: 'image/jpeg' }),
  ])
  await db.transaction(async (tx) => {
    const { rowCount } = await tx
      .update(certificates)
      .set({ pdfFileId, jpgFileId, credential })
      .where(waits)
    if (rowCount === 0) return
    for (const fileId of [pdfFileId, jpgFileId]) await attachFile(tx, { fileId })
  })
}

async function keep(
  kernel: Kernel,
  { code }: Certificate,
  { bytes, ending, mime }: { bytes: Uint8Array; ending: string; mime: string },
): Promise<number> {
  const file = await saveFile(kernel, {
    ...{ bytes, mime, name: `certificate-${groupedCode(code)}.${ending}` },
    ...{ visibility: 'private', ownerId: null, loose: true },
  })
  return file.id
}

async function orderOf(kernel: Kernel, given: Certificate): Promise<DrawOrder> {
  const verifyUrl = siteInfo(kernel.config).url + certificatePaths.certificate(given.code)
  const { template, name, nameEn, course, courseEn, hours, mark } = given
  const { institution, institutionEn, signer, signerEn, signerTitle, signerTitleEn } = given
  const { completedOn, issuedOn, expiresOn } = given
  return {
    certificate: {
      ...{ template, code: groupedCode(given.code), verifyUrl, name, nameEn, course, courseEn },
      ...{ hours, mark, institution, institutionEn, signer, signerEn, signerTitle, signerTitleEn },
      ...{ completedOn, issuedOn, expiresOn },
    },
    pictures: {
      seal: await readKept(kernel, given.sealFileId),
      signature: await readKept(kernel, given.signatureFileId),
    },
  }
}

/** Every ten minutes, draws those whose job was given up, the oldest first. */
export const drawMissingJob: Job = {
  name: 'certificate-draw-missing',
  cron: '*/10 * * * *',
  async run({ db, jobs }) {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from certificates where pdf_file_id is null and user_id is not null
        and created_at < now() - interval '10 minutes' order by id limit 100`)
    for (const { id } of rows) {
      const once = { key: String(id), withinSeconds: 3600 }
      await jobs.enqueue(db, drawJob, { certificateId: id }, { once })
    }
  },
}
