import { createHash, sign } from 'node:crypto'
import { loadContext } from './contexts.ts'
import type { IssuerKey } from './issuer-key.ts'
import { multibase58 } from './multibase.ts'

type Json = Record<string, unknown>

/**
 * Adds a Data Integrity proof of the suite eddsa-rdfc-2022: both the document and the options of the proof are brought
 * into their one normal form, and the two hashes are signed.
 */
export async function signDocument(document: Json, key: IssuerKey, at: Date): Promise<Json> {
  const options = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-rdfc-2022',
    created: at.toISOString().replace(/\.\d+/, ''),
    verificationMethod: key.method,
    proofPurpose: 'assertionMethod',
  }
  const hashes = await Promise.all([
    hashOf({ '@context': document['@context'], ...options }),
    hashOf(document),
  ])
  const proofValue = multibase58(sign(null, Buffer.concat(hashes), key.privateKey))
  return { ...document, proof: { ...options, proofValue } }
}

async function hashOf(document: Json): Promise<Buffer> {
  // Loaded when the first credential is signed: it is large, and most processes never need it.
  const { default: jsonld } = await import('jsonld')
  const normal = await jsonld.canonize(document, {
    ...{ algorithm: 'RDFC-1.0', format: 'application/n-quads', documentLoader: loadContext },
    // Refuses a word that the contexts do not know, which would not be signed.
    safe: true,
  })
  return createHash('sha256').update(normal).digest()
}
