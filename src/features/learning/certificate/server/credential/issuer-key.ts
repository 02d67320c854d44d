import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject } from 'node:crypto'
import type { Kernel } from '#src/server/kernel.ts'
import { sealText, unsealText } from '#src/server/secrets/seal.ts'
import { certificateKeys } from '../../tables.ts'
import { multibase58 } from './multibase.ts'

const purpose = 'certificate key'
/** Marks an Ed25519 public key (Multicodec). */
const ed25519 = [0xed, 0x01]

export interface IssuerKey {
  /** The public part as did:key: it needs no address, so that it outlives a change of the site's name. */
  did: string
  /** The method that a verifier looks up. */
  method: string
  privateKey: KeyObject
}

/** Returns the key of this school; makes it for the first credential. */
export async function issuerKey({ db, secret }: Pick<Kernel, 'db' | 'secret'>): Promise<IssuerKey> {
  const read = async () => (await db.select().from(certificateKeys))[0]
  const found = (await read()) ?? (await make())
  const privateKey = createPrivateKey(unsealText(secret, purpose, found.sealed))
  return { did: found.did, method: methodOf(found.did), privateKey }

  async function make() {
    const pair = generateKeyPairSync('ed25519')
    const pem = pair.privateKey.export({ type: 'pkcs8', format: 'pem' }) as string
    const made = { did: didOf(pair.publicKey), sealed: sealText(secret, purpose, pem) }
    // Of two processes that make one at once, the first wins.
    await db.insert(certificateKeys).values(made).onConflictDoNothing()
    return (await read())!
  }
}

/** Returns the did:key of a public or private Ed25519 key. */
export function didOf(key: KeyObject): string {
  const shown = key.type === 'private' ? createPublicKey(key) : key
  const raw = Buffer.from(shown.export({ format: 'jwk' }).x!, 'base64url')
  return `did:key:${multibase58(Buffer.concat([Buffer.from(ed25519), raw]))}`
}

const methodOf = (did: string) => `${did}#${did.slice('did:key:'.length)}`
