import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import { type FileRow, files } from './tables.ts'

interface Upload extends Partial<Pick<FileRow, 'visibility' | 'sealed'>> {
  fileId: number
  /** The person who must have uploaded it. Left out where something else proves the right to it. */
  ownerId?: number
}

/**
 * Attaches a loose upload to the row that refers to it, so that it stays. Called in the transaction
 * that writes the reference; each upload serves once.
 * @returns false when there is no such upload: it never existed, belongs to another person, is attached
 * already or was deleted
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
 * Keeps a loose upload until a moment, for a row that refers to it no longer than that. It is deleted then even if its row
 * has gone earlier with another one, such as that of a class, which detaches nothing.
 */
export async function keepFileUntil(
  tx: Db | Tx,
  { fileId, until }: { fileId: number; until: Date },
): Promise<void> {
  await tx
    .update(files)
    .set({ looseUntil: until })
    .where(and(eq(files.id, fileId), isNotNull(files.looseUntil)))
}

/**
 * Makes files loose to which nothing refers any more. Called in the transaction that removes the
 * references; `removeFile` follows, or the hourly job where a crash prevents that.
 */
export async function detachFiles(tx: Db | Tx, fileIds: readonly number[]): Promise<void> {
  if (fileIds.length === 0) return
  await tx
    .update(files)
    .set({ looseUntil: sql`now()` })
    .where(inArray(files.id, [...fileIds]))
}
