import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const watchedMs = 500

/**
 * Calls `gone` once when the npm that started this process has ended. Containers and supervisors send
 * SIGTERM to npm, which passes it on to a shell that ignores it or ends without a word: nothing else would
 * tell this process.
 */
export function onStarterGone(gone: () => void, env = process.env): void {
  const npm = starter(env)
  if (!npm) return
  const timer = setInterval(() => {
    if (isRunning(npm)) return
    clearInterval(timer)
    gone()
  }, watchedMs)
  timer.unref()
}

/** Programs that a container runs as process 1 around its command, and that end with it. */
const wrappers = ['tini', 'dumb-init', 'docker-init', 'catatonit', 'sh']

/**
 * Whether the end of npm ends a container, because npm is its process 1 or the command of a wrapper that is. npm
 * ends on SIGTERM without waiting for this process, which the kernel then kills. Any other process 1 (systemd,
 * init, s6) adopts orphans and outlives npm.
 */
export function endsWithNpm(env = process.env, find = lookUp): boolean {
  const npm = starter(env, find)
  if (!npm || process.platform !== 'linux') return false
  if (npm.pid === 1) return true
  const first = npm.parent === 1 ? find(1) : undefined
  return first !== undefined && wrappers.includes(first.name)
}

function starter(env: NodeJS.ProcessEnv, find = lookUp): Running | undefined {
  if (env['npm_lifecycle_event'] === undefined || process.platform === 'win32') return undefined
  return findNpm(process.ppid, find)
}

interface Running {
  pid: number
  parent: number
  name: string
  /** When it was started, in the system's own words: another process may get the number later. */
  started: string
}

/** Finds npm among the ancestors: the parent, or above a shell and a start script. */
function findNpm(pid: number, find: typeof lookUp, most = 4): Running | undefined {
  const found = most > 0 && pid > 0 ? find(pid) : undefined
  if (!found) return undefined
  return found.name.startsWith('npm') ? found : findNpm(found.parent, find, most - 1)
}

/**
 * The parent does not count: it changes when the shell that npm was started from ends. A process that cannot
 * be looked up counts as running: a server without a free file number must not stop for that.
 */
export function isRunning({ pid, started }: Pick<Running, 'pid' | 'started'>): boolean {
  try {
    return lookUp(pid)?.started === started
  } catch {
    return true
  }
}

/**
 * Finds a process that has not ended.
 * @throws when the system does not tell
 */
export function lookUp(pid: number): Running | undefined {
  return fromProc(pid) ?? (process.platform === 'linux' ? undefined : fromPs(pid))
}

/** '12 (npm start) S 1 …', with the start time as field 22; 'Z' has ended, and only waits to be noticed. */
function fromProc(pid: number): Running | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(stat) ?? []
    const [state, parent, ...more] = rest.split(' ')
    if (state === 'Z') return undefined
    return { pid, parent: Number(parent), name, started: more[17] ?? '' }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ESRCH') return undefined
    throw error
  }
}

function fromPs(pid: number): Running | undefined {
  const { stdout, error } = spawnSync(
    'ps',
    ['-o', 'ppid=,state=,lstart=,args=', '-p', String(pid)],
    {
      encoding: 'utf8',
    },
  )
  if (error) throw error
  const fields = /^\s*(\d+)\s+(\S+)\s+((?:\S+\s+){5})(.*)$/m.exec(stdout ?? '')
  const [, parent, state = '', started = '', name = ''] = fields ?? []
  if (parent === undefined || state.startsWith('Z')) return undefined
  return { pid, parent: Number(parent), name, started }
}
