import { rm, stat } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import type { ByteSource } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { mebibyte } from '#src/server/storage/upload-limits.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import { newUserFile } from '../../file/server/new-user-file.ts'
import { hasRoom, largestMiB } from '../../file/server/uploads/storage-quota.ts'
import { type ArchiveFile, entryOf } from '../format.ts'
import { Unreadable } from '../unreadable.ts'
import type { OpenedZip } from './open-zip.ts'

/** A file of the zip: one that the person has already, or one that was stored and belongs to nobody yet. */
export type Kept = { userFileId: number } | { file: FileRow }

interface Given {
  ownerId: number
  zip: OpenedZip
  files: readonly ArchiveFile[]
  folder: string
  signal: AbortSignal
  progress(done: number): Promise<void>
}

/**
 * Stores the files of a zip that the person does not have yet. Their types are those of their content; until they
 * become the person's, they go by themselves after a day.
 * @throws Unreadable
 */
export async function keepFiles(kernel: Kernel, given: Given): Promise<Kept[]> {
  const { ownerId, zip, files, folder, signal, progress } = given
  const own = await ownFiles(kernel, ownerId, files)
  const sizes = files.map((file) => (own.has(file.sha256) ? 0 : sizeIn(zip, file)))
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  if (!(await hasRoom(kernel, { ownerId, bytes }))) throw new Unreadable('noRoom')
  const kept: Kept[] = []
  for (const [at, file] of files.entries()) {
    const userFileId = own.get(file.sha256)
    kept.push(
      userFileId === undefined
        ? { file: await stored(kernel, { ownerId, zip, file, folder, signal }) }
        : { userFileId },
    )
    await progress(at + 1)
  }
  return kept
}

function sizeIn(zip: OpenedZip, file: ArchiveFile): number {
  const size = zip.sizeOf(entryOf(file))
  if (size === undefined) throw new Unreadable('fileMissing', entryOf(file))
  return size
}

/** Finds the person's files of the same content: nothing is stored twice. */
async function ownFiles({ db }: Kernel, ownerId: number, files: readonly ArchiveFile[]) {
  const hashes = files.map(({ sha256 }) => sha256)
  const { rows } = await db.execute<{ id: number; sha256: string }>(sql`
    select min(u.id)::int as id, f.sha256 from user_files u join files f on f.id = u.file_id
    where u.owner_id = ${ownerId} and f.sha256 = any(${sql.param(hashes)}::text[]) and not f.sealed
    group by f.sha256`)
  return new Map(rows.map(({ id, sha256 }) => [sha256, id]))
}

type One = Omit<Given, 'files' | 'progress'> & { file: ArchiveFile }

async function stored(kernel: Kernel, { ownerId, zip, file, folder, signal }: One) {
  const entry = entryOf(file)
  const path = join(folder, 'entry')
  const sha256 = await zip.extract(entry, path, signal).catch((error: unknown) => {
    throw signal.aborted ? error : new Unreadable('fileChanged', entry, error)
  })
  if (sha256 !== file.sha256) throw new Unreadable('fileChanged', entry)
  const { size } = await stat(path)
  const mime = await contentType(bytesAt(path, size), file.name)
  if (size > largestMiB(kernel.config, kindOf(mime)) * mebibyte) {
    throw new Unreadable('tooLarge', entry)
  }
  const made = await saveFile(kernel, {
    ...{ path, name: file.name, mime, ownerId, visibility: 'private', loose: true },
  })
  await rm(path, { force: true })
  return made
}

const bytesAt = (path: string, size: number): ByteSource => ({
  size,
  read: async (start, length) => {
    const end = Math.min(start + length, size) - 1
    return end < start ? Buffer.alloc(0) : buffer(createReadStream(path, { start, end }))
  },
})

/** Makes the stored files the person's own. @returns the numbers of all, in their order */
export async function ownedBy(
  kernel: Kernel,
  tx: Tx,
  ownerId: number,
  kept: readonly Kept[],
): Promise<number[]> {
  const ids: number[] = []
  for (const one of kept) {
    if ('userFileId' in one) {
      ids.push(one.userFileId)
      continue
    }
    await attachFile(tx, { fileId: one.file.id })
    ids.push(await newUserFile(tx, { ownerId, file: one.file }))
    await beginWorks(kernel, tx, one.file)
  }
  return ids
}
