import { and, eq, inArray, sql } from 'drizzle-orm'
import type { JobRun } from '../jobs/jobs.ts'
import type { Kernel } from '../kernel.ts'
import { files } from '../storage/tables.ts'
import { beginWork, laneJob } from './begin-works.ts'
import { mediaWork } from './tables.ts'
import { LeftToOthers, MediaFailure, type MediaWork } from './work.ts'

/** A work that no machine could do is tried every half minute for two hours, and then given up in words. */
const waitMs = 30_000
const patienceMs = 2 * 3600_000

interface Given {
  fileId: number
  name: string
}

/** Runs one work of a file and notes its end; a run that was interrupted is begun again by its job. */
export async function runWork(
  kernel: Kernel,
  { fileId, name }: Given,
  job: JobRun,
  stopping: AbortSignal,
): Promise<void> {
  const { db, events, works, log } = kernel
  const work: MediaWork | undefined = works.get(name)
  const [file] = await db.select().from(files).where(eq(files.id, fileId))
  // The file was deleted meanwhile.
  if (!file) return
  const one = and(eq(mediaWork.fileId, fileId), eq(mediaWork.name, name))
  if (!work) {
    // Another process of a newer version knows it, so the job is tried again.
    if (job.last)
      await db.update(mediaWork).set({ state: 'failed', failure: 'internal' }).where(one)
    throw new Error(`this process knows no media work ${name}`)
  }
  const started = await db
    .update(mediaWork)
    .set({
      state: 'working',
      percent: 0,
      failure: null,
      attempts: job.attempt,
      startedAt: sql`now()`,
    })
    .where(and(one, inArray(mediaWork.state, ['waiting', 'working'])))
    .returning({ begunAt: mediaWork.begunAt })
  const [{ begunAt } = { begunAt: undefined }] = started
  if (begunAt === undefined) return
  events.publish('media', { fileId })
  const followed: string[] = []
  const note = async (change: Partial<typeof mediaWork.$inferInsert>) => {
    await db.update(mediaWork).set(change).where(one)
    events.publish('media', { fileId })
  }
  const limit = AbortSignal.timeout(work.timeout * 1000)
  const signal = AbortSignal.any([job.signal, stopping, limit])
  try {
    const run = work.run(kernel, file, {
      signal,
      last: job.last,
      progress: oncePerSecond((percent) => note({ percent })),
      expect: (expected) => note({ expected: [...expected] }),
      follow: (next) => void followed.push(next),
    })
    // A work that does not heed its signal holds up no other one.
    await unlessAborted(run, signal)
  } catch (error) {
    if (stopping.aborted) {
      await note({ state: 'waiting', percent: 0 })
      throw error
    }
    if (error instanceof LeftToOthers && Date.now() - begunAt.getTime() < patienceMs) {
      log.warn({ err: error, fileId, work: name }, 'media work is left to another process')
      await leave(kernel, work, fileId, error)
      return
    }
    const code = limit.aborted ? 'tooLong' : error instanceof MediaFailure ? error.code : undefined
    if (code === undefined && !job.last) {
      await note({ state: 'waiting', percent: 0 })
      throw error
    }
    log.warn({ err: error, fileId, work: name }, 'media work failed')
    await note({ state: 'failed', failure: code ?? 'internal', endedAt: new Date() })
    return
  }
  await end(kernel, work, fileId, followed)
}

/** Puts the work back, with the reason for which it waits. Any process may take it; this one asks again later. */
async function leave(kernel: Kernel, work: MediaWork, fileId: number, { code }: LeftToOthers) {
  await kernel.db.transaction(async (tx) => {
    await tx
      .update(mediaWork)
      .set({ state: 'waiting', percent: 0, failure: code })
      .where(and(eq(mediaWork.fileId, fileId), eq(mediaWork.name, work.name)))
    const startAfter = new Date(Date.now() + waitMs)
    await kernel.jobs.enqueue(tx, laneJob(work.lane), { fileId, name: work.name }, { startAfter })
  })
  kernel.events.publish('media', { fileId })
}

async function end(kernel: Kernel, work: MediaWork, fileId: number, followed: readonly string[]) {
  await kernel.db.transaction(async (tx) => {
    const done = await tx
      .update(mediaWork)
      .set({ state: 'done', percent: 100, failure: null, endedAt: sql`now()` })
      .where(and(eq(mediaWork.fileId, fileId), eq(mediaWork.name, work.name)))
      .returning({ id: mediaWork.id })
    // Without a row the file was deleted while the work ran.
    if (done.length > 0) {
      for (const next of followed) await beginWork(kernel, tx, fileId, next)
    }
  })
  kernel.events.publish('media', { fileId })
}

/** Passes whole percents on that differ from the last one, at most once a second. */
function oncePerSecond(write: (percent: number) => Promise<void>) {
  let last = { percent: 0, at: 0 }
  return async (given: number) => {
    const percent = Math.max(0, Math.min(99, Math.floor(given)))
    const now = Date.now()
    if (percent === last.percent || now - last.at < 1000) return
    last = { percent, at: now }
    await write(percent)
  }
}

/** Waits for a run until its signal aborts. */
async function unlessAborted(run: Promise<void>, signal: AbortSignal): Promise<void> {
  const { promise, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason as Error)
  signal.addEventListener('abort', abort, { once: true })
  if (signal.aborted) abort()
  try {
    await Promise.race([run, promise])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
