import { readFile } from 'node:fs/promises'
import {
  type SeedCertificate,
  seedCertificates,
  type SeedOffer,
} from '#src/features/learning/certificate/server/seed-certificates.ts'
import { clearPicture } from '#src/features/learning/certificate/server/keep-picture.ts'
import { seedCompletions } from '#src/features/learning/study/server/seed-completions.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import type { Loaded } from './load-course.ts'
import { people } from './people.ts'

const day = 86_400_000
const ago = (days: number) => new Date(Date.now() - days * day)

export interface CertificatePictures {
  sealFileId: number
  signatureFileId: number
}

/** Stores the seal and the signature of the demo school. */
export async function storeCertificatePictures(kernel: Kernel): Promise<CertificatePictures> {
  const keep = async (name: string) => {
    const given = await readFile(new URL(`certificates/${name}`, import.meta.url))
    const bytes = await clearPicture(given, 'image/png')
    const file = { bytes, name: 'picture.png', mime: 'image/png', visibility: 'private' } as const
    return (await saveFile(kernel, { ...file, ownerId: null, loose: true })).id
  }
  return { sealFileId: await keep('seal.png'), signatureFileId: await keep('signature.png') }
}

/** The courses with certificates: the design and the hours. */
const offers = {
  'incoterms-2020': { template: 'classic', hours: 16, showsMark: true },
  'export-pricing': { template: 'classic', hours: 12, showsMark: true },
  'customs-declaration': { template: 'modern', hours: 24, showsMark: false },
  'trade-foundations': { template: 'academy', hours: 20, showsMark: false },
} as const

/**
 * Certificates of the demo school. The shown student has done three courses in an earlier year: one certificate is
 * valid, one was revoked, and one waits to be claimed. Another learner asks for a corrected name.
 */
export async function loadCertificates(
  tx: Tx,
  kernel: Pick<Kernel, 'jobs'>,
  courses: readonly Loaded[],
  { userIds, pictures }: { userIds: Map<string, number>; pictures: CertificatePictures },
): Promise<void> {
  for (const { course, courseId } of courses) {
    const set = offers[course.slug as keyof typeof offers]
    if (!set) continue
    const holder = (username: string) => {
      const realName = people.find((one) => one.username === username)!.realName
      return {
        ...{ userId: userIds.get(username)!, name: realName, nameEn: latinName(realName) },
        ...{ course: course.name.zh, courseEn: course.name.en, mark: null },
      }
    }
    const offer: SeedOffer = {
      ...{ ...set, ...pictures, courseId, offered: true, asksFee: false },
      ...{ institution: '远帆学堂', institutionEn: 'Farsail' },
      ...{ signer: '顾明远', signerEn: 'Gu Mingyuan' },
      ...{ signerTitle: '教务负责人', signerTitleEn: 'Head of Academic Affairs' },
      validMonths: course.slug === 'customs-declaration' ? 36 : null,
    }
    const learner = course.reviews[0]?.by ?? 'student'
    const issued: Partial<Record<string, SeedCertificate[]>> = {
      'incoterms-2020': [
        {
          ...{ ...holder(learner), mark: 86, completedAt: ago(35), issuedAt: ago(34) },
          nameEn: holder(learner).nameEn.replace(' ', '-'),
          asked: {
            ...{ name: holder(learner).name, nameEn: holder(learner).nameEn, at: ago(2) },
            words: '拼音与护照不一致。The spelling differs from my passport.',
          },
        },
      ],
      // Not the course that the student is learning now.
      'export-pricing': [
        { ...holder('student'), mark: 92, completedAt: ago(121), issuedAt: ago(120) },
      ],
      'customs-declaration': [
        {
          ...{ ...holder('student'), completedAt: ago(301), issuedAt: ago(300) },
          revoked: { words: '学时登记有误。The hours were entered wrongly.', at: ago(280) },
        },
      ],
    }
    await seedCertificates(tx, kernel, offer, issued[course.slug] ?? [])
    const done = (issued[course.slug] ?? []).map(({ userId, completedAt }) => ({
      ...{ userId, courseId, completedAt },
    }))
    const unclaimed = { userId: userIds.get('student')!, courseId, completedAt: ago(12) }
    await seedCompletions(tx, done.length > 0 ? done : [unclaimed])
  }
}
