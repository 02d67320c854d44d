import { eq } from 'drizzle-orm'
import type { Db } from '../database/db.ts'
import { type FileRow, files } from '../storage/tables.ts'
import type { Bytes } from './send-bytes.ts'

/** What stands in an address for the upload itself; no rendition has this name. */
export const originalKind = 'original'

/** Returns the address of a film or sound as it was uploaded, below its signed prefix. */
export const originalUrl = (prefix: string, { name }: Pick<FileRow, 'name'>) =>
  `${prefix}/${originalKind}/0.${/\.(\w{2,5})$/.exec(name)?.[1] ?? 'bin'}`

/**
 * Finds the bytes of a film or sound as they were uploaded. Of other types a prefix opens what was made of them
 * alone: a document that may be read may not always be downloaded, and a photo holds its place.
 */
export async function originalOf(db: Db, fileId: number): Promise<Bytes | undefined> {
  const [file] = await db.select().from(files).where(eq(files.id, fileId))
  if (!file || file.sealed || !/^(audio|video)\//.test(file.mime)) return undefined
  const { key, mime, sha256, size } = file
  return { key, mime, etag: `"${sha256}"`, place: { start: 0, end: size - 1 } }
}
