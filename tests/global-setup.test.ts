import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { atDatabase } from '#src/server/testing/template.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { makeTemplate } from './global-setup.ts'

test('a migration that fails is the error of the run, and no connection is left to fail after it', async () => {
  const name = `template_${process.pid}`
  const server: pg.PoolConfig = {
    ...(JSON.parse(inject('postgres')) as pg.PoolConfig),
    application_name: name,
  }
  const folder = await mkdtemp(join(tmpdir(), 'farsail-broken-'))
  await mkdir(join(folder, 'meta'))
  const entries = [{ idx: 0, version: '7', when: 1, tag: '0000_broken', breakpoints: true }]
  await writeFile(
    join(folder, 'meta', '_journal.json'),
    JSON.stringify({ version: '7', dialect: 'postgresql', entries }),
  )
  await writeFile(join(folder, '0000_broken.sql'), 'select 1 / 0')
  const observer = new pg.Client(atDatabase(server, 'postgres'))
  await observer.connect()
  try {
    await expect(makeTemplate(server, name, folder)).rejects.toMatchObject({
      cause: { message: 'division by zero' },
    })
    await eventually(async () => {
      const { rows } = await observer.query(
        'select 1 from pg_stat_activity where application_name = $1 and pid <> pg_backend_pid()',
        [name],
      )
      expect(rows).toEqual([])
    })
  } finally {
    await observer.query(`drop database if exists ${name}`)
    await observer.end()
    await rm(folder, { recursive: true, force: true })
  }
})
