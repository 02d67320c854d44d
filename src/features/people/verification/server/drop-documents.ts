import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Tx } from '#src/server/database/db.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { teacherVerifications, verificationDocuments } from '../tables.ts'

/**
 * Detaches the documents of these applications, in the transaction. After it, `removeDocuments` takes
 * the returned files; where a crash prevents that, the hourly job of loose files deletes them.
 */
export async function dropDocuments(tx: Tx, verificationIds: readonly number[]): Promise<number[]> {
  if (verificationIds.length === 0) return []
  const ids = [...verificationIds]
  const rows = await tx
    .delete(verificationDocuments)
    .where(inArray(verificationDocuments.verificationId, ids))
    .returning({ fileId: verificationDocuments.fileId })
  await tx
    .update(teacherVerifications)
    .set({ documentsDeletedAt: sql`coalesce(${teacherVerifications.documentsDeletedAt}, now())` })
    .where(inArray(teacherVerifications.id, ids))
  const fileIds = rows.map(({ fileId }) => fileId)
  await detachFiles(tx, fileIds)
  return fileIds
}

export async function removeDocuments(
  { db, storage }: Pick<Kernel, 'db' | 'storage'>,
  fileIds: readonly number[],
): Promise<void> {
  for (const fileId of fileIds) await removeFile({ db, storage }, fileId)
}

/** A student's application is withdrawn and its documents are deleted at once. @returns their files. */
export async function withdrawPending(tx: Tx, userId: number): Promise<number[]> {
  const withdrawn = await tx
    .update(teacherVerifications)
    .set({ status: 'withdrawn', decidedAt: sql`now()` })
    .where(and(eq(teacherVerifications.userId, userId), eq(teacherVerifications.status, 'pending')))
    .returning({ id: teacherVerifications.id })
  return dropDocuments(
    tx,
    withdrawn.map(({ id }) => id),
  )
}
