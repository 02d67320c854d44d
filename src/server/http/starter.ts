import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const watchedMs = 500

/**
 * Calls `gone` once when the npm that started this process has ended. Containers and supervisors send
 * SIGTERM to npm, which passes it on to a shell that ignores it or ends without a word: nothing else would
 * tell this process.
 */
export function onStarterGone(gone: () => void, env = process.env): void {
  const npm = env['npm_lifecycle_event'] === undefined ? undefined : findNpm(process.ppid)
  if (npm === undefined || process.platform === 'win32') return
  const timer = setInterval(() => {
    if (isSameNpm(npm)) return
    clearInterval(timer)
    gone()
  }, watchedMs)
  timer.unref()
}

interface Running {
  pid: number
  parent: number
  name: string
}

/** Finds npm among the ancestors: the parent, or above a shell and a start script. */
function findNpm(pid: number, most = 4): Running | undefined {
  const found = most > 0 && pid > 1 ? lookUp(pid) : undefined
  if (!found) return undefined
  return found.name.startsWith('npm') ? found : findNpm(found.parent, most - 1)
}

function isSameNpm({ pid, parent }: Running): boolean {
  const now = lookUp(pid)
  // Another process may have the number by now, with another parent.
  return now !== undefined && now.parent === parent
}

function lookUp(pid: number): Running | undefined {
  return fromProc(pid) ?? (process.platform === 'linux' ? undefined : fromPs(pid))
}

/** '12 (npm start) S 1 …'; 'Z' has ended, and only waits to be noticed. */
function fromProc(pid: number): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', state, parent] = /\((.*)\) (\S) (\d+)/s.exec(stat) ?? []
    return state === 'Z' ? undefined : { pid, parent: Number(parent), name }
  } catch {
    return undefined
  }
}

function fromPs(pid: number): Running | undefined {
  const { stdout } = spawnSync('ps', ['-o', 'ppid=,state=,args=', '-p', String(pid)], {
    encoding: 'utf8',
  })
  const [, parent, state, name] = /^\s*(\d+)\s+(\S+)\s+(.*)$/m.exec(stdout ?? '') ?? []
  if (parent === undefined || state?.startsWith('Z')) return undefined
  return { pid, parent: Number(parent), name: name ?? '' }
}
