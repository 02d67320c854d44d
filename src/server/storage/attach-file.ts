import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { type FileRow, files } from './tables.ts'

interface Upload extends Partial<Pick<FileRow, 'visibility' | 'sealed'>> {
  fileId: number
  /** Whose upload it must be. Left out where something else proves the right to it. */
  ownerId?: number
}

/**
 * Something comes to refer to a loose upload: it stays. To be called in the transaction that writes
 * the reference; each upload serves once.
 * @returns false when there is no such upload: never was, another's, attached already or gone.
 */
export async function attachFile(tx: Db | Tx, upload: Upload): Promise<boolean> {
  const { fileId, ownerId, visibility, sealed } = upload
  const { rowCount } = await tx
    .update(files)
    .set({ looseUntil: null })
    .where(
      and(
        eq(files.id, fileId),
        isNotNull(files.looseUntil),
        ownerId === undefined ? undefined : eq(files.ownerId, ownerId),
        visibility && eq(files.visibility, visibility),
        sealed === undefined ? undefined : eq(files.sealed, sealed),
      ),
    )
  return rowCount === 1
}

/**
 * Nothing refers to these files any more. In the transaction that takes the references away; after it
 * comes `removeFile`, and where a crash prevents that, the hourly job.
 */
export async function detachFiles(tx: Db | Tx, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .update(files)
    .set({ looseUntil: sql`now()` })
    .where(inArray(files.id, [...fileIds]))
}
