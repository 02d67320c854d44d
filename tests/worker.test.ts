import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, expect, test } from 'vitest'
import { createApp } from '#src/app/create-app.ts'
import { readConfig } from '#src/config.ts'
import { widthsWork } from '#src/features/content/picture/server/works.ts'
import { beginWork } from '#src/server/media/begin-works.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { emptyWorkFolder, inWorkFolder } from '#src/server/media/work-folder.ts'
import type { MediaWork } from '#src/server/media/work.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { testDatabase } from '#src/server/testing/database.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'

const database = await testDatabase()
const data = await mkdtemp(join(tmpdir(), 'farsail-worker-'))
afterAll(() => rm(data, { recursive: true, force: true }))

async function open(WORKER: 'only' | 'none') {
  const settings = { FARSAIL_DATA: data, LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://shared' }
  const config = readConfig({ ...settings, WORKER })
  const log = openLogger(config)
  return createApp({ config, database: database.config, log, pages: 'none' })
}

test('a process without a worker leaves media work, and a worker process takes it', async () => {
  const serving = await open('none')
  const { db } = serving.kernel
  const taken: string[] = []
  const trap: MediaWork = { ...widthsWork, run: async () => void taken.push('none') }
  ;(serving.kernel.works as Map<string, unknown>).set(trap.name, trap)
  for (const side of [8, 9]) {
    const file = await saveFile(serving.kernel, {
      bytes: await plainPicture(side, side).png().toBuffer(),
      ...{ name: 'a.png', mime: 'image/png', ownerId: null, visibility: 'private' },
    })
    await beginWork(serving.kernel, db, file.id, trap.name)
  }
  const worker = await open('only')
  try {
    await eventually(async () =>
      expect(await db.$count(mediaWork, eq(mediaWork.state, 'done'))).toBe(2),
    )
    expect(taken).toEqual([])
    const status = async (url: string) => (await worker.kernel.app.inject({ url })).statusCode
    expect([await status('/healthz'), await status('/readyz')]).toEqual([200, 200])
    expect(await status('/api/Login/GetCaptcha')).toBe(404)
    expect(await status('/files/1/a.test')).toBe(404)
    const served = await serving.kernel.app.inject({ url: '/api/Login/GetCaptcha' })
    expect(served.statusCode).toBe(200)
  } finally {
    await worker.close()
    await serving.close()
  }
})

test('a worker process without a database of its own to share is refused', () => {
  expect(() => readConfig({ WORKER: 'only' })).toThrow('DATABASE_URL')
})

test('the work folder is emptied of killed processes, and of no other', async () => {
  const work = join(data, 'work')
  const ended = spawn(process.execPath, ['-e', ''])
  await once(ended, 'exit')
  const mine = hostname().replace(/[^\w-]|_/g, '-')
  const left = [`${mine}_${ended.pid}_abc`, `${mine}_${process.pid}_abc`]
  const kept = [`${mine}_${process.ppid}_abc`, 'another-machine_1_abc']
  for (const name of [...left, ...kept]) await mkdir(join(work, name), { recursive: true })
  await inWorkFolder({ FARSAIL_DATA: data, DISK_FLOOR_MIB: 0 }, 1, async (path) => {
    await emptyWorkFolder({ FARSAIL_DATA: data })
    const names = await readdir(work)
    expect(names.toSorted()).toEqual([...kept, path.split('/').at(-1)!].toSorted())
  })
})

test('work is refused with its reason where the disk would fall below its floor', async () => {
  const config = { FARSAIL_DATA: data, DISK_FLOOR_MIB: 1_000_000_000 }
  await expect(inWorkFolder(config, 1, async () => 'never')).rejects.toMatchObject({
    code: 'noSpace',
  })
})
