import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Db, Tx } from '../db.ts'
import { type Blob, keyOf, type Storage } from './storage.ts'
import { type FileRow, files, type Visibility } from './tables.ts'

export type NewFile = Blob & {
  /** As the person named it; cleaned here. */
  name: string
  /** Found from the content by the caller. */
  mime: string
  visibility: Visibility
  ownerId: number | null
}

/**
 * Keeps a file: first the blob, then the row, so that no row ever points to nothing (a crash between
 * the two leaves an unnamed blob, which costs space and nothing else). Call it before a transaction
 * rather than inside: storing may take long.
 */
export async function saveFile(
  { db, storage }: { db: Db | Tx; storage: Storage },
  file: NewFile,
): Promise<FileRow> {
  const blob: Blob = 'bytes' in file ? { bytes: file.bytes } : { path: file.path }
  const { sha256, size } = await measure(blob)
  const key = keyOf(sha256)
  await storage.put(key, blob, { size, mime: file.mime })
  const { mime, visibility, ownerId } = file
  const name = cleanName(file.name)
  const [row] = await db
    .insert(files)
    .values({ key, name, mime, size, sha256, visibility, ownerId })
    .returning()
  return row!
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

/** The last part of a path, without what could break a header, a file system or the reading order. */
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
