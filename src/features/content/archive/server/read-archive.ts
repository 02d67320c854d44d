import { and, eq } from 'drizzle-orm'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { files } from '#src/server/storage/tables.ts'
import { fileErrors } from '#src/features/content/file/contract.ts'
import { namingErrors } from '#src/features/content/file/reading-errors.ts'
import { AppError } from '#src/shared/errors.ts'
import { archives } from '../tables.ts'
import { Unreadable } from '../unreadable.ts'
import { archiveHostOf } from './archive-host.ts'
import { checkedManifest, checkedRecords } from './check-manifest.ts'
import { keepFiles } from './keep-files.ts'
import { inZip } from './open-zip.ts'
import { takeArchive } from './take-archive.ts'

const overBytes = 200 * 1024 * 1024

/** Reads a course or textbook from a file and makes it, all in one transaction. */
export const readArchiveJob: Job = {
  name: 'archive-read',
  options: { timeout: 3600, retries: 1, heartbeatSeconds: 30, concurrency: 2, perGroup: 1 },
  run: (kernel, data: { archiveId: number }, run) => readArchive(kernel, data.archiveId, run),
}

async function readArchive(kernel: Kernel, archiveId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(archives.id, archiveId), eq(archives.state, 'waiting'))
  const [held] = await db.select().from(archives).where(waiting)
  if (!held) return
  const fail = ({ code, place }: Pick<Unreadable, 'code' | 'place'>) =>
    db.update(archives).set({ state: 'failed', failure: code, place }).where(waiting)
  try {
    await read(kernel, held, run.signal)
  } catch (error) {
    if (error instanceof Unreadable) {
      await fail(error)
      return
    }
    if (error instanceof AppError) {
      await fail(refused(error))
      return
    }
    if (run.last) await fail({ code: 'broken', place: '' })
    throw error
  }
}

/** The refusals of files and of the question bank, as reasons of an import. */
function refused({ known }: AppError): Pick<Unreadable, 'code' | 'place'> {
  if (known.id === fileErrors.noRoom.id) return { code: 'noRoom', place: '' }
  // A film where a picture belongs.
  if (known.id === namingErrors.otherType.id) return { code: 'invalid', place: 'questions' }
  return { code: 'limits', place: '' }
}

async function read(kernel: Kernel, held: typeof archives.$inferSelect, signal: AbortSignal) {
  const { db } = kernel
  const [file] =
    held.fileId === null ? [] : await db.select().from(files).where(eq(files.id, held.fileId))
  if (!file) throw new Unreadable('gone')
  const progress = async (set: Partial<typeof archives.$inferInsert>) => {
    await db.update(archives).set(set).where(eq(archives.id, held.id))
  }
  await inWorkFolder(kernel.config, 2 * file.size + overBytes, async (folder) => {
    const path = await localCopy(kernel, file, folder, { signal })
    await inZip(path, async (zip) => {
      // Media hardly shrink: what grows more than this is made to fill a disk.
      if (zip.bytes > 4 * file.size + overBytes) throw new Unreadable('tooLarge')
      const manifest = checkedManifest(await zip.readManifest())
      const { kind, ownerId } = { ...held, kind: manifest.kind }
      // The words of the file are wrong before anything is stored.
      const host = archiveHostOf(kernel, kind)!
      checkedRecords(host, manifest.records)
      await progress({ kind, total: manifest.files.length })
      const kept = await keepFiles(kernel, {
        ...{ ownerId, zip, files: manifest.files, folder, signal },
        progress: (done) => progress({ done }),
      })
      await db.transaction((tx) =>
        takeArchive(kernel, tx, { archiveId: held.id, ownerId, manifest, kept }),
      )
    })
  })
}
