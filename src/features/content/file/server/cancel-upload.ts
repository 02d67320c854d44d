import { and, eq, inArray } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import type { fileApi } from '../contract.ts'
import { fileUploads } from '../tables.ts'

/** Deletes an upload that is no file yet, or the line of one that failed. */
export async function cancelUpload({
  db,
  viewer,
  input,
  arriving,
}: Call<typeof fileApi.cancelUpload>) {
  const [gone] = await db
    .delete(fileUploads)
    .where(
      and(
        eq(fileUploads.id, input.uploadId),
        eq(fileUploads.ownerId, viewer.id),
        inArray(fileUploads.state, ['arriving', 'failed']),
      ),
    )
    .returning({ id: fileUploads.id })
  if (gone) await arriving.remove(gone.id)
  return {}
}
