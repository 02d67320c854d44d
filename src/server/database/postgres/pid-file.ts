import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isPostgresOn, isRunning, processesIn } from './process-info.ts'

export type PidFile = {
  pid: number
  /** When the server was started, in seconds. */
  started: number
  port: number
  host: string
  ready: boolean
}

/** The facts that a running server writes to PGDATA/postmaster.pid. */
export function readPidFile(data: string): PidFile | undefined {
  let text: string
  try {
    text = readFileSync(pidFileOf(data), 'utf8')
  } catch {
    return undefined
  }
  const lines = text.split('\n').map((line) => line.trim())
  const [pid, , started, port, socketFolder, listens, , status] = lines
  if (!Number(pid)) return undefined
  return {
    pid: Number(pid),
    started: Number(started),
    port: Number(port),
    host: socketFolder || listens || '127.0.0.1',
    ready: status === 'ready',
  }
}

/**
 * Whether the server with this pid is ready. The file of a killed server does not count: in a container that is
 * started again, its successor often has the same pid.
 * @param before the file as it was before the server was started
 */
export function isReady(pid: number, file?: PidFile, before?: PidFile): boolean {
  if (file?.pid !== pid || !file.ready) return false
  return before?.pid !== pid || before.started !== file.started
}

/**
 * PostgreSQL takes a pid file for its own as long as any process of its user has that pid, and then
 * refuses to start for ever. So the file is removed once it is proven that no server runs here. A file
 * whose pid is dead stays: PostgreSQL uses it to check that no old worker is left.
 */
export async function clearStalePidFile(data: string, pid: number): Promise<void> {
  if (!isRunning(pid) || isPostgresOn(pid, data)) return
  // Workers outlive a killed server by a moment.
  for (let left = 100; processesIn(data).length > 0; left--) {
    if (left === 0) {
      throw new Error(`Processes ${processesIn(data).join(', ')} still work in ${data}; end them.`)
    }
    await sleep(100)
  }
  rmSync(pidFileOf(data), { force: true })
}

function pidFileOf(data: string): string {
  return join(data, 'postmaster.pid')
}
