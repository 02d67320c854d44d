import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Kernel } from '#src/server/kernel.ts'
import { sealText, unsealText } from '#src/server/secrets/seal.ts'
import { certificateKeys } from '../../tables.ts'
import { multibase58 } from './multibase.ts'

const purpose = 'certificate.key'
/** Marks an Ed25519 public key (Multicodec). */
const ed25519 = [0xed, 0x01]

export interface IssuerKey {
  /** The public part as did:key: it needs no address, so that it outlives a change of the site's name. */
  did: string
  /** The method that a verifier looks up. */
  method: string
  privateKey: KeyObject
}

/**
 * Returns the key of this school; makes it for the first credential, and again where the site's secret has changed, so
 * that its seal cannot be opened. Credentials name the key that signed them, so earlier ones stay right.
 */
export async function issuerKey({ db, secret }: Pick<Kernel, 'db' | 'secret'>): Promise<IssuerKey> {
  const [found] = await db.select().from(certificateKeys)
  const opened = found && openKey(secret, found)
  if (opened) return opened
  const pair = generateKeyPairSync('ed25519')
  const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
  const made = { did: didOf(pair.publicKey), sealed: sealText(secret, purpose, pem) }
  // Of two processes that make one at once, the first wins.
  const isAsFound = sql`${certificateKeys.did} = ${found?.did ?? ''}`
  await db
    .insert(certificateKeys)
    .values(made)
    .onConflictDoUpdate({ target: certificateKeys.id, set: made, setWhere: isAsFound })
  const [kept] = await db.select().from(certificateKeys)
  const key = openKey(secret, kept!)
  if (!key) throw new Error('the key of certificates is sealed with another secret')
  return key
}

function openKey(
  secret: string,
  { did, sealed }: { did: string; sealed: string },
): IssuerKey | undefined {
  try {
    const privateKey = createPrivateKey(unsealText(secret, purpose, sealed))
    return { did, privateKey, method: `${did}#${did.slice('did:key:'.length)}` }
  } catch {
    return undefined
  }
}

/** Returns the did:key of a public or private Ed25519 key. */
export function didOf(key: KeyObject): string {
  const shown = key.type === 'private' ? createPublicKey(key) : key
  const raw = Buffer.from(shown.export({ format: 'jwk' }).x!, 'base64url')
  return `did:key:${multibase58(Buffer.concat([Buffer.from(ed25519), raw]))}`
}
