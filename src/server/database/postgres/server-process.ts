import { execFile, spawn } from 'node:child_process'
import { closeSync, openSync, readSync, renameSync, rmSync, fstatSync, statSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Address } from './address.ts'
import type { Binaries } from './binaries.ts'
import type { Folders } from './folders.ts'
import { makeServerFolder } from './folders.ts'
import { cleanEnvironment } from './initdb.ts'
import { isReady, readPidFile } from './pid-file.ts'
import { isRunning } from './process-info.ts'
import type { RunAs } from './run-as.ts'

/** A server process. `ended` resolves, with the reason, when the process has ended. */
export type ServerProcess = { pid: number; ended: Promise<string> }

const settings = [
  ...['jit=off', 'shared_buffers=32MB', 'max_connections=100', 'timezone=UTC'],
  // Its log would quote rows and statements: phones, names, hashes.
  ...['log_error_verbosity=terse', 'log_min_error_statement=panic'],
]
const largestLog = 20_000_000

/** The server gave up before it was ready. */
export class StartError extends Error {
  /** Another server, or workers of a killed one, have not ended yet: worth another try. */
  readonly passing: boolean

  constructor(how: string, log: string) {
    super(`PostgreSQL did not start (${how}). The end of its log:\n${log}`)
    this.passing =
      /pre-existing shared memory block|lock file .* already exists|could not bind|Address already/.test(
        log,
      )
  }
}

export async function launch(
  { folders, binaries, user }: { folders: Folders; binaries: Binaries; user: RunAs | undefined },
  address: Address,
  log: (line: string) => void,
): Promise<ServerProcess> {
  // A reused pid makes a socket's lock file block the start, as it does for postmaster.pid. The folder
  // holds nothing else.
  rmSync(folders.run, { recursive: true, force: true })
  makeServerFolder(folders.run, user)

  const options = [...settings, ...address.options].flatMap((setting) => ['-c', setting])
  const logFile = openLog(folders.log)
  const logStart = fstatSync(logFile).size
  const before = readPidFile(folders.data)
  // In a process group of its own: Ctrl-C reaches only us, and we stop the server after the last
  // request. Its output is written to a file, because the server may outlive us.
  const child = spawn(binaries.postgres, ['-D', folders.data, ...options], {
    cwd: folders.home,
    detached: true,
    windowsHide: true,
    stdio: ['ignore', logFile, logFile],
    env: cleanEnvironment(),
    ...user,
  })
  closeSync(logFile)
  let how: string | undefined
  const ended = new Promise<string>((done) => {
    child.on('error', (error) => done((how = error.message)))
    child.on('exit', (code, signal) => done((how = signal ?? `exit code ${code}`)))
  })
  child.unref()
  for (let wait = 0; ; wait++) {
    const { pid = 0 } = child
    if (isReady(pid, readPidFile(folders.data), before)) return { pid, ended }
    if (how) throw new StartError(how, readFrom(folders.log, logStart))
    // Replaying the log after a power cut may take long; giving up would only make it start again.
    if (wait > 0 && wait % 1_000 === 0) log('PostgreSQL is still recovering …')
    await sleep(10)
  }
}

/** A server that is not our child: its end is detected by polling. */
export function watch(pid: number): ServerProcess {
  const ended = new Promise<string>((done) => {
    const timer = setInterval(() => {
      if (isRunning(pid)) return
      clearInterval(timer)
      done('gone')
    }, 200).unref()
  })
  return { pid, ended }
}

/** Fast shutdown: sessions are cut and everything is written, so the next start has nothing to recover. */
export async function stopServer(pid: number, folders: Folders, binaries: Binaries): Promise<void> {
  if (process.platform === 'win32') {
    // Signals kill hard on Windows; pg_ctl can ask for a clean stop.
    await new Promise((done) =>
      execFile(binaries.pgCtl, ['stop', '-m', 'fast', '-w', '-D', folders.data], done),
    )
  } else if (isRunning(pid)) {
    process.kill(pid, 'SIGINT')
  }
  for (const start = Date.now(); isRunning(pid); await sleep(5)) {
    if (Date.now() - start > 60_000) {
      throw new Error(`PostgreSQL (process ${pid}) does not stop; see ${folders.log}`)
    }
  }
}

/** Returns the end of the server's log, for an error message. */
export function logTail(file: string): string {
  return readFrom(file, Math.max(0, (statSync(file, { throwIfNoEntry: false })?.size ?? 0) - 2_000))
}

function openLog(path: string): number {
  const size = statSync(path, { throwIfNoEntry: false })?.size ?? 0
  if (size > largestLog) renameSync(path, `${path}.1`)
  return openSync(path, 'a', 0o600)
}

function readFrom(path: string, start: number): string {
  try {
    const file = openSync(path, 'r')
    const buffer = Buffer.alloc(4_000)
    const end = fstatSync(file).size
    const read = readSync(file, buffer, 0, buffer.length, Math.max(start, end - buffer.length))
    closeSync(file)
    return buffer.toString('utf8', 0, read).trim()
  } catch {
    return ''
  }
}
