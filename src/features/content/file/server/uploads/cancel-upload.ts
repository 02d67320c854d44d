import { eq } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi, UploadState } from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { mayManageUpload } from '../rules.ts'
import { giveBack } from './upload-shares.ts'

const ends = new Set<UploadState>(['arriving', 'failed'])

/** Deletes an upload that is no file yet, or the line of one that failed. */
export async function cancelUpload(call: Call<typeof fileApi.cancelUpload>) {
  const { db, viewer, input, arriving } = call
  const one = eq(fileUploads.id, input.uploadId)
  const isGone = await db.transaction(async (tx) => {
    const [found] = await tx.select().from(fileUploads).where(one).for('update')
    if (!found || mayManageUpload(found, viewer) || !ends.has(found.state)) return false
    await tx.delete(fileUploads).where(one)
    await giveBack(tx, found.shares)
    return true
  })
  // The nightly job finds bytes without a row if this fails.
  if (isGone) await arriving.remove(input.uploadId)
  return {}
}
