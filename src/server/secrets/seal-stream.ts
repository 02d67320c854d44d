import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { unsealBytes } from './seal.ts'

/**
 * Seals files too large for memory: pieces of AES-256-GCM under a key of the file's own. Each piece is
 * bound to its position, and the last one to being the last, so that none can be moved, left out or cut
 * off.
 */
const version = Buffer.from('s2')
const saltBytes = 16
const tagBytes = 16
const pieceBytes = 64 * 1024

type Bytes = AsyncIterable<Uint8Array>

/** Encrypts as `sealBytes` does, piece by piece. */
export async function* sealStream(
  secret: string,
  purpose: string,
  plain: Bytes,
): AsyncGenerator<Buffer, void, undefined> {
  const reader = readerOf(plain)
  try {
    const salt = randomBytes(saltBytes)
    const key = keyOf(secret, purpose, salt)
    yield Buffer.concat([version, salt])
    for await (const { bytes, place, isLast } of pieces(reader, pieceBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(place, isLast))
      const text = [cipher.update(bytes), cipher.final()]
      yield Buffer.concat([...text, cipher.getAuthTag()])
    }
  } finally {
    await reader.close()
  }
}

/**
 * Opens the output of `sealStream` or `sealBytes`. A piece is returned only after it has been
 * authenticated.
 * @throws as `unsealBytes` does, and when the end is missing
 */
export async function* unsealStream(
  secret: string,
  purpose: string,
  sealed: Bytes,
): AsyncGenerator<Buffer, void, undefined> {
  const reader = readerOf(sealed)
  try {
    const head = await reader.take(version.length)
    if (!head.equals(version)) {
      yield unsealBytes(secret, purpose, Buffer.concat([head, await reader.take(Infinity)]))
      return
    }
    const key = keyOf(secret, purpose, await reader.take(saltBytes))
    for await (const { bytes, place, isLast } of pieces(reader, pieceBytes + tagBytes)) {
      if (bytes.length < tagBytes) throw new Error('nothing that was sealed here')
      const nonce = nonceOf(place, isLast)
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: tagBytes })
      decipher.setAuthTag(bytes.subarray(-tagBytes))
      yield Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()])
    }
  } finally {
    await reader.close()
  }
}

const keyOf = (secret: string, purpose: string, salt: Uint8Array) =>
  Buffer.from(hkdfSync('sha256', secret, salt, `farsail seal stream ${purpose}`, 32))

/** Never used twice under one key, because each key serves one file. */
function nonceOf(place: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12)
  nonce.writeUInt8(isLast ? 1 : 0, 0)
  nonce.writeUInt32BE(place, 8)
  return nonce
}

/**
 * Returns the rest in pieces of this size; the last one may be shorter, and is empty where nothing is
 * left.
 */
async function* pieces(reader: ReturnType<typeof readerOf>, size: number) {
  let bytes = await reader.take(size)
  for (let place = 0; ; place++) {
    const next = await reader.take(size)
    const isLast = next.length === 0
    yield { bytes, place, isLast }
    if (isLast) return
    bytes = next
  }
}

function readerOf(source: Bytes) {
  const iterator = source[Symbol.asyncIterator]()
  let kept: Buffer = Buffer.alloc(0)
  return {
    /** Reads this many bytes, or as many as are left. */
    async take(size: number): Promise<Buffer> {
      const parts = [kept]
      let length = kept.length
      while (length < size) {
        const { done, value } = await iterator.next()
        if (done) break
        parts.push(Buffer.from(value))
        length += value.length
      }
      const all = Buffer.concat(parts)
      kept = all.subarray(size)
      return all.subarray(0, size)
    },
    /** A reader that stops also closes the file. */
    close: async () => void (await iterator.return?.()),
  }
}
