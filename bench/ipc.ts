import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { serverEnv, serverFlags } from '../scripts/ensure.mjs'

type Handlers = Record<string, (given: never) => unknown>

/** Runs in a child: answers the parent's questions by name. */
export function answerParent(handlers: Handlers): void {
  process.on('message', (message: { id: number; what: string; given: unknown }) => {
    const { id, what, given } = message
    void (async () => handlers[what]?.(given as never))().then(
      (answer) => process.send?.({ id, answer }),
      (error: unknown) => process.send?.({ id, error: String((error as Error).stack ?? error) }),
    )
  })
  process.on('disconnect', () => process.exit(0))
}

/** A child process that answers questions by name. */
export interface Child {
  pid: number
  ask<T>(what: string, given?: unknown): Promise<T>
  stop(): Promise<void>
}

interface Reply {
  id: number
  answer?: unknown
  error?: string
}

/** Starts a file of this folder. An unexpected end of it ends the measurement. */
export function startChild(
  file: string,
  { env = {}, args = [] }: { env?: Record<string, string>; args?: string[] } = {},
): Child {
  const child = fork(join(import.meta.dirname, file), args, {
    env: { ...serverEnv, ...process.env, ...env },
    serialization: 'advanced',
    execArgv: serverFlags,
  })
  const waiting = new Map<number, { resolve(answer: never): void; reject(why: Error): void }>()
  let stopping = false
  let last = 0
  child.on('message', ({ id, answer, error }: Reply) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (error === undefined) one?.resolve(answer as never)
    else one?.reject(new Error(`${file}: ${error}`))
  })
  child.on('exit', (code, signal) => {
    for (const { reject } of waiting.values())
      reject(new Error(`${file} ended (${signal ?? code})`))
    if (!stopping) process.exitCode = 1
  })
  return {
    pid: child.pid ?? 0,
    ask: <T>(what: string, given?: unknown) =>
      new Promise<T>((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, { resolve, reject })
        child.send({ id, what, given })
      }),
    async stop() {
      stopping = true
      await ended(child)
    },
  }
}

function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve()
  return new Promise((resolve) => {
    child.once('exit', () => resolve())
    child.kill('SIGTERM')
  })
}
