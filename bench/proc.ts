import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'

const onLinux = process.platform === 'linux'
/** USER_HZ, which Linux fixes at 100 on every architecture in use. */
const msATick = 10

/**
 * Returns the processes of the embedded server: the postmaster and its children. Empty where there is
 * no /proc.
 */
export function postgresPids(dataDir: string): number[] {
  if (!onLinux) return []
  const file = readIfThere(join(dataDir, 'postgres', 'data', 'postmaster.pid'))
  const postmaster = Number(file?.split('\n')[0])
  if (!postmaster) return []
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => statOf(pid)?.parent === postmaster)
  return [postmaster, ...children]
}

/** Returns the CPU milliseconds of the processes so far, and of their ended children. */
export function cpuMs(pids: number[]): number {
  return pids.reduce((sum, pid) => sum + (statOf(pid)?.ticks ?? 0) * msATick, 0)
}

function statOf(pid: number) {
  const text = readIfThere(`/proc/${pid}/stat`)
  if (text === undefined) return undefined
  // The program's name may contain spaces and brackets; the fields after it are counted.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const number = (index: number) => Number(fields[index])
  return { parent: number(1), ticks: number(11) + number(12) + number(13) + number(14) }
}

/** Proportional set size in MiB: memory shared by several processes is counted once. */
export function proportionalMiB(pids: number[]): number {
  const kib = pids.map((pid) =>
    Number(/^Pss:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/smaps_rollup`) ?? '')?.[1] ?? 0),
  )
  return kib.reduce((sum, one) => sum + one, 0) / 1024
}

export function residentMiB(pid: number): number {
  return Number(/^VmRSS:\s+(\d+)/m.exec(readIfThere(`/proc/${pid}/status`) ?? '')?.[1] ?? 0) / 1024
}

/**
 * Pins a process, with its threads, to one core.
 * @returns false where that is impossible
 */
export function pin(pids: number[], core: number): boolean {
  if (!onLinux || availableParallelism() < 2) return false
  try {
    for (const pid of pids) {
      execFileSync('taskset', ['-acp', String(core), String(pid)], { stdio: 'ignore' })
    }
    return true
  } catch {
    return false
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}
