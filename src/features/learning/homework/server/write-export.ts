import { homeworkExports } from '../export-tables.ts'
import { createReadStream, createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { and, eq, sql } from 'drizzle-orm'
import { ZipFile } from 'yazl'
import { personName } from '#src/features/content/bank/server/person-name.ts'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { type Child, openChild } from '#src/server/media/child.ts'
import { localCopy } from '#src/server/media/local-copy.ts'
import { MediaFailure } from '#src/server/media/work.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { keepFileUntil } from '#src/server/storage/attach-file.ts'
import { namelessOf } from '#src/server/storage/file-url.ts'
import { openFile } from '#src/server/storage/open-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { safeName } from '#src/server/text/safe-name.ts'
import { type Locale, pick } from '#src/shared/locale.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import type { PhotosOrder } from '../child/photos-pdf.ts'
import { exportHours } from '../limits.ts'
import { homework } from '../tables.ts'
import { allWorks, type ListedWork, onePerWork } from './all-works.ts'
import { sheetText } from './sheet-text.ts'
import { fileNames, folderNames } from './work-names.ts'

/** Packs all works of homework as a zip, or the photographs of one as a PDF. */
export const writeExportJob: Job = {
  name: 'homework-write-export',
  options: { timeout: 1800, retries: 1, heartbeatSeconds: 30, concurrency: 1, perGroup: 1 },
  run: (kernel, data: { exportId: number }, run) => writeExport(kernel, data.exportId, run),
}

type Held = typeof homeworkExports.$inferSelect

/** An hour later than it is shown, for a download that has begun. */
const keptUntil = ({ createdAt }: Held) =>
  new Date(createdAt.getTime() + (exportHours + 1) * 3_600_000)

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
      await keepFileUntil(tx, { fileId: file.id, until: keptUntil(held) })
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

export interface Stored extends Record<string, unknown> {
  userFileId: number
  name: string
  key: string
  sealed: boolean
  size: number
}

/** Finds the stored bytes of the files that the works name. */
export async function storedFiles({ db }: Pick<Kernel, 'db'>, works: readonly ListedWork[]) {
  const ids = works.flatMap(({ photos, files }) => [...photos, ...files])
  const { rows } = await db.execute<Stored>(sql`
    select u.id as "userFileId", u.name, f.key, f.sealed, f.size::float8 as size from user_files u join files f on f.id = u.file_id
    where u.id = any(${sql.param(ids)}::int[])`)
  return new Map(rows.map((row) => [row.userFileId, row]))
}

const childScript = new URL('../child/photos-child.ts', import.meta.url)
/** One photograph of 100 megapixels, decoded. */
const memoryMiB = 900
/** Room for the texts and the names in a zip. */
const roomBytes = 16 * 1024 * 1024

interface Pack {
  kernel: Kernel
  held: Held
  stored: ReadonlyMap<number, Stored>
  folder: string
  signal: AbortSignal
  /** Draws the photographs of a work. @returns the path; undefined where none is a picture */
  draw: (work: ListedWork, title: string) => Promise<string | undefined>
}

async function written(
  kernel: Kernel,
  held: Held,
  signal: AbortSignal,
  progress: (percent: number) => Promise<void>,
) {
  const { homeworkId, studentId } = held
  const works = (await allWorks(kernel.db, homeworkId)).filter(
    ({ text, person }) => text !== null && (studentId === null || person.userId === studentId),
  )
  const stored = await storedFiles(kernel, works)
  const [of] = await kernel.db
    .select({ title: homework.title })
    .from(homework)
    .where(eq(homework.id, homeworkId))
  const bytes = [...stored.values()].reduce((sum, { size }) => sum + size, 0)
  return inWorkFolder(kernel.config, 2 * bytes + roomBytes, async (folder) => {
    const child = openChild(childScript, { memoryMiB })
    try {
      const pack: Pack = {
        ...{ kernel, held, stored, folder, signal },
        draw: (work, title) => drawn(pack, child, work, title),
      }
      return studentId === null
        ? await zipped(pack, works, of!.title, progress)
        : await onePdf(pack, works, of!.title)
    } finally {
      child.end()
    }
  })
}

/** The photographs of one work as one PDF. @throws where the student has handed in none */
async function onePdf({ kernel, held, draw }: Pack, [work]: readonly ListedWork[], title: string) {
  const name = work && folderNames([namesIn(held.locale)(work)], '')[0]
  const path = work && (await draw(work, title))
  if (!path) throw new MediaFailure('broken')
  return saveFile(kernel, {
    ...{
      path,
      mime: 'application/pdf',
      ownerId: held.ownerId,
      name: `${name} ${safeName(title)}.pdf`,
    },
    ...{ visibility: 'private', loose: true, downloadOnly: true },
  })
}

async function zipped(
  pack: Pack,
  works: readonly ListedWork[],
  title: string,
  progress: (percent: number) => Promise<void>,
) {
  const { kernel, held, folder, signal } = pack
  const { locale, ownerId } = held
  const one = onePerWork(works)
  const folders = folderNames(one.map(namesIn(locale)), pick(sheetText.noNumber, locale))
  const path = join(folder, 'works.zip')
  const zip = new ZipFile()
  const done = pipeline(zip.outputStream, createWriteStream(path, { mode: 0o600 }), { signal })
  // Awaited below; until then a failure must not end the process.
  done.catch(() => {})
  for (const [at, work] of one.entries()) {
    signal.throwIfAborted()
    addMembers(pack, zip, folders[at]!, { work, works })
    await addWork(pack, zip, folders[at]!, work)
    await progress(Math.floor((at / one.length) * 95))
  }
  zip.end()
  await done
  return saveFile(kernel, {
    ...{ path, mime: 'application/zip', ownerId },
    name: `${title} ${pick(sheetText.works, locale)} ${schoolDay()}.zip`,
    ...{ visibility: 'private', loose: true, downloadOnly: true },
  })
}

/** What the folder of a work is called: a group by its name, a student by number and name. */
export const namesIn =
  (locale: Locale) =>
  ({ number, person, group, sharedId }: ListedWork) =>
    sharedId !== null && group !== null
      ? sameName(
          /^\d+$/.test(group) ? pick(sheetText.drawnGroup, locale).replace('#', group) : group,
        )
      : { number, name: personName(person, locale) }

const sameName = (name: string) => ({ number: name, name })

/** Lists the members of a group in its folder, as the folders of students are called. */
export function addMembers(
  { held: { locale } }: { held: Pick<Held, 'locale'> },
  zip: ZipFile,
  folder: string,
  { work, works }: { work: ListedWork; works: readonly ListedWork[] },
): void {
  if (work.sharedId === null) return
  const names = works
    .filter(({ sharedId }) => sharedId === work.sharedId)
    .map(({ number, person }) => ({ number, name: personName(person, locale) }))
  const lines = folderNames(names, pick(sheetText.noNumber, locale))
  const bytes = Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`)
  zip.addBuffer(bytes, `${folder}/${pick(sheetText.members, locale)}.txt`)
}

async function drawn(
  { kernel, stored, folder, signal }: Pack,
  child: Child,
  { photos }: ListedWork,
  title: string,
): Promise<string | undefined> {
  const files = photos.flatMap((id) => stored.get(id) ?? [])
  if (files.length === 0) return undefined
  const paths: string[] = []
  for (const file of files) {
    paths.push(await localCopy(kernel, file, folder, { name: `photo-${paths.length}`, signal }))
  }
  const to = join(folder, 'photos.pdf')
  const order: PhotosOrder = { paths, to, title }
  const { pages } = await child.ask<{ pages: number }>(order, { signal })
  for (const path of paths) await rm(path)
  return pages > 0 ? to : undefined
}

/** Adds what was handed in last. */
export async function addWork(
  pack: Pick<Pack, 'kernel' | 'stored' | 'draw'> & { held: Pick<Held, 'photos' | 'locale'> },
  zip: ZipFile,
  folder: string,
  work: ListedWork,
): Promise<void> {
  const { kernel, stored, draw, held } = pack
  const { text, photos, files } = work
  if (text) {
    const bytes = Buffer.from(`\uFEFF${text.replaceAll('\n', '\r\n')}`)
    zip.addBuffer(bytes, `${folder}/${pick(sheetText.answer, held.locale)}.txt`)
  }
  const pdf = held.photos === 'apart' ? undefined : await draw(work, folder)
  if (pdf) {
    await added(zip, createReadStream(pdf), `${folder}/${pick(sheetText.photos, held.locale)}.pdf`)
  }
  // What could not be drawn is there as it was handed in.
  const alone = held.photos === 'pdf' && pdf ? [] : photos
  const named = [...alone, ...files].flatMap((id) => stored.get(id) ?? [])
  const names = fileNames(named.map(({ name }) => (work.nameless ? namelessOf(name) : name)))
  for (const [at, file] of named.entries()) {
    await added(zip, await openFile(kernel, file), `${folder}/${names[at]}`)
  }
}

/** One after the other: an archive is written in its order, and a work waits for the one before. */
export const added = (zip: ZipFile, stream: Readable, name: string): Promise<void> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject)
    stream.once('end', resolve)
    // Pictures and films are compressed as they are.
    zip.addReadStream(stream, name, { compress: false })
  })
