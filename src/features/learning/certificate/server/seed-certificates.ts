import { eq } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { certificateOffers, certificates } from '../tables.ts'
import { issueCertificate } from './issue-certificate.ts'

export type SeedOffer = typeof certificateOffers.$inferInsert

export interface SeedCertificate {
  userId: number
  name: string
  nameEn: string
  course: string
  courseEn: string
  mark: number | null
  completedAt: Date
  issuedAt: Date
  revoked?: { words: string; at: Date }
  /** A wish for another name, which waits. */
  asked?: { name: string; nameEn: string; words: string; at: Date }
}

/** Loads the offer of a course of the demo school, with certificates that it has issued. */
export async function seedCertificates(
  tx: Tx,
  kernel: Pick<Kernel, 'jobs'>,
  offer: SeedOffer,
  issued: readonly SeedCertificate[],
): Promise<void> {
  await tx.insert(certificateOffers).values(offer)
  const { sealFileId, signatureFileId } = offer
  for (const fileId of [sealFileId, signatureFileId]) if (fileId) await attachFile(tx, { fileId })
  const { offered: _o, asksFee: _f, showsMark: _m, updatedAt: _at, ...printed } = offer
  const { validMonths = null, ...rest } = printed
  for (const one of issued) {
    const { completedAt, issuedAt, revoked, asked, ...person } = one
    const { certificateId } = await issueCertificate(tx, kernel, {
      ...{ ...rest, ...person, validMonths, createdAt: issuedAt },
      ...{ completedOn: schoolDay(completedAt), issuedOn: schoolDay(issuedAt) },
    })
    const more = {
      ...(revoked && {
        ...{ revokedAt: revoked.at, revokedReason: 'error' as const, revokedWords: revoked.words },
      }),
      ...(asked && {
        ...{ askedName: asked.name, askedNameEn: asked.nameEn },
        ...{ askedWords: asked.words, askedAt: asked.at },
      }),
    }
    if (revoked ?? asked) {
      await tx.update(certificates).set(more).where(eq(certificates.id, certificateId))
    }
  }
}
