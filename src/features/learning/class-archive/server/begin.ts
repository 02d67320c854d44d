import { and, eq, ne, sql } from 'drizzle-orm'
import { mayTeach } from '#src/features/learning/class/server/rules.ts'
import { holdClass } from '#src/features/learning/class/server/state.ts'
import { holdOwn } from '#src/features/people/account/server/hold-own.ts'
import type { Tx } from '#src/server/database/db.ts'
import type { Call } from '#src/server/kernel.ts'
import { detachFiles } from '#src/server/storage/attach-file.ts'
import { must, withValues } from '#src/shared/can.ts'
import { AppError } from '#src/shared/errors.ts'
import type { classArchiveApi } from '../contract.ts'
import { classArchiveErrors as errors } from '../errors.ts'
import { keptMost, packedMiB } from '../limits.ts'
import { classArchives } from '../tables.ts'
import { bytesOfWorks } from './sizes.ts'
import { writeArchiveJob } from './write-archive.ts'

const fileOf = { fileId: classArchives.fileId }
const dropped = (tx: Tx, old: { fileId: number | null }[]) =>
  detachFiles(
    tx,
    old.flatMap(({ fileId }) => fileId ?? []),
  )

/** Queues the packing of the term. A call while one's own archive of the class is under way returns that one. */
export async function beginArchive({
  db,
  jobs,
  viewer,
  input,
}: Call<typeof classArchiveApi.begin>) {
  const { classId, ...order } = input
  return db.transaction(async (tx) => {
    must(mayTeach(await holdClass(tx, { classId, userId: viewer.id })))
    await holdOwn(tx, viewer.id)
    const ofClass = eq(classArchives.classId, classId)
    const isOwn = eq(classArchives.ownerId, viewer.id)
    const [running] = await tx
      .select({ archiveId: classArchives.id, ownerId: classArchives.ownerId })
      .from(classArchives)
      .where(and(ofClass, eq(classArchives.state, 'waiting')))
    if (running) {
      if (running.ownerId !== viewer.id) throw new AppError(errors.running)
      return { archiveId: running.archiveId }
    }
    const kept = await tx.$count(classArchives, and(isOwn, ne(classArchives.classId, classId)))
    if (kept >= keptMost) throw new AppError(withValues(errors.tooMany, { most: keptMost }))
    if (order.works === 'all' && (await bytesOfWorks(tx, classId)) > packedMiB * 1024 * 1024)
      throw new AppError(withValues(errors.tooLarge, { most: packedMiB / 1024 }))
    // A new one takes the place of the former, so that asking again and again fills no disk.
    await dropped(tx, await tx.delete(classArchives).where(and(ofClass, isOwn)).returning(fileOf))
    const [made] = await tx
      .insert(classArchives)
      .values({ classId, ownerId: viewer.id, order })
      .returning({ archiveId: classArchives.id })
    await jobs.enqueue(tx, writeArchiveJob.name, made!, { group: String(viewer.id) })
    return made!
  })
}

/** Deletes one's own archive. A job that still writes it finds no row, and ends. */
export async function removeArchive({ db, viewer, input }: Call<typeof classArchiveApi.remove>) {
  await db.transaction(async (tx) => {
    const isOwn = and(eq(classArchives.id, input.archiveId), eq(classArchives.ownerId, viewer.id))
    await dropped(tx, await tx.delete(classArchives).where(isOwn).returning(fileOf))
  })
  return {}
}

/** Deletes archives after their time; their bytes go with the next tidying. */
export async function dropOld(tx: Tx, days: number): Promise<void> {
  const isOld = sql`${classArchives.createdAt} < now() - make_interval(days => ${days}, hours => 1)`
  await dropped(tx, await tx.delete(classArchives).where(isOld).returning(fileOf))
}
