import { and, eq, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { hashOf } from '#src/server/storage/arriving.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { saveArrived } from '#src/server/storage/save-arrived.ts'
import { typeOfStream } from '#src/server/storage/mime-of.ts'
import { fileUploads, userFiles } from '../tables.ts'

interface Given {
  uploadId: string
}

/** Compares the checksum of a complete upload, finds its type by its content, and makes it a file. */
export const checkUploadJob: Job = {
  name: 'file-check',
  options: { timeout: 3600, concurrency: 1 },
  run: (kernel, data: Given) => checkUpload(kernel, data),
}

async function checkUpload(kernel: Kernel, { uploadId }: Given): Promise<void> {
  const { db, arriving } = kernel
  const one = and(eq(fileUploads.id, uploadId), eq(fileUploads.state, 'checking'))
  const [upload] = await db.select().from(fileUploads).where(one)
  if (!upload) return
  const { sha256, size } = await hashOf(await arriving.open(uploadId))
  if (sha256 !== upload.sha256 || size !== upload.size) {
    const failed = { state: 'failed' as const, failure: 'damaged' as const, touchedAt: sql`now()` }
    await db.update(fileUploads).set(failed).where(one)
    await arriving.remove(uploadId)
    return
  }
  const mime = (await typeOfStream(await arriving.open(uploadId))) ?? 'application/octet-stream'
  await saveArrived(
    kernel,
    { uploadId, sha256, size, mime, name: upload.name, ownerId: upload.ownerId },
    async (tx, file) => {
      const [own] = await tx
        .insert(userFiles)
        .values({ ownerId: upload.ownerId, name: upload.name, fileId: file.id })
        .returning({ id: userFiles.id })
      await beginWorks(kernel, tx, file)
      const done = { state: 'done' as const, userFileId: own!.id, touchedAt: sql`now()` }
      const changed = await tx
        .update(fileUploads)
        .set(done)
        .where(one)
        .returning({ id: fileUploads.id })
      return changed.length === 1
    },
  )
}
