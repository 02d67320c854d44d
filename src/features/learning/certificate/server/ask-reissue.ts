import { eq } from 'drizzle-orm'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { certificateApi } from '../contract.ts'
import { certificateErrors } from '../errors.ts'
import { certificates } from '../tables.ts'
import { holdCertificate } from './held-certificate.ts'
import { printedNames } from './profile-name.ts'
import { mayAsk } from './rules.ts'

/**
 * Asks for a certificate again with the name that the profile has now. A teacher decides, because anybody may change
 * the name in the own profile, and a certificate could be passed on that way. Asked again, the wish has the new words.
 */
export async function askReissue({ db, viewer, input }: Call<typeof certificateApi.ask>) {
  const { certificateId, words } = input
  await db.transaction(async (tx) => {
    const names = printedNames(await holdOwn(tx, viewer.id))
    const held = await holdCertificate(tx, certificateId)
    if (held.userId !== viewer.id) throw new AppError(certificateErrors.notFound)
    must(mayAsk({ revoked: held.revokedAt !== null, printed: held, profile: names }))
    await tx
      .update(certificates)
      .set({
        ...{ askedName: names.name, askedNameEn: names.nameEn, askedWords: words },
        askedAt: held.askedAt ?? new Date(),
      })
      .where(eq(certificates.id, certificateId))
  })
  return {}
}
