import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { build, startEnv, writeStartScript } from './start-script.ts'

/*
 * The start command as the first process of a container: the kernel kills all other processes when it ends.
 * A namespace of process numbers is made as containers make theirs. Where that is forbidden the test is skipped, and
 * the summary names it.
 */
const namespace = ['--pid', '--fork', '--mount-proc', '--kill-child']
const isAllowed = spawnSync('unshare', [...namespace, 'true']).status === 0

vi.setConfig({ testTimeout: 90_000 })

let folder: string
const containers: ChildProcess[] = []

beforeAll(async () => {
  expect(existsSync(build), 'the pages are built: npm run build').toBe(true)
  folder = await mkdtemp(join(tmpdir(), 'farsail-container-'))
  await chmod(folder, 0o711)
  await writeStartScript(folder)
})
afterAll(async () => {
  for (const container of containers) container.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

/** Starts a school with this command as process 1, and waits until it listens. */
async function startAsFirst(...command: string[]) {
  const container = spawn('unshare', [...namespace, ...command], {
    ...{ cwd: folder, env: startEnv(folder), stdio: ['ignore', 'pipe', 'pipe'] },
  })
  containers.push(container)
  let said = ''
  for (const stream of [container.stdout, container.stderr]) {
    stream.on('data', (chunk) => (said += String(chunk)))
  }
  const ended = once(container, 'exit')
  await eventually(() => {
    if (container.exitCode !== null) throw new Error(`the start ended:\n${said}`)
    expect(said).toMatch(/http:\/\/localhost:\d+/)
  }, 60_000)
  return {
    said: () => said,
    /** Sends SIGTERM to process 1, as a container's stop does, and returns its exit code. */
    async stop(): Promise<number> {
      const children = `/proc/${container.pid}/task/${container.pid}/children`
      process.kill(Number(readFileSync(children, 'utf8')), 'SIGTERM')
      const [code] = (await ended) as [number]
      return code
    },
  }
}

const database = () => join(folder, 'postgres', 'data', 'postmaster.pid')
const databaseLog = () => readFileSync(join(folder, 'postgres', 'postgres.log'), 'utf8')

test.runIf(isAllowed)(
  'node scripts/start.mjs as process 1 closes the database on SIGTERM; npm is advised against, and what it kills recovers',
  async () => {
    const npm = await startAsFirst('npm', 'start')
    await eventually(() => expect(npm.said()).toContain('    node scripts/start.mjs\n'))
    await npm.stop()
    // Killed in the middle of its work.
    expect(existsSync(database())).toBe(true)
    // The next container waits for a sign of life of the killed owner, unless the last one is long ago.
    const longAgo = new Date(Date.now() - 120_000)
    await utimes(join(folder, 'postgres', 'owner.json'), longAgo, longAgo)

    const node = await startAsFirst('node', 'start.mjs')
    expect(databaseLog()).toContain('database system was not properly shut down')
    expect(node.said()).not.toContain('scripts/start.mjs')
    expect(await node.stop()).toBe(0)
    expect(existsSync(database())).toBe(false)
    expect(databaseLog().trimEnd()).toMatch(/database system is shut down$/)
  },
)
