import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { fileUploads } from '../tables.ts'
import { giveBack } from './upload-shares.ts'

/** Deletes an upload that is no file yet, or the line of one that failed. */
export async function cancelUpload(call: Call<typeof fileApi.cancelUpload>) {
  const { db, viewer, input, arriving } = call
  const mine = and(
    eq(fileUploads.id, input.uploadId),
    eq(fileUploads.ownerId, viewer.id),
    inArray(fileUploads.state, ['arriving', 'failed']),
  )
  const isGone = await db.transaction(async (tx) => {
    const [gone] = await tx.delete(fileUploads).where(mine).returning()
    if (gone) await giveBack(tx, gone.shares)
    return gone !== undefined
  })
  // The nightly job finds bytes without a row if this fails.
  if (isGone) await arriving.remove(input.uploadId)
  return {}
}
