import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { certificateApi } from '../contract.ts'
import { certificatePaths } from '../paths.ts'
import { certificates } from '../tables.ts'
import { certificateActs } from './acts-text.ts'
import { holdCertificate, mustManageCertificate } from './held-certificate.ts'
import { issueCertificate } from './issue-certificate.ts'
import { reissuedMessage } from './messages-text.ts'
import { mayDecide, mayReissue } from './rules.ts'
import { noWish } from './wish.ts'

/**
 * Issues a certificate again with the name that its holder asked for. The earlier one is revoked, and each leads to the
 * other when it is verified.
 */
export async function reissueCertificate(call: Call<typeof certificateApi.reissue>) {
  const { db, viewer, messages, jobs, input } = call
  const { certificateId } = input
  await mustManageCertificate(db, certificateId, viewer)
  return db.transaction(async (tx) => {
    const held = await holdCertificate(tx, certificateId)
    const asked = held.askedAt !== null && held.userId !== null
    must(mayDecide({ revoked: held.revokedAt !== null, asked }))
    must(mayReissue({ name: held.askedName, nameEn: held.askedNameEn }, input))
    await tx
      .update(certificates)
      .set({ ...noWish, revokedAt: new Date(), revokedReason: 'replaced' })
      .where(eq(certificates.id, certificateId))
    const { id: _id, code: _code, createdAt: _at, ...printed } = held
    const issued = await issueCertificate(
      tx,
      { jobs },
      {
        ...{ ...printed, ...noWish, name: held.askedName, nameEn: held.askedNameEn },
        ...{ issuedOn: schoolDay(), replacesId: certificateId },
        // The fee stays with the certificate that was paid for, so that a sum counts it once.
        paid: 0,
        ...{ pdfFileId: null, jpgFileId: null, credential: null },
      },
    )
    const userId = held.userId!
    await recordAct(tx, call, certificateActs.reissue, {
      ...{ subjectUserId: userId, subject: `certificate:${issued.certificateId}` },
    })
    await messages.send(tx, {
      ...reissuedMessage({ zh: held.course, en: held.courseEn }),
      ...{ userId, kind: 'course', weight: 'important' },
      link: certificatePaths.mine(),
      key: `certificate:${certificateId}:replaced`,
    })
    return { code: issued.code }
  })
}
