import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { build, startEnv, writeStartScript } from './start-script.ts'

let folder: string
let npm: ChildProcess

vi.setConfig({ testTimeout: 90_000 })

beforeAll(() => expect(existsSync(build), 'the pages are built: npm run build').toBe(true))
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-npm-'))
  await chmod(folder, 0o711)
})
afterEach(async () => {
  if (npm.exitCode === null && npm.signalCode === null) npm.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const databaseFile = () => join(folder, 'postgres', 'data', 'postmaster.pid')

async function startByNpm(): Promise<number> {
  await writeStartScript(folder)
  npm = spawn('npm', ['start'], {
    ...{ cwd: folder, env: startEnv(folder), stdio: ['ignore', 'pipe', 'inherit'] },
  })
  let said = ''
  npm.stdout!.on('data', (chunk) => (said += String(chunk)))
  const address = /http:\/\/localhost:(\d+)/
  await eventually(() => expect(said).toMatch(address), 60_000)
  return Number(address.exec(said)![1])
}

test('SIGTERM to npm leaves neither the server nor its database running', async () => {
  const port = await startByNpm()
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200)
  expect(existsSync(databaseFile())).toBe(true)
  const ended = once(npm, 'exit')
  npm.kill('SIGTERM')
  await ended
  await eventually(() => expect(existsSync(databaseFile())).toBe(false), 20_000)
  await expect(fetch(`http://127.0.0.1:${port}/healthz`)).rejects.toThrow()
})
