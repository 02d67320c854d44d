import type { Readable } from 'node:stream'

/** Bytes in memory, or a file on this machine (large uploads). */
export type Blob = { bytes: Uint8Array } | { path: string }

/** Both ends included, as in HTTP. */
export interface ByteRange {
  start: number
  end: number
}

/** Stores the bytes of files. Keys are content-addressed: one key always means the same bytes. */
export interface Storage {
  /** Stores a blob, whole or not at all. Storing it again under the same key changes nothing. */
  put(key: string, blob: Blob, about: { size: number; mime: string }): Promise<void>
  /** @returns the size in bytes, or undefined when nothing is stored under the key */
  size(key: string): Promise<number | undefined>
  /** @throws BlobMissing before the stream is returned */
  open(key: string, range?: ByteRange): Promise<Readable>
  /** The path of a blob on this machine, for programs that read it; left out where blobs are elsewhere. */
  pathOf?(key: string): string
  /** Deleting a missing blob is fine. Only for keys that no row names any more. */
  remove(key: string): Promise<void>
  /** Lists all blobs, in groups of at most some hundreds. What else lies in the same place is left out. */
  list(): AsyncIterable<StoredBlob[]>
}

export interface StoredBlob {
  key: string
  size: number
  /** When its bytes were written; a blob that arrived in pieces may have been named later. */
  changedAt: Date
}

export class BlobMissing extends Error {
  constructor(key: string) {
    super(`nothing is stored under ${key}`)
  }
}

/** What `keyOf` makes. */
export const keyPattern = /^[0-9a-f]{2}\/[0-9a-f]{2}\/[0-9a-f]{64}$/

/** 'ab/cd/abcd…': folders of bounded size. */
export const keyOf = (sha256: string) => `${sha256.slice(0, 2)}/${sha256.slice(2, 4)}/${sha256}`
