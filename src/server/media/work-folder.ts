import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Config } from '#src/config.ts'
import { hasSpaceFor } from '../storage/free-space.ts'
import { MediaFailure } from './work.ts'

const folder = ({ FARSAIL_DATA }: Pick<Config, 'FARSAIL_DATA'>) => join(FARSAIL_DATA, 'work')

/** Folders of this process that are in use; tests run several apps in one process. */
const inUse = new Set<string>()
/** '_' separates the machine, the process and the random part of a name. */
const machine = hostname().replace(/[^\w-]|_/g, '-')

/**
 * Gives a work an empty folder of its own, which is deleted when the work ends.
 * @param bytes what the work may write at most
 * @throws MediaFailure noSpace where the disk would fall below its floor
 */
export async function inWorkFolder<R>(
  config: Pick<Config, 'FARSAIL_DATA' | 'DISK_FLOOR_MIB'>,
  bytes: number,
  work: (path: string) => Promise<R>,
): Promise<R> {
  // The folder is on this machine's disk, also where files are kept in S3.
  if (!(await hasSpaceFor({ ...config, STORAGE: 'folder' }, bytes))) {
    throw new MediaFailure('noSpace')
  }
  await mkdir(folder(config), { recursive: true })
  const path = await mkdtemp(join(folder(config), `${machine}_${process.pid}_`))
  inUse.add(path)
  try {
    return await work(path)
  } finally {
    inUse.delete(path)
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

const dayMs = 24 * 60 * 60_000

/**
 * Deletes what killed processes have left. Processes that share the data folder keep theirs: those of this
 * machine are asked whether they live, those of another one are left alone for a day.
 */
export async function emptyWorkFolder(config: Pick<Config, 'FARSAIL_DATA'>): Promise<void> {
  const names = await readdir(folder(config)).catch(() => [])
  for (const name of names) {
    const path = join(folder(config), name)
    if (!(await isLeft(name, path))) continue
    await rm(path, { recursive: true, force: true, maxRetries: 3 })
  }
}

async function isLeft(name: string, path: string): Promise<boolean> {
  const [host, pid] = name.split('_')
  if (host !== machine) {
    const found = await stat(path).catch(() => undefined)
    return found !== undefined && Date.now() - found.mtimeMs > dayMs
  }
  // In a container the number of the former process is also that of this one.
  return Number(pid) === process.pid ? !inUse.has(path) : !isAlive(Number(pid))
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
