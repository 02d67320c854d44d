import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { testDatabase } from '../testing/database.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'farsail-migrate-'))
  await mkdir(join(folder, 'meta'))
  const entries = []
  for (const [at, statement] of [
    'create table a (id integer)',
    // Slow, so that the second process certainly starts while the first is at work.
    'select pg_sleep(0.5);--> statement-breakpoint\ncreate table b (id integer)',
  ].entries()) {
    await writeFile(join(folder, `${at}.sql`), statement)
    entries.push({ idx: at, version: '7', when: 1000 + at, tag: String(at), breakpoints: true })
  }
  const journal = { version: '7', dialect: 'postgresql', entries }
  await writeFile(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

test('of simultaneously starting processes one migrates and the others wait for it', async () => {
  const { config, pool } = await testDatabase('')
  const results = await Promise.all([1, 2, 3, 4].map(() => migrate(config, folder)))
  expect(results.map((one) => one.applied).toSorted((a, b) => a - b)).toEqual([0, 0, 0, 2])
  const { rows } = await pool.query('select count(*) from a, b')
  expect(rows).toEqual([{ count: 0 }])
  expect(await migrate(config, folder)).toEqual({ applied: 0, ahead: false })
})

test('a failed migration is rolled back and releases its lock', async () => {
  const { config, pool } = await testDatabase('')
  const broken = `${folder}-broken`
  await cp(folder, broken, { recursive: true })
  await writeFile(join(broken, '1.sql'), 'create table b (id nonsense)')
  await expect(migrate(config, broken)).rejects.toThrow()
  const { rows } = await pool.query(`select to_regclass('a') as a`)
  expect(rows).toEqual([{ a: null }])
  expect((await migrate(config, folder)).applied).toBe(2)
  await rm(broken, { recursive: true })
})

test('an older program detects that the database is ahead of it', async () => {
  const { config } = await testDatabase('')
  await migrate(config, folder)
  const older = `${folder}-older`
  await cp(folder, older, { recursive: true })
  const path = join(older, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: unknown[] }
  journal.entries.pop()
  await writeFile(path, JSON.stringify(journal))
  expect(await migrate(config, older)).toEqual({ applied: 0, ahead: true })
  await rm(older, { recursive: true })
})

test('a database of migrations that were rewritten since is refused, and stays as it is', async () => {
  const { config, pool } = await testDatabase('')
  const before = `${folder}-before`
  await cp(folder, before, { recursive: true })
  const path = join(before, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(path, 'utf8')) as { entries: { when: number }[] }
  journal.entries.pop()
  journal.entries[0]!.when = 500
  await writeFile(path, JSON.stringify(journal))
  await migrate(config, before)
  await expect(migrate(config, folder)).rejects.toThrow(
    /其迁移脚本已重写[^]*whose migrations have since been rewritten/,
  )
  expect((await pool.query(`select to_regclass('b') as b`)).rows).toEqual([{ b: null }])
  await rm(before, { recursive: true })
})
