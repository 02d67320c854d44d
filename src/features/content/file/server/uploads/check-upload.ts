import { and, eq, sql } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { ScannerUnavailable, scanStream, type Verdict } from '#src/server/scan/clamd.ts'
import { hashOf } from '#src/server/storage/arriving.ts'
import { beginWork, beginWorks } from '#src/server/media/begin-works.ts'
import { saveArrived } from '#src/server/storage/save-arrived.ts'
import { storedBytes } from '#src/server/storage/types/byte-source.ts'
import { contentType } from '#src/server/storage/types/content-type.ts'
import { mebibyte } from '#src/server/storage/upload-limits.ts'
import { kindOf } from '#src/shared/file-kind.ts'
import type { uploadFailures } from '#src/features/content/file/contract.ts'
import { fileUploads } from '#src/features/content/file/tables.ts'
import { contentWork, isAsNamed } from './content-work.ts'
import { newUserFile } from '../new-user-file.ts'
import { largestMiB } from './storage-quota.ts'
import { giveBack } from './upload-shares.ts'

interface Given {
  uploadId: string
  /** Runs in which the virus scanner did not answer. */
  waits?: number
}
type Upload = typeof fileUploads.$inferSelect
type Failure = (typeof uploadFailures)[number]

/** Seconds until the scanner is asked again: more from time to time, ten minutes at most. */
const waitSeconds = (waits: number) => Math.min(600, 15 * 2 ** waits)

/**
 * Makes a file of a complete upload: compares its checksum, finds its type by its content, has it scanned. An upload
 * that fails here says why; its bytes are deleted.
 */
export const checkUploadJob: Job = {
  name: 'file-check',
  // A process that was killed is noticed by its missing sign, long before the time limit.
  options: { timeout: 3600, concurrency: 2, heartbeatSeconds: 30 },
  run: (kernel, data: Given, run) => checkUpload(kernel, data, run),
}

async function checkUpload(kernel: Kernel, given: Given, run: JobRun): Promise<void> {
  const [upload] = await kernel.db.select().from(fileUploads).where(checking(given.uploadId))
  if (!upload) return
  try {
    const failure = await makeFile(kernel, upload)
    if (failure) await fail(kernel, upload, failure)
  } catch (error) {
    if (error instanceof ScannerUnavailable) return askAgain(kernel, given, error)
    if (run.last) await fail(kernel, upload, 'lost')
    throw error
  }
}

const checking = (uploadId: string) =>
  and(eq(fileUploads.id, uploadId), eq(fileUploads.state, 'checking'))

/** @returns why it became no file */
async function makeFile(kernel: Kernel, upload: Upload): Promise<Failure | undefined> {
  const { arriving, config } = kernel
  const { id, name, ownerId, folderId } = upload
  const { sha256, size } = await hashOf(await arriving.open(id))
  if (sha256 !== upload.sha256 || size !== upload.size) return 'damaged'
  const mime = await contentType(
    storedBytes((range) => arriving.open(id, range), size),
    name,
  )
  if (size > largestMiB(config, kindOf(mime)) * mebibyte) return 'tooLarge'
  const verdict = await verdictOn(kernel, id)
  if (verdict !== 'clean') return verdict === 'infected' ? 'infected' : 'unscanned'
  await saveArrived(
    kernel,
    { uploadId: id, sha256, size, mime, name, ownerId },
    async (tx, file) => {
      const userFileId = await newUserFile(tx, { ownerId, file, folderId })
      await beginWorks(kernel, tx, file)
      if (!isAsNamed(name, mime)) await beginWork(kernel, tx, file.id, contentWork.name)
      const done = { state: 'done' as const, userFileId, shares: [], touchedAt: sql`now()` }
      const changed = await tx.update(fileUploads).set(done).where(checking(id))
      return changed.rowCount === 1
    },
  )
  return undefined
}

async function verdictOn({ arriving, config }: Kernel, id: string): Promise<Verdict> {
  return config.CLAMD === undefined ? 'clean' : scanStream(config.CLAMD, await arriving.open(id))
}

async function fail({ db, arriving }: Kernel, { id, shares }: Upload, failure: Failure) {
  await db.transaction(async (tx) => {
    const failed = { state: 'failed' as const, failure, shares: [], touchedAt: sql`now()` }
    const changed = await tx.update(fileUploads).set(failed).where(checking(id))
    if (changed.rowCount === 1) await giveBack(tx, shares)
  })
  await arriving.remove(id)
}

/** Nothing passes unscanned: the upload waits, and its owner sees why. */
async function askAgain(
  { db, jobs, log }: Kernel,
  { uploadId, waits = 0 }: Given,
  error: ScannerUnavailable,
): Promise<void> {
  log.warn({ err: error, uploadId }, 'an upload waits for the virus scanner')
  const startAfter = new Date(Date.now() + waitSeconds(waits) * 1000)
  await db.transaction(async (tx) => {
    await tx.update(fileUploads).set({ unscanned: true }).where(checking(uploadId))
    const next: Given = { uploadId, waits: waits + 1 }
    await jobs.enqueue(tx, checkUploadJob.name, next, { startAfter })
  })
}
