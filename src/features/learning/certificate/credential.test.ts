import { DataIntegrityProof } from '@digitalbazaar/data-integrity'
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite'
import * as multikey from '@digitalbazaar/ed25519-multikey'
import * as vc from '@digitalbazaar/vc'
import { eq } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { refusal } from '#tests/world.ts'
import { certificateApi } from './contract.ts'
import { issuerKey } from './server/credential/issuer-key.ts'
import { loadContext } from './server/credential/contexts.ts'
import { certificateKeys, certificates } from './tables.ts'
import { makeCode } from './code.ts'
import { openCertificates } from './test-certificate.ts'

vi.setConfig({ testTimeout: 60_000 })

const { db, kernel, course, graduate, claim, drawn, visitor } = await openCertificates()

interface Credential {
  issuer: { id: string }
  credentialSubject: { identifier: { identityHash: string }[]; achievement: { name: string } }
}

/** Another implementation than the one that signs: it knows the credential and its two contexts only. */
async function verify(credential: object): Promise<boolean> {
  const documentLoader = async (url: string) => {
    if (!url.startsWith('did:key:')) return loadContext(url)
    const [controller, publicKeyMultibase] = url.split('#') as [string, string | undefined]
    const id = `${controller}#${publicKeyMultibase ?? controller.slice('did:key:'.length)}`
    const method = { id, controller, type: 'Multikey', publicKeyMultibase: id.split('#')[1] }
    const key = {
      '@context': 'https://w3id.org/security/multikey/v1',
      ...(await (
        await multikey.from({ '@context': 'https://w3id.org/security/multikey/v1', ...method })
      ).export({ publicKey: true })),
    }
    const document = publicKeyMultibase
      ? key
      : { '@context': 'https://www.w3.org/ns/did/v1', id: controller, assertionMethod: [key] }
    return { contextUrl: null, documentUrl: url, document }
  }
  const suite = new DataIntegrityProof({ cryptosuite })
  const result = await vc.verifyCredential({ credential, suite, documentLoader })
  return result.verified
}

test('the credential is accepted by an independent verifier, and a changed one is not', async () => {
  const given = await course({ validMonths: '24' })
  const student = await graduate(given, '陈𠮷')
  const code = await claim(student, given.courseId)
  const { row } = await drawn(code)
  const { credential: text } = await visitor(certificateApi.getCredential, { code })
  const credential = JSON.parse(text) as Credential
  expect(await verify(credential)).toBe(true)
  const { issuerDid } = await visitor(certificateApi.verify, { code })
  expect(credential).toMatchObject({
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    // Midnight at the school, so that it is valid from the moment of its issue.
    validFrom: new Date(`${row.issuedOn}T00:00:00+08:00`).toISOString().replace('.000Z', 'Z'),
    validUntil: new Date(`${row.expiresOn}T23:59:59+08:00`).toISOString().replace('.000Z', 'Z'),
    issuer: { id: issuerDid },
    credentialSubject: { identifier: [{ identityHash: '陈𠮷' }, {}] },
  })
  const changes: ((copy: Credential) => unknown)[] = [
    (copy) => (copy.credentialSubject.identifier[0]!.identityHash = '别人'),
    (copy) => (copy.credentialSubject.achievement.name = '别的课程'),
    (copy) => Object.assign(copy, { validUntil: '2099-01-01T00:00:00Z' }),
    (copy) => Object.assign(copy, { id: 'https://elsewhere.example/verify/1' }),
  ]
  for (const change of changes) {
    const copy = structuredClone(credential)
    change(copy)
    expect(await verify(copy)).toBe(false)
  }
})

test('one key signs all credentials, and is stored sealed', async () => {
  const given = await course()
  const [one, two] = [await graduate(given), await graduate(given)]
  const codes = [await claim(one, given.courseId), await claim(two, given.courseId)]
  await Promise.all(codes.map(drawn))
  const keys = await db.select().from(certificateKeys)
  expect(keys).toHaveLength(1)
  expect(keys[0]!.sealed).not.toContain('PRIVATE')
  const dids = await Promise.all(
    codes.map(async (code) => {
      const { credential } = await visitor(certificateApi.getCredential, { code })
      return (JSON.parse(credential) as Credential).issuer.id
    }),
  )
  expect(new Set(dids)).toEqual(new Set([keys[0]!.did]))
  const other = await issuerKey({ db, secret: `${kernel.secret} changed` })
  expect(other.did, 'a key whose seal cannot be opened is made again').not.toBe(keys[0]!.did)
  await db.update(certificates).set({ credential: null }).where(eq(certificates.code, codes[0]!))
  for (const code of [codes[0]!, makeCode()]) {
    await expect(visitor(certificateApi.getCredential, { code })).rejects.toMatchObject(
      refusal('certificate.unknownCode'),
    )
  }
})
