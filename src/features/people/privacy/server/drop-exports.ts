import { and, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { Db, Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { dataExports } from '../tables.ts'

/** Takes the files of downloads away. @returns them, for `removeFile` after the commit. */
export async function dropExportFiles(tx: Db | Tx, which: SQL): Promise<number[]> {
  const rows = await tx
    .select({ id: dataExports.id, fileId: dataExports.fileId })
    .from(dataExports)
    .where(and(which, isNotNull(dataExports.fileId)))
    .for('update')
  const fileIds = rows.flatMap(({ fileId }) => (fileId === null ? [] : [fileId]))
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  await tx.update(dataExports).set({ fileId: null }).where(inArray(dataExports.id, ids))
  await detachFiles(tx, fileIds)
  return fileIds
}

/** Every day, downloads that have expired lose their file. */
export async function dropExpiredExports(kernel: Pick<Kernel, 'db' | 'storage'>): Promise<void> {
  const fileIds = await kernel.db.transaction((tx) =>
    dropExportFiles(tx, lt(dataExports.expiresAt, sql`now()`)),
  )
  for (const fileId of fileIds) await removeFile(kernel, fileId)
}
