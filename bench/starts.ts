import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { serverEnv, serverFlags } from '../scripts/ensure.mjs'
import { postgresPids, proportionalMiB, residentMiB } from './proc.ts'

export interface Memory {
  node: number
  postgres: number
}

export interface Start {
  seconds: number
  /** MiB of the idle server, a few seconds after the start. */
  memory: Memory
}

export const memoryOf = (pid: number, dataDir: string): Memory => ({
  node: residentMiB(pid),
  postgres: proportionalMiB(postgresPids(dataDir)),
})

/** Starts src/main.ts as `npm start` does after the build, waits until it is ready, and stops it. */
export async function timeStart(dataDir: string): Promise<Start> {
  const port = await freePort()
  const began = performance.now()
  const child = spawn(process.execPath, [...serverFlags, 'src/main.ts'], {
    cwd: join(import.meta.dirname, '..'),
    env: {
      ...serverEnv,
      ...process.env,
      FARSAIL_DATA: dataDir,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  await ready(child, port)
  const seconds = (performance.now() - began) / 1000
  await sleep(3000)
  const memory = memoryOf(child.pid ?? 0, dataDir)
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return { seconds, memory }
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 6000; tries++) {
    if (child.exitCode !== null) throw new Error('the server did not start')
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(10)
  }
  throw new Error('the server was not ready within a minute')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
