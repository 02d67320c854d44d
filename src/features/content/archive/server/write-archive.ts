import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import type { FileRow } from '#src/server/storage/tables.ts'
import { entryOf, type Manifest, manifestName } from '../format.ts'
import { archives } from '../tables.ts'
import { manifestOf } from './manifest-of.ts'

/** Of `archive.json` and the directory of the zip. */
const ownBytes = 100 * 1024 * 1024

/** Writes a course or textbook to a file. */
export const writeArchiveJob: Job = {
  name: 'archive-write',
  options: { timeout: 3600, retries: 1, heartbeatSeconds: 30, concurrency: 2, perGroup: 1 },
  run: (kernel, data: { archiveId: number }, run) => writeArchive(kernel, data.archiveId, run),
}

async function writeArchive(kernel: Kernel, archiveId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(archives.id, archiveId), eq(archives.state, 'waiting'))
  const [held] = await db.select().from(archives).where(waiting)
  if (!held) return
  try {
    const { kind, draftId, ownerId, lent } = held
    if (kind === null || draftId === null) {
      await db.update(archives).set({ state: 'failed', failure: 'gone' }).where(waiting)
      return
    }
    const { manifest, files, missing, name } = await manifestOf(kernel, {
      ...{ kind, draftId, ownerId, lent },
    })
    await db.update(archives).set({ total: files.length, missing }).where(waiting)
    const bytes = files.reduce((sum, { size }) => sum + size, ownBytes)
    const file = await inWorkFolder(kernel.config, bytes, async (folder) => {
      const path = join(folder, 'archive.zip')
      await writeZip(kernel, { path, manifest, files }, run.signal, async (done) => {
        await db.update(archives).set({ done }).where(waiting)
      })
      return saveFile(kernel, {
        ...{ path, name: `${name || kind}.zip`, mime: 'application/zip', ownerId },
        ...{ visibility: 'private', loose: true, downloadOnly: true },
      })
    })
    const { rowCount } = await db.transaction(async (tx) => {
      await attachFile(tx, { fileId: file.id })
      return tx.update(archives).set({ state: 'ready', fileId: file.id }).where(waiting)
    })
    if (rowCount === 0) await removeFile(kernel, file.id)
  } catch (error) {
    if (run.last)
      await db.update(archives).set({ state: 'failed', failure: 'broken' }).where(waiting)
    throw error
  }
}

/** Writes one file after the other, so that films never lie in memory or on open connections at once. */
async function writeZip(
  kernel: Kernel,
  { path, manifest, files }: { path: string; manifest: Manifest; files: readonly FileRow[] },
  signal: AbortSignal,
  progress: (done: number) => Promise<void>,
): Promise<void> {
  const zip = new ZipFile()
  const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  // The first error is reported; the other end of the pipe only sees that the stream was cut off.
  written.catch(() => undefined)
  // The same draft gives the same bytes.
  const mtime = new Date(Date.UTC(2000, 0, 1))
  try {
    zip.addBuffer(Buffer.from(`${JSON.stringify(manifest, null, 1)}\n`), manifestName, { mtime })
    for (const [at, file] of files.entries()) {
      const stream = await openFile(kernel, file)
      const done = new Promise<void>((resolve, reject) => {
        stream.once('end', resolve)
        stream.once('error', reject)
        signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      })
      // Pictures, films and documents are compressed as they are.
      zip.addReadStream(stream, entryOf(file), { mtime, compress: false })
      await done
      await progress(at + 1)
    }
    zip.end()
    await written
  } catch (error) {
    zip.outputStream.emit('error', error)
    throw error
  }
}
