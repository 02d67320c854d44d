import { join } from 'node:path'
import { and, eq, sql } from 'drizzle-orm'
import { personOf } from '#src/features/content/bank/server/person-name.ts'
import { mayTeach } from '#src/features/learning/class/server/rules.ts'
import { type ClassFacts, readClass } from '#src/features/learning/class/server/state.ts'
import type { Job } from '#src/server/feature.ts'
import type { JobRun } from '#src/server/jobs/jobs.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { openChild } from '#src/server/media/child.ts'
import { inWorkFolder } from '#src/server/media/work-folder.ts'
import { sendToEach } from '#src/server/send-to-each.ts'
import { keepFileUntil } from '#src/server/storage/attach-file.ts'
import { removeFile } from '#src/server/storage/remove-file.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { must } from '#src/shared/can.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { sayMoment } from '#src/shared/school-time.ts'
import type { ArchiveOrder as ChildOrder } from '../child/archive-child.ts'
import { archiveDays, packedMiB } from '../limits.ts'
import { classArchivePaths } from '../paths.ts'
import { classArchives } from '../tables.ts'
import { archiveText } from './archive-text.ts'
import { contentsPage } from './contents.ts'
import { archiveMessages } from './messages-text.ts'
import type { Pack } from './pack.ts'
import { openPacking } from './packing.ts'
import { packGrades } from './pack-grades.ts'
import { packHomework, TooLarge } from './pack-homework.ts'
import { packMaterials } from './pack-materials.ts'
import { packQuizzes, quizSteps } from './pack-quizzes.ts'
import { packRoll } from './pack-roll.ts'
import { packTexts } from './pack-texts.ts'
import { quizzesOfClass } from './quizzes-of-class.ts'
import { bytesGiven, bytesOfWorks } from './sizes.ts'
import { semesterWords } from './semester-words.ts'

/** Packs the term of a class as a zip. */
export const writeArchiveJob: Job = {
  name: 'class-archive-write',
  options: { timeout: 3600, retries: 2, heartbeatSeconds: 30, concurrency: 1, perGroup: 1 },
  run: (kernel, data: { archiveId: number }, run) => writeArchive(kernel, data.archiveId, run),
}

type Held = typeof classArchives.$inferSelect

/** An hour later than it is shown, for a download that has begun. */
const keptUntil = ({ createdAt }: Held) =>
  new Date(createdAt.getTime() + (archiveDays * 24 + 1) * 3_600_000)

/** The archive was deleted while it was made. */
class Deleted extends Error {}

async function writeArchive(kernel: Kernel, archiveId: number, run: JobRun): Promise<void> {
  const { db } = kernel
  const waiting = and(eq(classArchives.id, archiveId), eq(classArchives.state, 'waiting'))
  const [held] = await db.select().from(classArchives).where(waiting)
  if (!held) return
  const given = { classId: held.classId, userId: held.ownerId }
  const standing = await readClass(db, given)
  const told = (words: (typeof archiveMessages)['ready']) =>
    sendToEach(kernel, [held.ownerId], {
      ...{ ...words(standing.name), kind: 'class', weight: 'important' },
      ...{ link: classArchivePaths.archive(held.classId), key: `class-archive:${archiveId}` },
    })
  try {
    must(mayTeach(standing))
    const progress = async (percent: number) => {
      const { rowCount } = await db.update(classArchives).set({ percent }).where(waiting)
      if (rowCount === 0) throw new Deleted()
    }
    const file = await written(kernel, held, { standing, progress, signal: run.signal })
    const { rowCount } = await db.transaction(async (tx) => {
      await keepFileUntil(tx, { fileId: file.id, until: keptUntil(held) })
      return tx
        .update(classArchives)
        .set({ state: 'ready', percent: 100, fileId: file.id })
        .where(waiting)
    })
    if (rowCount === 0) return await removeFile(kernel, file.id)
    await told(archiveMessages.ready)
  } catch (error) {
    if (error instanceof Deleted) return
    const isTooLarge = error instanceof TooLarge
    if (!isTooLarge && !run.last) throw error
    const failure = isTooLarge ? 'tooLarge' : 'other'
    await db.update(classArchives).set({ state: 'failed', failure }).where(waiting)
    await told(archiveMessages.failed)
    if (!isTooLarge) throw error
  }
}

const childScript = new URL('../child/archive-child.ts', import.meta.url)
/** Fonts of 20 MB, and a workbook of 500 students. */
const memoryMiB = 700
/** Room for texts, workbooks, reports and papers. */
const roomBytes = 256 * 1024 * 1024
/** Steps besides those of students, homework and quizzes. */
const otherSteps = 5

async function written(
  kernel: Kernel,
  held: Held,
  of: { standing: ClassFacts; progress: (percent: number) => Promise<void>; signal: AbortSignal },
) {
  const { ownerId, order, classId } = held
  const { standing, progress, signal } = of
  const words = archiveText[order.language]
  const steps = await countSteps(kernel, held)
  const most = packedMiB * 1024 * 1024
  const ofWorks = order.works === 'none' ? 0 : await bytesOfWorks(kernel.db, classId)
  const bytes = Math.min(ofWorks, most) + Math.min(await bytesGiven(kernel.db, classId), most)
  return inWorkFolder(kernel.config, bytes + roomBytes, async (folder) => {
    const path = join(folder, 'archive.zip')
    const packing = openPacking(path, signal)
    const child = openChild(childScript, { memoryMiB })
    let done = 0
    const pack: Pack = {
      ...{ kernel, viewer: { id: ownerId }, standing, order, words, packing, signal },
      room: { bytes: most },
      make: (one: ChildOrder) => child.ask<Uint8Array>(one, { signal }),
      async step(units = 1) {
        signal.throwIfAborted()
        done += units
        await progress(Math.min(98, Math.floor((done / steps) * 98)))
      },
    }
    try {
      await packRoll(pack)
      await packGrades(pack)
      await packHomework(pack)
      await packQuizzes(pack)
      await packTexts(pack)
      await packMaterials(pack)
    } finally {
      child.end()
    }
    const maker = await personOf(kernel.db, ownerId, order.language)
    const about = words.about(
      semesterWords(standing, order.language),
      sayMoment(new Date()),
      maker?.name ?? words.nobody,
    )
    for (const label of packing.left) packing.list({ part: words.leftOut, label, path: '' })
    const { entries } = packing
    const title = `${standing.name} · ${words.archive}`
    packing.bytes(
      `${words.index}.html`,
      Buffer.from(contentsPage({ language: order.language, title, about, entries })),
    )
    await packing.end()
    return saveFile(kernel, {
      ...{ path, mime: 'application/zip', ownerId },
      name: `${standing.name} ${words.archive} ${schoolDay()}.zip`,
      ...{ visibility: 'private', loose: true, downloadOnly: true },
    })
  })
}

async function countSteps({ db }: Kernel, { classId, ownerId, order }: Held): Promise<number> {
  const [{ rows }, quizzes] = await Promise.all([
    db.execute<{ homework: number; students: number }>(sql`
      select (select count(*)::int from homework where class_id = ${classId} and state <> 'draft') as homework,
        (select count(*)::int from class_members
          where class_id = ${classId} and role = 'student' and state = 'member') as students`),
    quizzesOfClass(db, { classId, viewerId: ownerId, locale: order.language }),
  ])
  const { homework, students } = rows[0]!
  return (
    otherSteps +
    homework +
    (order.reports ? students : 0) +
    (order.quizzes ? quizzes.length * quizSteps : 0)
  )
}
