import type { ChildProcess } from 'node:child_process'
import { readFile } from 'node:fs/promises'

const checkMs = 500

/**
 * Watches the memory of a program with all programs that it has started, as Linux says it; elsewhere there is no
 * limit. `exceeded` is called at most once. The watch ends with the program.
 */
export function limitMemory(child: ChildProcess, mostMiB: number, exceeded: () => void): void {
  const check = async () => {
    if (child.pid === undefined || (await residentMiB(child.pid)) <= mostMiB) return
    clearInterval(watch)
    exceeded()
  }
  const watch = setInterval(() => void check(), checkMs)
  for (const end of ['error', 'exit'] as const) child.once(end, () => clearInterval(watch))
}

async function residentMiB(pid: number): Promise<number> {
  const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '')
  const [status, started] = await Promise.all([read('status'), read(`task/${pid}/children`)])
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024
  const others = started.split(' ').filter(Boolean).map(Number)
  const sizes = await Promise.all(others.map(residentMiB))
  return sizes.reduce((sum, size) => sum + size, own)
}
