import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '../contract.ts'
import { fileUploads } from '../tables.ts'
import { checkUploadJob } from './check-upload.ts'
import { uploadOf } from './upload-of.ts'

/** Hands a complete upload over to its check. Called again, it answers how far that is. */
export async function finishUpload(call: Call<typeof fileApi.finishUpload>) {
  const { db, viewer, input, arriving, jobs } = call
  const mine = and(eq(fileUploads.id, input.uploadId), eq(fileUploads.ownerId, viewer.id))
  const [found] = await db.select().from(fileUploads).where(mine)
  if (!found) throw new AppError(fileErrors.uploadUnknown)
  if (found.state !== 'arriving') return uploadOf(found)
  const { offset } = await arriving.store.getUpload(found.id)
  if (offset !== found.size) throw new AppError(fileErrors.uploadIncomplete)
  return db.transaction(async (tx) => {
    const [row] = await tx
      .update(fileUploads)
      .set({ state: 'checking', received: offset, sha256: input.sha256, touchedAt: sql`now()` })
      .where(and(mine, eq(fileUploads.state, 'arriving')))
      .returning()
    if (row) await jobs.enqueue(tx, checkUploadJob.name, { uploadId: row.id })
    return uploadOf(row ?? { ...found, state: 'checking' })
  })
}
