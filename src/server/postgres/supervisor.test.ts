import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { chmodSync, lstatSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { findBinaries, linkLibraries } from './binaries.ts'
import { foldersIn } from './folders.ts'
import { claimFolder, FolderInUseError } from './owner.ts'
import { readPidFile } from './pid-file.ts'
import { isPostgresOn, isRunning, pidNamespace, startOf } from './process-info.ts'
import { chooseUser } from './run-as.ts'
import { runningConnection, type Connection } from './running.ts'
import { startPostgres } from './supervisor.ts'

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
  test('gives a PostgreSQL 18 with a random password that only its owner reads', async () => {
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
    'as root it runs as another user, who must be able to enter',
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

  test('a folder with spaces, quotes and Chinese', async () => {
    const dataDir = join(newFolder(), `远帆 学堂, "a" 'b'`)
    cpSync(template, dataDir, { recursive: true })
    giveAway(dataDir)
    const server = await startPostgres({ dataDir })
    expect(await value(server.config, 'select 1 v')).toBe(1)
    await server.stop()
  })

  test('a path too long for a socket is served on 127.0.0.1', async () => {
    const dataDir = join(newFolder(), 'long-'.repeat(20))
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

  test('a database of another major version is refused and left alone', async () => {
    const dataDir = newFolder()
    const version = join(foldersIn(dataDir).data, 'PG_VERSION')
    writeFileSync(version, '17\n')
    await expect(startPostgres({ dataDir })).rejects.toThrow(/PostgreSQL 17, this is 18/)
    expect(existsSync(foldersIn(dataDir).owner)).toBe(false)
  })
})

describe('after a crash', () => {
  test('the server that a killed process left is taken over, nothing acknowledged is lost', async () => {
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

  test('node and the database killed while writing: every acknowledged row is there', async () => {
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
    'a stale pid that now belongs to another living process does not block',
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

  test('a server that dies under us is reported once; a stopped one is not', async () => {
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

  test('an adopted server that dies is reported too', async () => {
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

describe('one owner', () => {
  test('a second process is refused and told who holds the folder', async () => {
    const dataDir = newFolder()
    const { child } = await hold(dataDir)
    await expect(startPostgres({ dataDir })).rejects.toThrow(FolderInUseError)
    await expect(startPostgres({ dataDir })).rejects.toThrow(
      new RegExp(`${dataDir} is in use by process ${child.pid} since .*hold-for-tests`),
    )
    const beside = await runningConnection(dataDir)
    expect(await value(beside, 'select 1 v')).toBe(1)
  })

  test('of several processes that find a dead owner at once, one takes over', async () => {
    const dataDir = newFolder()
    const { child } = await hold(dataDir)
    await kill(child)
    const holders = await Promise.allSettled([1, 2, 3, 4].map(() => hold(dataDir)))
    const winners = holders.filter(({ status }) => status === 'fulfilled')
    expect(winners).toHaveLength(1)
  })

  test('an owner file whose pid now belongs to someone else is stale', async () => {
    const file = join(newFolder(), 'owner.json')
    writeFileSync(file, owner({ start: 'another boot 1' }))
    const release = await claimFolder(file)
    expect(readFileSync(file, 'utf8')).toContain(startOf(process.pid) ?? process.pid)
    release()
    expect(existsSync(file)).toBe(false)
  })

  test('an owner on another machine holds the folder as long as it gives signs of life', async () => {
    const file = join(newFolder(), 'owner.json')
    writeFileSync(file, owner({ host: 'another-machine' }))
    const signs = setInterval(() => utimesSync(file, new Date(), new Date()), 20)
    await expect(claimFolder(file, 100)).rejects.toThrow('on another-machine')
    clearInterval(signs)
    const release = await claimFolder(file, 100)
    release()
  })
})

test('missing and broken library links are mended, and mending twice changes nothing', () => {
  const root = newFolder()
  const lib = join(root, 'native', 'lib')
  mkdirSync(lib, { recursive: true })
  writeFileSync(join(lib, 'libicu.so.60.2'), 'icu')
  symlinkSync('nowhere', join(lib, 'libicu.so'))
  const links = ['libicu.so', 'libicu.so.60'].map((name) => ({
    source: 'native/lib/libicu.so.60.2',
    target: `native/lib/${name}`,
  }))
  writeFileSync(join(root, 'native', 'pg-symlinks.json'), JSON.stringify(links))
  for (const _ of [1, 2]) {
    expect(linkLibraries(root)).toBe(true)
    expect(readFileSync(join(lib, 'libicu.so'), 'utf8')).toBe('icu')
    expect(lstatSync(join(lib, 'libicu.so.60')).isSymbolicLink()).toBe(true)
  }
})

test('what npm left unreadable or without links is copied beside the data', () => {
  const home = newFolder()
  const user = chooseUser(foldersIn(home))
  const root = join(home, 'package')
  const installed = dirname(dirname(dirname(findBinaries(home, undefined).postgres)))
  cpSync(join(installed, 'native'), join(root, 'native'), { recursive: true })
  for (const name of readdirSync(join(root, 'native/lib'))) {
    const path = join(root, 'native/lib', name)
    if (lstatSync(path).isSymbolicLink()) rmSync(path)
  }
  // As root the server's user may not enter; as a plain user the links cannot be made.
  chmodSync(join(root, 'native/lib'), asRoot ? 0o700 : 0o500)

  const found = findBinaries(home, user, { root, version: 'test' })
  chmodSync(join(root, 'native/lib'), 0o700)
  expect(found.postgres).toContain('native-test')
  expect(execFileSync(found.postgres, ['--version'], { ...user, encoding: 'utf8' })).toContain(
    '18.',
  )
  expect(findBinaries(home, user, { root, version: 'test' })).toEqual(found)
})

function newFolder(): string {
  const folder = join(temp, String(++number))
  cpSync(template, folder, { recursive: true })
  giveAway(folder)
  return folder
}

/** A copied folder gets the modes and, when we are root, the owner that the copy has lost. */
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

/** Another process that holds the folder. @throws what it was refused with */
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

/** Inserts 0, 1, 2 … and tells how many were acknowledged before the connection broke. */
async function writeUntilKilled(config: Connection, killAll: () => Promise<void>): Promise<number> {
  const client = new Client(config)
  client.on('error', () => {})
  await client.connect()
  let acknowledged = 0
  const killed = sleep(400).then(killAll)
  try {
    for (;;) {
      await client.query('insert into t values ($1)', [acknowledged])
      acknowledged++
    }
  } catch {
    await killed
    return acknowledged
  }
}

async function value(config: Connection | undefined, statement: string): Promise<unknown> {
  const client = new Client(config)
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query<Record<string, unknown>>(statement)
    return Object.values(rows[0] ?? {})[0]
  } finally {
    await client.end()
  }
}

async function until(done: () => boolean): Promise<void> {
  for (let left = 500; !done(); left--) {
    if (left === 0) throw new Error('did not happen within 5 seconds')
    await sleep(10)
  }
}

function owner(changes: object): string {
  const since = new Date().toISOString()
  const { pid } = process
  const base = { pid, host: hostname(), pidNamespace: pidNamespace(), since, command: 'test' }
  return JSON.stringify({ ...base, ...changes })
}
