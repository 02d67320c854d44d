import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { chmodSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { foldersIn } from './folders.ts'
import { FolderInUseError } from './owner.ts'
import { isReady, readPidFile } from './pid-file.ts'
import { isPostgresOn, isRunning } from './process-info.ts'
import { chooseUser } from './run-as.ts'
import { runningConnection, type Connection } from './running.ts'
import { startPostgres } from './supervisor.ts'
import { until, value, writeUntilKilled } from './testing.ts'

const asRoot = process.getuid?.() === 0
const linux = process.platform === 'linux'
let temp: string
let template: string
let number = 0
const children: ChildProcess[] = []

beforeAll(async () => {
  temp = mkdtempSync(join(tmpdir(), 'farsail-pg-'))
  chmodSync(temp, 0o755)
  template = join(temp, 'template')
  const server = await startPostgres({ dataDir: template })
  await server.stop()
})

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

afterAll(async () => {
  for (let at = 1; at <= number; at++) await killServer(join(temp, String(at)))
  rmSync(temp, { recursive: true, force: true })
})

describe('start', () => {
  test('gives a PostgreSQL 18 with a random password in a file that only its owner can read', async () => {
    const dataDir = newFolder()
    const server = await startPostgres({ dataDir })
    expect(await value(server.config, 'show server_version')).toMatch(/^18\./)
    expect(await value(server.config, 'show data_checksums')).toBe('on')
    expect(
      await value(
        server.config,
        "select datlocprovider::text || ' ' || datlocale v from pg_database where datname = 'farsail'",
      ),
    ).toBe('b C.UTF-8')
    expect(server.config).toMatchObject({ user: 'farsail', database: 'farsail' })
    expect(server.config.password.length).toBeGreaterThanOrEqual(32)
    expect(statSync(foldersIn(dataDir).password).mode & 0o777).toBe(0o600)
    await expect(value({ ...server.config, password: 'wrong' }, 'select 1')).rejects.toThrow(
      /password/,
    )
    await server.stop()
    expect(readPidFile(foldersIn(dataDir).data)).toBeUndefined()
    expect(existsSync(foldersIn(dataDir).owner)).toBe(false)
  })

  test.runIf(asRoot && linux)(
    'as root runs the server as another user, and refuses a folder that this user cannot enter',
    async () => {
      const dataDir = newFolder()
      const server = await startPostgres({ dataDir })
      const { pid = 0 } = readPidFile(foldersIn(dataDir).data) ?? {}
      expect(statSync(`/proc/${pid}`).uid).not.toBe(0)
      expect(statSync(foldersIn(dataDir).home).uid).toBe(0)
      await server.stop()

      const closed = join(dataDir, 'closed')
      mkdirSync(closed, { mode: 0o700 })
      await expect(startPostgres({ dataDir: join(closed, 'data') })).rejects.toThrow(/FARSAIL_DATA/)
    },
  )

  test('works in a folder with spaces, quotes and Chinese in its name', async () => {
    const dataDir = join(emptyFolder(), `远帆 学堂, "a" 'b'`)
    cpSync(template, dataDir, { recursive: true })
    giveAway(dataDir)
    const server = await startPostgres({ dataDir })
    expect(await value(server.config, 'select 1 v')).toBe(1)
    await server.stop()
  })

  test('listens on 127.0.0.1 when the path is too long for a socket', async () => {
    const dataDir = join(emptyFolder(), 'long-'.repeat(20))
    cpSync(template, dataDir, { recursive: true })
    giveAway(dataDir)
    const server = await startPostgres({ dataDir })
    expect(server.config.host).toBe('127.0.0.1')
    expect(await value(server.config, 'select 1 v')).toBe(1)
    await expect(value({ ...server.config, password: 'wrong' }, 'select 1')).rejects.toThrow(
      /password/,
    )
    await server.stop()
  })

  test('refuses a database of another major version and leaves it unchanged', async () => {
    const dataDir = newFolder()
    const version = join(foldersIn(dataDir).data, 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(startPostgres({ dataDir })).rejects.toThrow(/PostgreSQL 17, this is 18/)
    expect(existsSync(foldersIn(dataDir).owner)).toBe(false)
  })
})

describe('after a crash', () => {
  test('the server that a killed process left is taken over, with every acknowledged row', async () => {
    const dataDir = newFolder()
    const { config, child } = await hold(dataDir)
    await value(config, 'create table t (n int)')
    await value(config, 'insert into t values (42)')
    await kill(child)

    const orphan = readPidFile(foldersIn(dataDir).data)
    const server = await startPostgres({ dataDir })
    expect(server.adopted).toBe(true)
    expect(readPidFile(foldersIn(dataDir).data)?.pid).toBe(orphan?.pid)
    expect(await value(server.config, 'select n v from t')).toBe(42)
    await server.stop()
    expect(isRunning(orphan?.pid ?? 0)).toBe(false)
  })

  test('after node and the database are killed during writes, every acknowledged row remains', async () => {
    const dataDir = newFolder()
    const { config, child } = await hold(dataDir)
    await value(config, 'create table t (n int primary key)')
    const acknowledged = await writeUntilKilled(config, async () => {
      process.kill(readPidFile(foldersIn(dataDir).data)?.pid ?? 0, 'SIGKILL')
      await kill(child)
    })
    expect(acknowledged).toBeGreaterThan(20)

    const server = await startPostgres({ dataDir })
    expect(server.adopted).toBe(false)
    const there = Number(await value(server.config, 'select count(*) v from t'))
    expect(there).toBeGreaterThanOrEqual(acknowledged)
    expect(await value(server.config, 'select max(n) + 1 v from t')).toBe(there)
    await server.stop()
  })

  test.runIf(linux)(
    'a stale pid file with the pid of another running process does not block the start',
    async () => {
      const dataDir = newFolder()
      const folders = foldersIn(dataDir)
      const user = chooseUser(folders)
      const other = spawn('sleep', ['60'], { stdio: 'ignore', cwd: '/', ...user })
      children.push(other)
      const { pid = 0 } = other
      const lines = [
        pid,
        folders.data,
        1_700_000_000,
        5432,
        folders.run,
        '',
        '  1234  5678',
        'ready   ',
      ]
      writeFileSync(join(folders.data, 'postmaster.pid'), lines.join('\n') + '\n')
      mkdirSync(folders.run, { recursive: true })
      writeFileSync(join(folders.run, '.s.PGSQL.5432.lock'), lines.join('\n') + '\n')
      giveAway(dataDir)

      const server = await startPostgres({ dataDir })
      expect(server.adopted).toBe(false)
      expect(isRunning(pid)).toBe(true)
      await server.stop()
    },
  )

  test('the pid file of a killed server does not make its successor with the same pid ready', () => {
    const file = { pid: 44, started: 1_800_000_000, port: 5432, host: '/run', ready: true }
    const later = { ...file, started: file.started + 9 }
    expect(isReady(44, file, file)).toBe(false)
    expect(isReady(44, undefined, file)).toBe(false)
    expect(isReady(44, { ...later, ready: false }, file)).toBe(false)
    expect(isReady(44, later, file)).toBe(true)
    expect(isReady(44, later, { ...file, pid: 45 })).toBe(true)
    expect(isReady(45, later, file)).toBe(false)
  })

  test('a server that ends unexpectedly is reported once; a stopped one is not', async () => {
    const dataDir = newFolder()
    const reports: string[] = []
    const first = await startPostgres({ dataDir, onExit: (why) => reports.push(why) })
    await first.stop()
    const second = await startPostgres({ dataDir, onExit: (why) => reports.push(why) })
    process.kill(readPidFile(foldersIn(dataDir).data)?.pid ?? 0, 'SIGKILL')
    await until(() => reports.length > 0)
    expect(reports).toEqual([expect.stringContaining('PostgreSQL ended unexpectedly (SIGKILL)')])
    await second.stop()

    const third = await startPostgres({ dataDir })
    expect(await value(third.config, 'select 1 v')).toBe(1)
    await third.stop()
    expect(reports).toHaveLength(1)
  })

  test('an adopted server that ends unexpectedly is reported too', async () => {
    const dataDir = newFolder()
    const { child } = await hold(dataDir)
    await kill(child)
    const reports: string[] = []
    const server = await startPostgres({ dataDir, onExit: (why) => reports.push(why) })
    expect(server.adopted).toBe(true)
    process.kill(readPidFile(foldersIn(dataDir).data)?.pid ?? 0, 'SIGKILL')
    await until(() => reports.length > 0)
    expect(reports[0]).toContain('ended unexpectedly')
  })
})

describe('the owner of a folder', () => {
  test('excludes a second process, with an error that names the owner', async () => {
    const dataDir = newFolder()
    const { child } = await hold(dataDir)
    await expect(startPostgres({ dataDir })).rejects.toThrow(FolderInUseError)
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      new RegExp(`${dataDir} is in use by process ${child.pid} since .*hold-for-tests`),
    )
    const beside = await runningConnection(dataDir)
    expect(await value(beside, 'select 1 v')).toBe(1)
  })

  test('is taken over by one of several processes that find it dead simultaneously', async () => {
    const dataDir = newFolder()
    const { child } = await hold(dataDir)
    await kill(child)
    const holders = await Promise.allSettled([1, 2, 3, 4].map(() => hold(dataDir)))
    const winners = holders.filter(({ status }) => status === 'fulfilled')
    expect(winners).toHaveLength(1)
  })
})

function emptyFolder(): string {
  const folder = join(temp, String(++number))
  mkdirSync(folder)
  return folder
}

function newFolder(): string {
  const folder = emptyFolder()
  cpSync(template, folder, { recursive: true })
  giveAway(folder)
  return folder
}

/** Gives a copied folder the modes and, as root, the owner that the copy has lost. */
function giveAway(dataDir: string): void {
  const folders = foldersIn(dataDir)
  if (existsSync(folders.data)) chmodSync(folders.data, 0o700)
  if (!asRoot) return
  const { uid, gid } = statSync(foldersIn(template).data)
  for (const path of [folders.data, folders.run, folders.password]) {
    if (existsSync(path)) execFileSync('chown', ['-R', `${uid}:${gid}`, path])
  }
}

const holding = z.object({
  config: z.custom<Connection>().optional(),
  error: z.string().optional(),
})

/**
 * Starts another process that claims the folder.
 * @throws the refusal it got
 */
async function hold(dataDir: string): Promise<{ config: Connection; child: ChildProcess }> {
  const script = join(import.meta.dirname, 'hold-for-tests.ts')
  const child = spawn(process.execPath, [script, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(child.stdout, 'data')
  const { config, error } = holding.parse(JSON.parse(String(line)))
  if (!config) throw new Error(error)
  return { config, child }
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function killServer(dataDir: string): Promise<void> {
  const { data } = foldersIn(dataDir)
  const { pid = 0 } = readPidFile(data) ?? {}
  if (!isPostgresOn(pid, data)) return
  process.kill(pid, 'SIGKILL')
  await until(() => !isRunning(pid))
}
