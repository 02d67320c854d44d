import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync, realpathSync } from 'node:fs'
import { errorCode } from './error-code.ts'

/** Whether a process lives. An ended process that only waits to be reaped counts as dead. */
export function isRunning(pid: number): boolean {
  // 0 and below name groups of processes.
  if (pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process lives, under another user.
    if (errorCode(error) !== 'EPERM') return false
  }
  return linuxStat(pid)?.state !== 'Z'
}

/**
 * Returns the start time of a process, in a form that only serves comparison: with the pid it
 * identifies one process for ever, across pid reuse and reboots. Undefined where the system does not
 * report it.
 */
export function startOf(pid: number): string | undefined {
  const stat = linuxStat(pid)
  if (stat) return `${readText('/proc/sys/kernel/random/boot_id')?.trim()} ${stat.started}`
  return process.platform === 'win32' ? undefined : ps(pid, 'lstart=')
}

/** The scope in which a pid is unique: host name and, on Linux, the pid namespace. */
export function pidNamespace(): string {
  return process.platform === 'linux' ? tryOr('', () => readlinkSync('/proc/self/ns/pid')) : ''
}

/** Whether this process is a PostgreSQL server on this data folder. */
export function isPostgresOn(pid: number, data: string): boolean {
  if (!isRunning(pid)) return false
  // The server and all its workers have the data folder as their working folder.
  const cwd = workingFolder(pid)
  if (cwd) return cwd === tryOr(data, () => realpathSync(data))
  const command =
    process.platform === 'win32'
      ? tryOr('', () =>
          execFileSync('tasklist', ['/FI', `PID eq ${pid}`, '/NH'], { encoding: 'utf8' }),
        )
      : commandLine(pid)
  return process.platform === 'win32' ? command.includes('postgres') : command.includes(data)
}

/** Returns the processes whose working folder this is. Linux only; elsewhere none are found. */
export function processesIn(folder: string): number[] {
  if (process.platform !== 'linux') return []
  const real = tryOr(folder, () => realpathSync(folder))
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && workingFolder(pid) === real && isRunning(pid))
}

function commandLine(pid: number): string {
  const text = process.platform === 'linux' ? readText(`/proc/${pid}/cmdline`) : ps(pid, 'command=')
  return text ?? ''
}

function workingFolder(pid: number): string | undefined {
  return tryOr(undefined, () => readlinkSync(`/proc/${pid}/cwd`))
}

function linuxStat(pid: number) {
  const text = readText(`/proc/${pid}/stat`)
  if (!text) return undefined
  // The name in brackets may itself contain spaces and brackets.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  return { state: fields[0], started: fields[19] }
}

function ps(pid: number, what: string): string | undefined {
  return tryOr(undefined, () =>
    execFileSync('ps', ['-ww', '-o', what, '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, LC_ALL: 'C' },
    }).trim(),
  )
}

function readText(path: string): string | undefined {
  return tryOr(undefined, () => readFileSync(path, 'utf8'))
}

function tryOr<T>(otherwise: T, run: () => T): T {
  try {
    return run()
  } catch {
    return otherwise
  }
}
