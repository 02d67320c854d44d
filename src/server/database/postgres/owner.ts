import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { errorCode } from './error-code.ts'
import { isRunning, pidNamespace, startOf } from './process-info.ts'

const ownerSchema = z.object({
  pid: z.int(),
  /** Distinguishes this process from a later one with the same pid. */
  start: z.string().optional(),
  host: z.string(),
  pidNamespace: z.string(),
  since: z.string(),
  command: z.string(),
})
type Owner = z.output<typeof ownerSchema>

/** The data folder belongs to another living process. */
export class FolderInUseError extends Error {
  override name = 'FolderInUseError'
}

/**
 * Makes this process the owner of the folder that contains `file`, and returns the function that
 * releases it. A file left by a dead process is replaced. On the same machine the pid and start time
 * prove the death; on another one (a shared volume) the age of the file does.
 * @throws FolderInUseError naming the holder
 */
export async function claimFolder(file: string, beat = 5_000): Promise<() => void> {
  const mine = currentOwner()
  const text = JSON.stringify(mine)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, text, { mode: 0o600 })
  try {
    while (!linked(draft, file)) {
      const held = read(file)
      if (held === undefined) continue
      const holder = parse(held)
      if (holder && (await lives(holder, file, beat)))
        throw new FolderInUseError(refusal(holder, file))
      removeStale(file, held)
    }
  } finally {
    rmSync(draft, { force: true })
  }
  const heart = setInterval(() => touch(file), beat).unref()
  return () => {
    clearInterval(heart)
    if (read(file) === text) rmSync(file, { force: true })
  }
}

/** link(2) is atomic and refuses an existing name, so no process ever reads half an owner file. */
function linked(draft: string, file: string): boolean {
  try {
    linkSync(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  }
}

/** Removes exactly the stale file that was examined: another process may have replaced it since. */
function removeStale(file: string, judged: string): void {
  const aside = `${file}.${process.pid}.stale`
  try {
    renameSync(file, aside)
  } catch {
    return
  }
  if (read(aside) !== judged) linked(aside, file)
  rmSync(aside, { force: true })
}

async function lives(holder: Owner, file: string, beat: number): Promise<boolean> {
  if (holder.host === hostname() && holder.pidNamespace === pidNamespace()) {
    if (!isRunning(holder.pid)) return false
    const start = startOf(holder.pid)
    return !start || !holder.start || start === holder.start
  }
  const last = touched(file)
  if (Date.now() - last > 12 * beat) return false
  await sleep(2.5 * beat)
  return touched(file) !== last
}

function currentOwner(): Owner {
  const start = startOf(process.pid)
  return {
    pid: process.pid,
    ...(start && { start }),
    host: hostname(),
    pidNamespace: pidNamespace(),
    since: new Date().toISOString(),
    command: process.argv.slice(1).join(' '),
  }
}

function refusal(holder: Owner, file: string): string {
  const where = holder.host === hostname() ? '' : ` on ${holder.host}`
  return (
    `The folder ${dirname(dirname(file))} is in use by process ${holder.pid}${where} ` +
    `since ${holder.since} (${holder.command}). Stop that one first, or choose another folder with ` +
    'FARSAIL_DATA. Two processes share one database by DATABASE_URL.'
  )
}

function parse(text: string): Owner | undefined {
  try {
    return ownerSchema.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function touched(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

function touch(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch {
    // The folder may have been deleted by a test or an uninstall; the next claim decides.
  }
}
