import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { and, eq, sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { attachFile } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { homework, homeworkExports } from '../tables.ts'
import { allWorks, type ListedWork } from './all-works.ts'
import { sheetText } from './sheet-text.ts'
import { fileNames, folderNames } from './work-names.ts'

/** Packs all works of homework. */
export const writeExportJob: Job = {
  name: 'homework-write-export',
  options: { timeout: 1800, retries: 1, heartbeatSeconds: 30, concurrency: 1, perGroup: 1 },
  run: (kernel, data: { exportId: number }, run) => writeExport(kernel, data.exportId, run),
}

type Held = typeof homeworkExports.$inferSelect

async function writeExport(kernel: Kernel, exportId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(homeworkExports.id, exportId), eq(homeworkExports.state, 'waiting'))
  const [held] = await db.select().from(homeworkExports).where(waiting)
  if (!held) return
  try {
    const progress = async (percent: number) => {
      await db.update(homeworkExports).set({ percent }).where(waiting)
    }
    const file = await written(kernel, held, run.signal, progress)
    const { rowCount } = await db.transaction(async (tx) => {
      await attachFile(tx, { fileId: file.id })
      return tx
        .update(homeworkExports)
        .set({ state: 'ready', percent: 100, fileId: file.id })
        .where(waiting)
    })
    if (rowCount === 0) await removeFile(kernel, file.id)
  } catch (error) {
    if (run.last) await db.update(homeworkExports).set({ state: 'failed' }).where(waiting)
    throw error
  }
}

interface Stored extends Record<string, unknown> {
  userFileId: number
  name: string
  key: string
  size: number
}

/** Finds the stored bytes of the files that the works name. */
async function storedFiles({ db }: Pick<Kernel, 'db'>, works: readonly ListedWork[]) {
  const ids = works.flatMap(({ photos, files }) => [...photos, ...files])
  const { rows } = await db.execute<Stored>(sql`
    select u.id as "userFileId", u.name, f.key, f.size::float8 as size from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map((row) => [row.userFileId, row]))
}

async function written(
  kernel: Kernel,
  { homeworkId, ownerId, locale }: Held,
  signal: AbortSignal,
  progress: (percent: number) => Promise<void>,
) {
  const { db } = kernel
  const works = (await allWorks(db, homeworkId)).filter(({ text }) => text !== null)
  const stored = await storedFiles(kernel, works)
  const [of] = await db
    .select({ title: homework.title })
    .from(homework)
    .where(eq(homework.id, homeworkId))
  const folders = folderNames(
    works.map(({ number, person }) => ({ number, name: personName(person, locale) })),
    pick(sheetText.noNumber, locale),
  )
  const bytes = [...stored.values()].reduce((sum, { size }) => sum + size, 0)
  // The zip, and room for the texts and the names in it.
  return inWorkFolder(kernel.config, bytes + 16 * 1024 * 1024, async (folder) => {
    const path = join(folder, 'works.zip')
    const zip = new ZipFile()
    const written = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
    // Awaited below; until then a failure must not end the process.
    written.catch(() => {})
    for (const [at, work] of works.entries()) {
      signal.throwIfAborted()
      await addWork(kernel, zip, folders[at]!, work, { stored, locale })
      await progress(Math.floor((at / works.length) * 95))
    }
    zip.end()
    await written
    return saveFile(kernel, {
      ...{ path, mime: 'application/zip', ownerId },
      name: `${of!.title} ${pick(sheetText.works, locale)} ${schoolDay()}.zip`,
      ...{ visibility: 'private', loose: true, downloadOnly: true },
    })
  })
}

async function addWork(
  { storage }: Pick<Kernel, 'storage'>,
  zip: ZipFile,
  folder: string,
  { text, photos, files }: ListedWork,
  { stored, locale }: { stored: ReadonlyMap<number, Stored>; locale: Held['locale'] },
): Promise<void> {
  if (text) {
    const bytes = Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)
    zip.addBuffer(bytes, `${folder}/${pick(sheetText.answer, locale)}.txt`)
  }
  const named = [...photos, ...files].flatMap((id) => stored.get(id) ?? [])
  const names = fileNames(named.map(({ name }) => name))
  for (const [at, { key }] of named.entries()) {
    // One after the other: an archive is written in its order, and a work waits for the one before.
    const stream = await storage.open(key)
    await new Promise<void>((resolve, reject) => {
      stream.once('error', reject)
      stream.once('end', resolve)
      // Pictures and films are compressed as they are.
      zip.addReadStream(stream, `${folder}/${names[at]}`, { compress: false })
    })
  }
}
