import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { failureCodes, type FailureCode } from '#src/shared/media.ts'
import { limitMemory } from './limit-memory.ts'
import { MediaFailure } from './work.ts'

/** The messages of a child process; see child-main.ts. */
export type FromChild =
  { progress: number } | { result: unknown } | { failure: FailureCode | undefined; message: string }

export interface ChildOptions {
  /** Resident memory beyond which the child is killed, in MiB; known on Linux alone. */
  memoryMiB: number
  env?: Record<string, string>
}

export interface Asked {
  signal: AbortSignal
  onProgress?: (percent: number) => void
}

/** A program of ours in a process of its own: of low priority, killed when its time or memory is over. */
export interface Child {
  /** Runs one task; one after the other. A task that is aborted kills the process. */
  ask<R>(input: unknown, asked: Asked): Promise<R>
  /** Whether it has ended, so that the next task needs a new one. */
  readonly ended: boolean
  end(): void
}

/** Starts a child that runs `childMain` of the script. */
export function openChild(script: URL, { memoryMiB, env = {} }: ChildOptions): Child {
  const child = fork(fileURLToPath(script), [], {
    // Nothing secret of the parent's settings reaches a program that reads strangers' files.
    env: { PATH: process.env['PATH'] ?? '', LANG: 'C.UTF-8', ...env },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    // A group of its own, so that programs which it starts end with it.
    detached: hasGroups,
  })
  lower(child)
  let said = ''
  child.stderr!.setEncoding('utf8').on('data', (text: string) => {
    said = (said + text).slice(-2000)
  })
  let tooMuch = false
  limitMemory(child, memoryMiB, () => {
    tooMuch = true
    kill(child)
  })
  const gone = new Promise<never>((_resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      reject(
        tooMuch ? new MediaFailure('tooLarge') : new Error(`ended by ${signal ?? code}: ${said}`),
      )
    })
  })
  gone.catch(() => undefined)
  return {
    get ended() {
      return child.exitCode !== null || child.signalCode !== null
    },
    end: () => kill(child),
    ask: (input, asked) => ask(child, gone, input, asked),
  }
}

/** Runs one task in a child of its own. */
export async function runChild<R>(
  script: URL,
  input: unknown,
  { signal, onProgress, ...options }: ChildOptions & Asked,
): Promise<R> {
  const child = openChild(script, options)
  try {
    return await child.ask<R>(input, onProgress ? { signal, onProgress } : { signal })
  } finally {
    child.end()
  }
}

async function ask<R>(
  child: ChildProcess,
  gone: Promise<never>,
  input: unknown,
  { signal, onProgress }: Asked,
): Promise<R> {
  signal.throwIfAborted()
  const killNow = () => kill(child)
  signal.addEventListener('abort', killNow, { once: true })
  const { promise, resolve, reject } = Promise.withResolvers<R>()
  const hear = (message: FromChild) => {
    if ('progress' in message) onProgress?.(message.progress)
    else if ('result' in message) resolve(message.result as R)
    else reject(failureOf(message))
  }
  child.on('message', hear)
  try {
    child.send({ input })
    return await Promise.race([promise, gone])
  } catch (error) {
    signal.throwIfAborted()
    throw error
  } finally {
    child.off('message', hear)
    signal.removeEventListener('abort', killNow)
  }
}

function failureOf({ failure, message }: Extract<FromChild, { message: string }>): Error {
  if (failure !== undefined && failureCodes.includes(failure)) {
    return new MediaFailure(failure, message)
  }
  return new Error(message)
}

const hasGroups = process.platform !== 'win32'

function kill(child: ChildProcess): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return
  try {
    if (hasGroups) process.kill(-child.pid, 'SIGKILL')
    else child.kill('SIGKILL')
  } catch {
    // It has ended by itself meanwhile.
  }
}

function lower({ pid }: ChildProcess): void {
  if (pid === undefined) return
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW)
  } catch {
    // The process has ended already, or the system forbids it: the work is done at the usual priority.
  }
}
