import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { startFakeS3 } from '../testing/fake-s3.ts'
import { collectBlobs } from './collect-blobs.ts'
import { folderStorage } from './folder-storage.ts'
import { removeFile } from './remove-file.ts'
import { s3Storage } from './s3-storage.ts'
import { type NewFile, saveFile } from './save-file.ts'
import { keyOf, type Storage } from './storage.ts'

const { db } = await testDatabase()
const config = { BLOB_GRACE_DAYS: 7 }
const long = new Date(Date.now() - 8 * 24 * 60 * 60_000)

const folder = await mkdtemp(join(tmpdir(), 'farsail-collect-'))
afterAll(() => rm(folder, { recursive: true }))
const account = { key: 'the-key', secret: 'the-secret', region: 'cn-east-1' }
const fake = await startFakeS3(account)
afterAll(() => fake.close())

collects('folder', folderStorage(folder), (key) => utimes(join(folder, key), long, long))
collects('S3', s3Storage({ endpoint: fake.endpoint, bucket: 'school', ...account }), (key) => {
  fake.objects.get(`/school/${key}`)!.changedAt = long
})

function collects(name: string, storage: Storage, age: (key: string) => unknown) {
  const file = (bytes = randomBytes(1000)): NewFile => ({
    ...{ bytes, name: 'a.bin', mime: 'application/octet-stream', ownerId: null },
    visibility: 'private',
  })
  async function unnamed(size = 500) {
    const bytes = randomBytes(size)
    const key = keyOf(createHash('sha256').update(bytes).digest('hex'))
    await storage.put(key, { bytes }, { size, mime: 'x/y' })
    return { key, bytes }
  }
  const collect = (dryRun = false) => collectBlobs({ db, storage, config }, { dryRun })

  describe(name, () => {
    test('only old blobs that no row names are deleted; a dry run deletes nothing', async () => {
      const named = await saveFile({ db, storage }, file())
      const [old, larger, young] = [await unnamed(), await unnamed(900), await unnamed()]
      for (const { key } of [named, old, larger]) await age(key)

      const found = { seen: 4, count: 2, bytes: 1400 }
      const dry = await collect(true)
      expect(dry).toMatchObject(found)
      expect(dry.largest.map(({ key }) => key)).toEqual([larger.key, old.key])
      expect(await storage.size(old.key)).toBe(500)

      expect(await collect()).toMatchObject(found)
      expect(await Promise.all([old, larger].map(({ key }) => storage.size(key)))).toEqual([
        undefined,
        undefined,
      ])
      expect(await storage.size(named.key)).toBe(1000)
      expect(await storage.size(young.key)).toBe(500)
      expect(await collect()).toMatchObject({ seen: 2, count: 0 })
      await storage.remove(young.key)
    })

    test('a file that is saved during the collection of its content keeps its blob', async () => {
      for (let round = 0; round < 10; round++) {
        const { key, bytes } = await unnamed()
        await age(key)
        const [saved] = await Promise.all([saveFile({ db, storage }, file(bytes)), collect()])
        expect(await storage.size(saved.key)).toBe(500)
        await removeFile({ db, storage }, saved.id)
      }
    })
  })
}
