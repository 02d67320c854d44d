import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** AES-256-GCM. The version comes first, so that another method can follow without a migration. */
const version = 's1'
const nonceBytes = 12
const tagBytes = 16
/** Bytes that sealing adds. */
export const sealOverhead = version.length + nonceBytes + tagBytes

/**
 * Encrypts data that must not be readable in the database, in storage or in a backup.
 * @param purpose keeps data sealed for one use, or one row, from being opened in another
 */
export function sealBytes(secret: string, purpose: string, plain: Uint8Array): Buffer {
  const nonce = randomBytes(nonceBytes)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce)
  cipher.setAAD(Buffer.from(version))
  const text = [cipher.update(plain), cipher.final()]
  return Buffer.concat([Buffer.from(version), nonce, cipher.getAuthTag(), ...text])
}

/** @throws when the data was changed, or was sealed with another secret or for another purpose */
export function unsealBytes(secret: string, purpose: string, sealed: Uint8Array): Buffer {
  const bytes = Buffer.from(sealed)
  const known = bytes.subarray(0, version.length).toString('latin1') === version
  if (!known || bytes.length < sealOverhead) throw new Error('nothing that was sealed here')
  const nonce = bytes.subarray(version.length, version.length + nonceBytes)
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce, {
    authTagLength: tagBytes,
  })
  decipher.setAAD(Buffer.from(version))
  decipher.setAuthTag(bytes.subarray(version.length + nonceBytes, sealOverhead))
  return Buffer.concat([decipher.update(bytes.subarray(sealOverhead)), decipher.final()])
}

/** Text for a column: 's1.' and base64url. */
export const sealText = (secret: string, purpose: string, plain: string): string =>
  `${version}.${sealBytes(secret, purpose, Buffer.from(plain)).toString('base64url')}`

/** @throws as `unsealBytes` does. */
export function unsealText(secret: string, purpose: string, sealed: string): string {
  const [given, body = ''] = sealed.split('.')
  if (given !== version) throw new Error('nothing that was sealed here')
  return unsealBytes(secret, purpose, Buffer.from(body, 'base64url')).toString()
}

const keyOf = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, 'farsail seal', purpose, 32))
