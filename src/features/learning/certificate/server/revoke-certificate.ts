import { eq } from 'drizzle-orm'
import { recordAct } from '#src/server/audit/record-act.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { certificateApi } from '../contract.ts'
import { certificatePaths } from '../paths.ts'
import { certificates } from '../tables.ts'
import { certificateActs } from './acts-text.ts'
import { holdCertificate, mustManageCertificate } from './held-certificate.ts'
import { revokedMessage } from './messages-text.ts'
import { mayRevoke } from './rules.ts'
import { noWish } from './wish.ts'

/** Revokes a certificate for good. It stays verifiable, with the reason, and its holder gets a message. */
export async function revokeCertificate(call: Call<typeof certificateApi.revoke>) {
  const { db, viewer, messages, input } = call
  const { certificateId, reason, words } = input
  await mustManageCertificate(db, certificateId, viewer)
  await db.transaction(async (tx) => {
    const held = await holdCertificate(tx, certificateId)
    must(mayRevoke({ revoked: held.revokedAt !== null }))
    await tx
      .update(certificates)
      .set({ ...noWish, revokedAt: new Date(), revokedReason: reason, revokedWords: words })
      .where(eq(certificates.id, certificateId))
    if (held.userId === null) return
    await recordAct(tx, call, certificateActs.revoke, {
      ...{ subjectUserId: held.userId, subject: `certificate:${certificateId}` },
      detail: { reason },
    })
    await messages.send(tx, {
      ...revokedMessage({ zh: held.course, en: held.courseEn }, reason, words),
      ...{ userId: held.userId, kind: 'course', weight: 'important' },
      link: certificatePaths.mine(),
      key: `certificate:${certificateId}:revoked`,
    })
  })
  return {}
}
