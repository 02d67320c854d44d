import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { sealBytes } from '../secrets/seal.ts'
import { sealStream } from '../secrets/seal-stream.ts'
import { type Blob, keyOf, type Storage } from './storage.ts'
import { type FileRow, files, type Visibility } from './tables.ts'

export type NewFile = Blob & {
  /** The person's own name for it; cleaned here. */
  name: string
  /** Detected from the content by the caller. */
  mime: string
  visibility: Visibility
  ownerId: number | null
  /**
   * Stored encrypted: bytes in memory, at most `sealedBytes`, since those are opened in memory; or a
   * path to which `sealToFile` has written, with the size it returned.
   */
  sealed?: boolean | { size: number }
  /**
   * An upload that is deleted unless a row comes to refer to it (`attachFile`): a day later, a visitor's
   * after an hour.
   */
  loose?: boolean
  /** Uploaded without signing in. */
  fromVisitor?: boolean
  /** Never shown by a browser, whatever its type. */
  downloadOnly?: boolean
}

/** The most that may be sealed in one piece. */
const sealedBytes = 10 * 1024 * 1024
const hour = 60 * 60_000
const looseMs = (fromVisitor: boolean) => (fromVisitor ? hour : 24 * hour)

/** The purpose for which a file is sealed. */
export const filePurpose = 'file'

/**
 * Stores a file: first the blob, then the row, so that no row ever points to nothing (a crash between
 * the two leaves an unnamed blob, which only costs space). Call it before a transaction rather than
 * inside, because storing may take long. Sealing needs the secret.
 */
export async function saveFile(
  { db, storage, secret }: { db: Db | Tx; storage: Storage; secret?: string },
  file: NewFile,
): Promise<FileRow> {
  const given: Blob = 'bytes' in file ? { bytes: file.bytes } : { path: file.path }
  if (!file.sealed) return keep({ db, storage }, file, given, await measure(given))
  if (typeof file.sealed === 'object') {
    return keep({ db, storage }, file, given, await measure(given), file.sealed.size)
  }
  if (secret === undefined) throw new Error('sealing a file needs the secret')
  if ('path' in given) throw new Error('a path is sealed by sealToFile')
  const blob = sealedInMemory(given.bytes, secret)
  return keep({ db, storage }, file, blob, await measure(blob), given.bytes.byteLength)
}

/**
 * Seals a file that may be too large for memory.
 * @returns its size in bytes
 */
export async function sealToFile(
  secret: string,
  plain: NodeJS.ReadableStream,
  path: string,
): Promise<number> {
  let size = 0
  async function* counted(chunks: AsyncIterable<Buffer>) {
    for await (const chunk of chunks) {
      size += chunk.byteLength
      yield chunk
    }
  }
  await pipeline(
    plain,
    Duplex.from((chunks: AsyncIterable<Buffer>) =>
      sealStream(secret, filePurpose, counted(chunks)),
    ),
    createWriteStream(path, { mode: 0o600 }),
  )
  return size
}

/** @param shownSize the size of the file itself, where more bytes are stored */
async function keep(
  { db, storage }: { db: Db | Tx; storage: Storage },
  file: NewFile,
  blob: Blob,
  { sha256, size }: { sha256: string; size: number },
  shownSize = size,
): Promise<FileRow> {
  const key = keyOf(sha256)
  const { mime, visibility, ownerId, fromVisitor = false, downloadOnly = false } = file
  await storage.put(key, blob, { size, mime })
  return db.transaction(async (tx) => {
    await lockKey(tx, key)
    // Another process may have deleted the last other file of this content since.
    if ((await storage.size(key)) === undefined) await storage.put(key, blob, { size, mime })
    const [row] = await tx
      .insert(files)
      .values({
        ...{ key, mime, sha256, visibility, ownerId, fromVisitor, downloadOnly },
        name: cleanName(file.name),
        size: shownSize,
        sealed: Boolean(file.sealed),
        looseUntil: file.loose ? new Date(Date.now() + looseMs(fromVisitor)) : null,
      })
      .returning()
    return row!
  })
}

/** Held to the end of the transaction: no other one deletes or stores this content meanwhile. */
export const lockKey = (tx: Tx, key: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`file ${key}`}, 0))`)

function sealedInMemory(bytes: Uint8Array, secret: string): Blob {
  if (bytes.byteLength > sealedBytes) throw new Error('this file is too large to be sealed')
  return { bytes: sealBytes(secret, filePurpose, bytes) }
}

async function measure(blob: Blob): Promise<{ sha256: string; size: number }> {
  const hash = createHash('sha256')
  if ('bytes' in blob) {
    return { sha256: hash.update(blob.bytes).digest('hex'), size: blob.bytes.byteLength }
  }
  let size = 0
  await pipeline(createReadStream(blob.path), async (chunks: AsyncIterable<Buffer>) => {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.byteLength
    }
  })
  return { sha256: hash.digest('hex'), size }
}

const longest = 120

/**
 * Returns the last part of a path, without characters that could break a header, a file system or the
 * reading order.
 */
export function cleanName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim()
  const letters = Array.from(clean)
  if (/^\.*$/.test(clean)) return 'file'
  if (letters.length <= longest) return clean
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? ''
  return letters.slice(0, longest - ending.length).join('') + ending
}
