import type { Kernel } from '#src/server/kernel.ts'
import { siteInfo } from '#src/server/pages/site-info.ts'
import type { certificates } from '../../tables.ts'
import { badgesUrl, credentialsUrl } from './contexts.ts'
import { issuerKey } from './issuer-key.ts'
import { signDocument } from './sign-document.ts'

/** Makes the Open Badges 3.0 credential of a certificate. @returns JSON */
export async function signedCredential(
  kernel: Pick<Kernel, 'db' | 'secret' | 'config'>,
  given: typeof certificates.$inferSelect,
  verifyUrl: string,
): Promise<string> {
  const key = await issuerKey(kernel)
  const { url } = siteInfo(kernel.config)
  const document = {
    '@context': [credentialsUrl, badgesUrl],
    id: verifyUrl,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: bothOf(given.course, given.courseEn),
    issuer: {
      ...{ id: key.did, type: ['Profile'], url },
      name: bothOf(given.institution, given.institutionEn),
    },
    validFrom: atSchool(given.issuedOn, '00:00:00'),
    ...(given.expiresOn && { validUntil: atSchool(given.expiresOn, '23:59:59') }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [...new Set([given.name, given.nameEn])].map((name) => ({
        ...{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' },
      })),
      achievement: {
        id: `${verifyUrl}#course`,
        type: ['Achievement'],
        achievementType: 'Certificate',
        name: bothOf(given.course, given.courseEn),
        description: bothOf(`${given.hours} 学时`, `${given.hours} hours`),
        criteria: { narrative: '学完课程的全部内容 / Complete all content of the course' },
      },
      ...(given.mark !== null && { result: [{ type: ['Result'], value: String(given.mark) }] }),
    },
  }
  return JSON.stringify(await signDocument(document, key, given.createdAt), null, 2)
}

const bothOf = (zh: string, en: string) => (zh === en ? zh : `${zh} / ${en}`)

/** A day begins at the school eight hours before it does in UTC. */
const atSchool = (day: string, time: string) =>
  new Date(`${day}T${time}+08:00`).toISOString().replace('.000Z', 'Z')
