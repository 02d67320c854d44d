import { readFile } from 'node:fs/promises'
import { execFile } from 'node:child_process'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { promisify } from 'node:util'
import { eq } from 'drizzle-orm'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import type { Kernel } from '#src/server/kernel.ts'
import { beginWorks } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { residentMiB } from './proc.ts'

export interface FilmInServer {
  /** Seconds from the upload's end until the first quality, and until the last. */
  firstRung: number
  whole: number
  /** The longest time for which the server answered nothing, also because the machine did something else. */
  blockedMs: number
  /** The longest time for which the server's own thread worked without answering. */
  busyMs: number
  /** Most memory of all processes that worked on it. */
  workersMiB: number
}

/** Heavy enough for qualities of its own; the light films of the demo get none. */
const heavyFilm = new URL('../src/features/content/film/fixtures/busy.mkv', import.meta.url)

/** Makes a film ready in the running product, and watches the server's own process meanwhile. */
export async function filmInServer(kernel: Kernel): Promise<FilmInServer> {
  const file = await saveFile(kernel, {
    ...{ bytes: await readFile(heavyFilm), name: 'bench.mkv', mime: 'video/x-matroska' },
    ...{ visibility: 'private', ownerId: null },
  })
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const busy = watchBusy()
  const started = performance.now()
  await kernel.db.transaction(async (tx) => {
    await beginWorks(kernel, tx, file)
    await newUserFile(tx, { ownerId: null, file })
  })
  let [firstRung, workersMiB] = [0, 0]
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 250))
    const pids = await workersOf(process.pid)
    workersMiB = Math.max(
      workersMiB,
      pids.reduce((sum, pid) => sum + residentMiB(pid), 0),
    )
    const rows = await kernel.db.select().from(mediaWork).where(eq(mediaWork.fileId, file.id))
    const failed = rows.find(({ state }) => state === 'failed')
    if (failed) throw new Error(`${failed.name} failed: ${failed.failure}`)
    const rungs = rows.filter(({ name, state }) => /^film-\d+$/.test(name) && state === 'done')
    const seconds = (performance.now() - started) / 1000
    if (firstRung === 0 && rungs.length > 0) firstRung = seconds
    if (rows.every(({ state }) => state === 'done')) {
      if (rungs.length === 0) throw new Error('the film has no quality of its own')
      return {
        firstRung,
        whole: seconds,
        blockedMs: delay.max / 1e6 - 5,
        busyMs: busy(),
        workersMiB,
      }
    }
  }
}

/** Watches the processor time of this thread between two turns of its loop. @returns a function that ends it */
function watchBusy(): () => number {
  const now = () => {
    const { user, system } = process.threadCpuUsage()
    return (user + system) / 1000
  }
  let [last, most] = [now(), 0]
  const timer = setInterval(() => {
    const at = now()
    most = Math.max(most, at - last)
    last = at
  }, 1)
  return () => {
    clearInterval(timer)
    return most
  }
}

/** Children of a process that work on films, and theirs. */
async function workersOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'pid=,ppid=,args='])
  const rows = stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line))
    .filter((row) => row !== null)
  const workers = rows
    .filter((row) => Number(row[2]) === pid && row[3]!.includes('film-child'))
    .map((row) => Number(row[1]))
  const programs = rows
    .filter((row) => workers.includes(Number(row[2])))
    .map((row) => Number(row[1]))
  return [...workers, ...programs]
}
