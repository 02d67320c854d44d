import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import type { certificateApi } from '../contract.ts'
import { certificatePaths } from '../paths.ts'
import { certificates } from '../tables.ts'
import { holdCertificate, mustManageCertificate } from './held-certificate.ts'
import { declinedMessage } from './messages-text.ts'
import { mayDecide } from './rules.ts'
import { noWish } from './wish.ts'

/** Declines a wish for another name. Its holder gets the reason, and may ask again. */
export async function declineReissue({
  db,
  viewer,
  messages,
  input,
}: Call<typeof certificateApi.decline>) {
  const { certificateId, words } = input
  await mustManageCertificate(db, certificateId, viewer)
  await db.transaction(async (tx) => {
    const held = await holdCertificate(tx, certificateId)
    const asked = held.askedAt !== null && held.userId !== null
    must(mayDecide({ revoked: held.revokedAt !== null, asked }))
    await tx.update(certificates).set(noWish).where(eq(certificates.id, certificateId))
    await messages.send(tx, {
      ...declinedMessage({ zh: held.course, en: held.courseEn }, words),
      ...{ userId: held.userId!, kind: 'course', link: certificatePaths.mine() },
    })
  })
  return {}
}
