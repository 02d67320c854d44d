import { and, eq, sql } from 'drizzle-orm'
import type { Call } from '#src/server/kernel.ts'
import { must } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import { fileErrors, type fileApi } from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { checkUploadJob } from './check-upload.ts'
import { mayManageUpload } from '../rules.ts'
import { readUploads } from './upload-of.ts'

type Given = Pick<
  Call<typeof fileApi.finishUpload>,
  'db' | 'input' | 'jobs' | 'arriving' | 'secret'
> & {
  viewer: { id: number }
}

/** Hands a complete upload over to its check. Called again, it answers how far that is. */
export async function finishUpload(call: Given) {
  const { db, viewer, input, jobs } = call
  const { uploadId, sha256 } = input
  const one = eq(fileUploads.id, uploadId)
  const [found] = await db.select().from(fileUploads).where(one)
  must(mayManageUpload(found, viewer))
  if (found!.state === 'arriving') {
    await mustBeWhole(call, found!)
    await db.transaction(async (tx) => {
      const [row] = await tx
        .update(fileUploads)
        .set({ state: 'checking', received: found!.size, sha256, touchedAt: sql`now()` })
        .where(and(one, eq(fileUploads.state, 'arriving')))
        .returning({ id: fileUploads.id })
      if (row) await jobs.enqueue(tx, checkUploadJob.name, { uploadId })
    })
  }
  const [upload] = await readUploads(call, one)
  if (!upload) throw new AppError(fileErrors.uploadUnknown)
  return upload
}

async function mustBeWhole(
  { arriving }: Pick<Given, 'arriving'>,
  { id, size }: { id: string; size: number },
): Promise<void> {
  const arrived = await arriving.store.getUpload(id).catch(() => undefined)
  if (arrived?.offset !== size) throw new AppError(fileErrors.uploadIncomplete)
}
