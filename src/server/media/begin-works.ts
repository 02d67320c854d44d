import { eq, sql } from 'drizzle-orm'
import type { Db, Tx } from '../database/db.ts'
import type { Kernel } from '../kernel.ts'
import type { FileRow } from '../storage/tables.ts'
import { mediaWork } from './tables.ts'
import type { Lane } from './background-work.ts'

type Given = Pick<Kernel, 'works' | 'jobs' | 'events'>

export const laneJob = (lane: Lane) => `media-${lane}`

/** Begins every work that takes the file's type, in the caller's transaction. */
export async function beginWorks(
  given: Given,
  tx: Db | Tx,
  file: Pick<FileRow, 'id' | 'mime'>,
): Promise<void> {
  for (const work of given.works.values()) {
    if (work.takes?.(file.mime)) await beginWork(given, tx, file.id, work.name)
  }
}

/** Begins the works that were never begun for the file: a newer version of the product has brought them. */
export async function beginLackingWorks(
  given: Given,
  tx: Db | Tx,
  file: Pick<FileRow, 'id' | 'mime'>,
): Promise<void> {
  const begun = await tx
    .select({ name: mediaWork.name })
    .from(mediaWork)
    .where(eq(mediaWork.fileId, file.id))
  const names = new Set(begun.map(({ name }) => name))
  for (const work of given.works.values()) {
    if (work.takes?.(file.mime) && !names.has(work.name)) {
      await beginWork(given, tx, file.id, work.name)
    }
  }
}

/** Begins one work, again where it has ended. One that waits or runs already is left as it is. */
export async function beginWork(
  { works, jobs, events }: Given,
  tx: Db | Tx,
  fileId: number,
  name: string,
): Promise<void> {
  const work = works.get(name)
  if (!work) throw new Error(`no room declares the media work ${name}`)
  const again = {
    ...{ state: 'waiting' as const, percent: 0, failure: null, attempts: 0 },
    ...{ begunAt: sql`now()`, startedAt: null, endedAt: null },
  }
  const begun = await tx
    .insert(mediaWork)
    .values({ fileId, name })
    .onConflictDoUpdate({
      target: [mediaWork.fileId, mediaWork.name],
      set: again,
      setWhere: sql`${mediaWork.state} in ('done', 'failed')`,
    })
    .returning({ id: mediaWork.id })
  if (begun.length === 0) return
  const { lane, priority = 0 } = work
  const inLane = [...works.values()].filter((one) => one.lane === lane).map((one) => one.name)
  // Twice, so that a work's own priority only orders works of one place in the line.
  const place = 2 * (await placeInLine(tx, fileId, inLane))
  await jobs.enqueue(tx, laneJob(lane), { fileId, name }, { priority: priority - place })
  await events.announce(tx, 'media', { fileId })
}

/** Behind this many files of one person, works are taken in the order in which they were begun. */
const longestLine = 50

/**
 * Counts the files of the same person whose works wait before it: the first files of all people are taken before
 * the second ones, so that a folder of one person holds nobody back.
 */
async function placeInLine(tx: Db | Tx, fileId: number, names: string[]): Promise<number> {
  const { rows } = await tx.execute<{ place: number }>(sql`
    select least(count(distinct w.file_id), ${longestLine})::int as place
    from ${mediaWork} w join files f on f.id = w.file_id join files own on own.owner_id = f.owner_id
    where own.id = ${fileId} and f.id < own.id and w.state in ('waiting', 'working')
      and w.name = any(${sql.param(names)})`)
  return rows[0]!.place
}
