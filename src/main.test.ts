import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, statSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'

let folder: string
let taken: Server
let main: ChildProcess

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-main-'))
  // As root the database runs as another user, who must get in.
  await chmod(folder, 0o711)
  taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
})
afterEach(async () => {
  main.kill('SIGKILL')
  taken.close()
  await rm(folder, { recursive: true, force: true })
})

/** Starts on a port that is taken, so that no start ever succeeds. */
function start(): Promise<unknown[]> {
  const { port } = taken.address() as { port: number }
  main = spawn(process.execPath, [join(import.meta.dirname, 'main.ts'), '--no-demo'], {
    env: {
      ...process.env,
      FARSAIL_DATA: folder,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'silent',
      DATABASE_URL: '',
      WORKER: 'none',
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  return once(main, 'exit')
}

const databaseRuns = () => existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'))

// A start takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 })

test('a failed start leaves no database running', async () => {
  expect(await start()).toEqual([1, null])
  expect(databaseRuns()).toBe(false)
  expect(existsSync(join(folder, 'postgres', 'data', 'PG_VERSION'))).toBe(true)
})

test('what other users of the machine could read is closed, and nothing new is open to them', async () => {
  const blob = join(folder, 'files', 'ab', 'cd')
  await mkdir(blob, { recursive: true, mode: 0o755 })
  await writeFile(join(blob, 'abcd'), 'x', { mode: 0o644 })
  await writeFile(join(folder, 'secret'), 'x'.repeat(40), { mode: 0o644 })
  await start()
  const open = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .map((entry) => join(entry.parentPath, entry.name))
    // The database's programs, which its own user runs, and the way to them.
    .filter((path) => !/\/postgres$|\/native-/.test(path))
    .filter((path) => (statSync(path).mode & 0o077) !== 0)
  expect(open).toEqual([])
  expect(statSync(join(blob, 'abcd')).mode & 0o777).toBe(0o600)
  expect(statSync(blob).mode & 0o777).toBe(0o700)
})

test('Ctrl-C during the start of the database leaves no database running', async () => {
  const ended = start()
  await eventually(() => expect(databaseRuns()).toBe(true), 50_000)
  main.kill('SIGINT')
  expect(await ended).toEqual([0, null])
  expect(databaseRuns()).toBe(false)
})
