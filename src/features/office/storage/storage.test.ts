import { desc, eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newUserFile } from '#src/features/content/file/server/new-user-file.ts'
import { auditLog } from '#src/server/audit/tables.ts'
import { saveRendition } from '#src/server/media/renditions.ts'
import { mediaWork } from '#src/server/media/tables.ts'
import { saveFile } from '#src/server/storage/save-file.ts'
import { keyOf } from '#src/server/storage/storage.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { storageApi } from './contract.ts'

const { app, newUser } = await openWorld({ FILES_PERSON_MIB: '1', WORKER: 'none' })
const { kernel } = app
const { db, storage } = kernel
const admin = await newUser('admin')
const teacher = await newUser('teacher')

async function newFile(name: string, mime: string, size: number, ownerId: number | null) {
  const bytes = randomBytes(size)
  const file = await saveFile(kernel, { bytes, name, mime, ownerId, visibility: 'private' })
  const userFileId = await newUserFile(db, { ownerId, file })
  return { ...file, userFileId }
}
const film = await newFile('海运实务.mp4', 'video/mp4', 300_000, teacher.id)
const slides = await newFile('slides.pdf', 'application/pdf', 20_000, null)
for (const kind of ['hls-360', 'poster']) {
  await saveRendition(kernel, {
    ...{ fileId: film.id, kind, mime: 'video/mp4', bytes: randomBytes(50_000) },
  })
}
type Work = typeof mediaWork.$inferInsert
const work = async (values: Partial<Work> & Pick<Work, 'fileId' | 'name'>) =>
  (await db.insert(mediaWork).values(values).returning())[0]!
const failed = await work({
  ...{ fileId: film.id, name: 'picture-widths', state: 'failed', failure: 'noSpace', attempts: 4 },
  endedAt: new Date(),
})
const waiting = await work({ fileId: slides.id, name: 'picture-widths' })
const ofAnOlderVersion = await work({
  fileId: slides.id,
  name: 'gone',
  state: 'failed',
  failure: 'broken',
})

const lastAct = async () =>
  (await db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1))[0]
const stateOf = async (id: number) =>
  (await db.select().from(mediaWork).where(eq(mediaWork.id, id)))[0]!.state

test('space is shown by kind with what was made of it, and by owner with the share of the limit', async () => {
  const { kinds, stored, driver, free, personLimit } = await admin(storageApi.getStorage, {})
  const of = (kind: string) => kinds.find((row) => row.kind === kind)
  expect(of('film')).toEqual({
    kind: 'film',
    originals: { files: 1, bytes: 300_000 },
    made: { files: 2, bytes: 100_000 },
  })
  expect(of('document')).toMatchObject({ originals: { files: 1, bytes: 20_000 } })
  expect([stored, driver, personLimit]).toEqual([420_000, 'folder', 1024 * 1024])
  expect(free).toBeGreaterThan(0)

  const { items, total } = await admin(storageApi.getOwners, {})
  expect(total).toBe(2)
  expect(items.map(({ owner }) => owner?.userId ?? null)).toEqual([teacher.id, null])
  expect(items[0]).toMatchObject({
    originals: { files: 1, bytes: 300_000 },
    made: { files: 2, bytes: 100_000 },
  })
  expect(items[0]!.quota).toBeCloseTo(300_000 / 1024 / 1024)
  const [first] = (await admin(storageApi.getOwners, { sort: 'name' })).items
  expect(first!.owner).not.toBeNull()
  expect((await admin(storageApi.getOwners, { keyword: 'nobody of this name' })).items).toEqual([])
})

test('work is found by state, work, file and person, with its reason in words', async () => {
  const ids = async (input: object) =>
    (await admin(storageApi.getWorks, input)).items.map(({ workId }) => workId)
  const all = await admin(storageApi.getWorks, {})
  expect(all).toMatchObject({ total: 3, counts: { waiting: 1, working: 0, done: 0, failed: 2 } })
  expect(all.works).toContainEqual({
    work: 'picture-widths',
    title: { zh: '生成图片的各种尺寸', en: 'Create picture sizes' },
  })
  expect(await ids({ state: 'failed', sort: 'attempts' })).toEqual([failed.id, ofAnOlderVersion.id])
  await work({ fileId: slides.id, name: 'picture-cover', state: 'done' })
  const open = await admin(storageApi.getWorks, {})
  expect(open.items.map(({ state }) => state)).toEqual(['failed', 'failed', 'waiting'])
  expect(open.total).toBe(3)
  const whole = await admin(storageApi.getWorks, { state: 'all' })
  expect(whole.items.map(({ state }) => state)).toContain('done')
  expect(whole).toMatchObject({ total: 4, counts: { done: 1, failed: 2 } })
  expect(await ids({ work: 'gone' })).toEqual([ofAnOlderVersion.id])
  expect(await ids({ keyword: '海运' })).toEqual([failed.id])
  expect(await ids({ keyword: '%' })).toEqual([])
  const [row] = (await admin(storageApi.getWorks, { keyword: '海运' })).items
  expect(row).toMatchObject({
    ...{ fileName: '海运实务.mp4', kind: 'film', failureCode: 'noSpace', attempts: 4 },
    failure: { en: 'The server does not have enough disk space to process it right now' },
    owner: { userId: teacher.id },
  })
})

test('failed work is tried again once, on record; other work is not', async () => {
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => admin.ask(storageApi.retryWork, { workId: failed.id })),
  )
  expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
  expect(await stateOf(failed.id)).toBe('waiting')
  expect(await lastAct()).toMatchObject({
    ...{ action: 'storage.retry', actorId: admin.id, subjectUserId: teacher.id },
    detail: { work: 'picture-widths', file: '海运实务.mp4' },
  })
  const retry = (workId: number) => admin(storageApi.retryWork, { workId })
  await expect(retry(waiting.id)).rejects.toMatchObject(refusal('work.notFailed'))
  for (const workId of [ofAnOlderVersion.id, 999_999]) {
    await expect(retry(workId)).rejects.toMatchObject(refusal('work.unknown'))
  }
  await db.update(mediaWork).set({ state: 'failed' }).where(eq(mediaWork.id, failed.id))
  expect(await admin(storageApi.retryFailed, {})).toEqual({ count: 1 })
  expect([await stateOf(failed.id), await stateOf(ofAnOlderVersion.id)]).toEqual([
    'waiting',
    'failed',
  ])
  expect(await lastAct()).toMatchObject({ action: 'storage.retryFailed', detail: { count: 1 } })
  expect(await admin(storageApi.retryFailed, {})).toEqual({ count: 0 })
})

test('data without a file is counted first, and deleted on record', async () => {
  const key = keyOf('ab'.repeat(32))
  await storage.put(key, { bytes: randomBytes(700) }, { size: 700, mime: 'x/y' })
  expect(await admin(storageApi.findUnnamed, {})).toMatchObject({ count: 0 })
  const long = new Date(Date.now() - 8 * 24 * 60 * 60_000)
  await utimes(join(kernel.config.FARSAIL_DATA, 'files', key), long, long)
  expect(await admin(storageApi.findUnnamed, {})).toMatchObject({
    ...{ count: 1, bytes: 700, largest: [{ key, size: 700 }] },
  })
  expect(await storage.size(key)).toBe(700)
  expect(await admin(storageApi.deleteUnnamed, {})).toMatchObject({ count: 1, bytes: 700 })
  expect(await storage.size(key)).toBeUndefined()
  expect(await lastAct()).toMatchObject({
    ...{ action: 'storage.deleteUnnamed', detail: { count: 1, bytes: 700 } },
  })
})
