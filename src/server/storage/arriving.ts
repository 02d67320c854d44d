import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import type { DataStore } from '@tus/server'
import type { ByteRange } from './storage.ts'

/** Keeps the bytes of uploads that arrive in pieces, until they are whole and become a blob. */
export interface Arriving {
  /** The store of the tus protocol. */
  readonly store: DataStore
  /** Opens a whole upload. @throws where it does not exist */
  open(id: string, range?: ByteRange): Promise<Readable>
  /**
   * Moves a whole upload to the key of a blob, without copying its bytes through this process. A second call
   * after an interruption does no harm.
   */
  adopt(id: string, key: string): Promise<void>
  /** Deletes the bytes and notes of an upload. A missing one is fine. */
  remove(id: string): Promise<void>
  /** Lists the uploads of which anything is left that was last written before a moment. */
  olderThan(moment: Date): AsyncIterable<string>
}

/** An upload's name and what the stores put behind it. */
const placePattern = /^([0-9a-f]{32})(\.json|\.info|\.part)?$/

/** Returns the upload to which a stored name belongs. */
export const uploadIn = (name: string): string | undefined => placePattern.exec(name)?.[1]

/** Returns the SHA-256 of a stream as hexadecimal digits, and its bytes; memory does not grow with them. */
export async function hashOf(stream: Readable): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  let size = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    hash.update(chunk)
    size += chunk.byteLength
  }
  return { sha256: hash.digest('hex'), size }
}
