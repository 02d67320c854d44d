import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Readable } from 'node:stream'
import type { Db } from '../database/db.ts'
import { preparedSelect } from '../database/prepared.ts'
import type { Kernel } from '../kernel.ts'
import { detachFiles } from '../storage/attach-file.ts'
import { saveFile } from '../storage/save-file.ts'
import type { Blob } from '../storage/storage.ts'
import { files } from '../storage/tables.ts'
import { fileRenditions, type RenditionRow } from './tables.ts'

export type NewRendition = Blob & {
  /** The file of which it was made. */
  fileId: number
  kind: string
  mime: string
  /** The bytes of each part, one after the other in the blob. */
  parts?: readonly number[]
  /** Facts for the room that made it. */
  about?: unknown
}

/** A rendition with the blob that holds it. */
export interface Rendition extends RenditionRow {
  key: string
  mime: string
  size: number
}

/**
 * Kinds that begin so hold bytes which were packed in the file: those that its owner has brought, and that count in
 * the owner's storage.
 */
export const broughtKind = 'media-'

/** Stores what was made of a file in place of the former rendition of its kind. */
export async function saveRendition(
  { db, storage }: Pick<Kernel, 'db' | 'storage'>,
  { fileId, kind, mime, parts, about, ...blob }: NewRendition,
): Promise<void> {
  const result = await saveFile(
    { db, storage },
    { ...blob, name: kind, mime, visibility: 'private', ownerId: null, loose: true },
  )
  const values = { resultId: result.id, parts: parts ? [...parts] : null, about: about ?? null }
  await db.transaction(async (tx) => {
    const same = and(eq(fileRenditions.fileId, fileId), eq(fileRenditions.kind, kind))
    // Held until the end, so that two runs at once leave one result.
    const source = await tx
      .select({ id: files.id })
      .from(files)
      .where(eq(files.id, fileId))
      .for('update')
    if (source.length === 0) return
    const former = await tx
      .delete(fileRenditions)
      .where(same)
      .returning({ resultId: fileRenditions.resultId })
    await tx.insert(fileRenditions).values({ fileId, kind, ...values })
    await tx.update(files).set({ looseUntil: null }).where(eq(files.id, result.id))
    await detachFiles(
      tx,
      former.map(({ resultId }) => resultId),
    )
  })
}

/** Deletes renditions of a file; their bytes go with the next tidying of loose files. */
export async function dropRenditions(db: Db, fileId: number, kinds: readonly string[]) {
  if (kinds.length === 0) return
  await db.transaction(async (tx) => {
    const gone = await tx
      .delete(fileRenditions)
      .where(and(eq(fileRenditions.fileId, fileId), inArray(fileRenditions.kind, [...kinds])))
      .returning({ resultId: fileRenditions.resultId })
    await detachFiles(
      tx,
      gone.map(({ resultId }) => resultId),
    )
  })
}

/** Returns what was made of files, the parts' sizes left out, in no order. */
export async function renditionsOf(db: Db, fileIds: readonly number[]): Promise<Rendition[]> {
  return fileIds.length === 0 ? [] : readOfFiles(db, { fileIds })
}

/** Returns one rendition, or undefined where it was not made (yet). */
export async function renditionOf(
  db: Db,
  fileId: number,
  kind: string,
): Promise<Rendition | undefined> {
  const [found] = await db
    .select(columns)
    .from(fileRenditions)
    .innerJoin(files, eq(files.id, fileRenditions.resultId))
    .where(and(eq(fileRenditions.fileId, fileId), eq(fileRenditions.kind, kind)))
  return found
}

const columns = {
  id: fileRenditions.id,
  fileId: fileRenditions.fileId,
  kind: fileRenditions.kind,
  resultId: fileRenditions.resultId,
  parts: fileRenditions.parts,
  about: fileRenditions.about,
  madeAt: fileRenditions.madeAt,
  key: files.key,
  mime: files.mime,
  size: files.size,
}

const readOfFiles = preparedSelect('file_renditions_of_files', (db) =>
  db
    .select(columns)
    .from(fileRenditions)
    .innerJoin(files, eq(files.id, fileRenditions.resultId))
    .where(sql`${fileRenditions.fileId} = any(${sql.placeholder('fileIds')}::int[])`),
)

/** The place of part `n` in the blob; the whole blob where it has no parts and `n` is 0. */
export function partRange(
  { parts, size }: Pick<Rendition, 'parts' | 'size'>,
  n: number,
): { start: number; end: number } | undefined {
  if (parts === null) return n === 0 ? { start: 0, end: size - 1 } : undefined
  const length = parts[n]
  if (length === undefined) return undefined
  const start = parts.slice(0, n).reduce((sum, bytes) => sum + bytes, 0)
  return { start, end: start + length - 1 }
}

/**
 * Opens part `n` of a rendition.
 * @returns undefined where there is no such part
 * @throws BlobMissing
 */
export async function openPart(
  { storage }: Pick<Kernel, 'storage'>,
  rendition: Rendition,
  n: number,
): Promise<Readable | undefined> {
  const range = partRange(rendition, n)
  return range && storage.open(rendition.key, range)
}

/** A tag of a part for browsers' caches: the content of a result never changes. */
export const partTag = ({ resultId }: Pick<Rendition, 'resultId'>, n: number) =>
  `"${createHash('sha256').update(`${resultId}.${n}`).digest('base64url').slice(0, 22)}"`
