import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../testing/fake-s3.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Storage } from './s3-storage.ts'
import { BlobMissing, keyOf, type Storage, type StoredBlob } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsail-storage-'))
afterAll(() => rm(folder, { recursive: true }))

const account = { key: 'the-key', secret: 'the-secret', region: 'cn-east-1' }
const fake = await startFakeS3(account)
afterAll(() => fake.close())

contract('folder', () => folderStorage(join(folder, 'files')))
contract('S3 (strict fake)', () =>
  s3Storage({ endpoint: fake.endpoint, bucket: 'school', ...account }),
)
// A real server, where one is available: TEST_S3=http://key:secret@host:port/bucket.
const named = process.env['TEST_S3']
if (named) {
  const real = new URL(named)
  contract('S3 (real server)', () =>
    s3Storage({
      endpoint: real.origin,
      region: 'us-east-1',
      bucket: real.pathname.slice(1),
      key: decodeURIComponent(real.username),
      secret: decodeURIComponent(real.password),
    }),
  )
}

function contract(name: string, open: () => Storage) {
  describe(name, () => {
    let storage: Storage
    const bytes = randomBytes(300_000)
    const key = keyOf(createHash('sha256').update(bytes).digest('hex'))
    const about = { size: bytes.length, mime: 'video/mp4' }
    beforeAll(() => {
      storage = open()
    })

    test('a stored blob is read back, whole and in part', async () => {
      expect(await storage.size(key)).toBeUndefined()
      await storage.put(key, { bytes }, about)
      expect(await storage.size(key)).toBe(bytes.length)
      expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true)
      const part = await buffer(await storage.open(key, { start: 1000, end: 1009 }))
      expect(part.equals(bytes.subarray(1000, 1010))).toBe(true)
    })

    test('storing a blob again changes nothing', async () => {
      await Promise.all([1, 2, 3].map(() => storage.put(key, { bytes }, about)))
      expect((await buffer(await storage.open(key))).equals(bytes)).toBe(true)
    })

    test('a file is stored from a path', async () => {
      const large = randomBytes(3_000_000)
      const path = join(folder, 'large')
      await writeFile(path, large)
      const largeKey = keyOf(createHash('sha256').update(large).digest('hex'))
      await storage.put(largeKey, { path }, { size: large.length, mime: 'video/mp4' })
      expect((await buffer(await storage.open(largeKey))).equals(large)).toBe(true)
      await storage.remove(largeKey)
    })

    test('the list has every blob with its size and age, and nothing else', async () => {
      const listed = async () => {
        const all: StoredBlob[] = []
        for await (const blobs of storage.list()) all.push(...blobs)
        return all
      }
      expect((await listed()).find((blob) => blob.key === key)).toMatchObject({
        size: bytes.length,
      })
      const [blob] = await listed()
      expect(Math.abs(Date.now() - blob!.changedAt.getTime())).toBeLessThan(10 * 60_000)
      await storage.put('upload.info', { bytes: Buffer.from('{}') }, { size: 2, mime: 'x/y' })
      expect((await listed()).map((one) => one.key)).not.toContain('upload.info')
      await storage.remove('upload.info')
    })

    test('a removed blob is missing, and removing it again is no error', async () => {
      await storage.remove(key)
      await storage.remove(key)
      expect(await storage.size(key)).toBeUndefined()
      await expect(storage.open(key)).rejects.toThrow(BlobMissing)
    })
  })
}

test('a failed copy leaves nothing in the folder', async () => {
  const root = join(folder, 'broken')
  const storage = folderStorage(root)
  const missing = { path: join(folder, 'is-not-there') }
  await expect(storage.put('aa/bb/aabb', missing, { size: 1, mime: 'x/y' })).rejects.toThrow()
  expect(await storage.size('aa/bb/aabb')).toBeUndefined()
  expect((await readdir(root)).filter((name) => name.endsWith('.part'))).toEqual([])
})

test('a key cannot leave the folder', async () => {
  const storage = folderStorage(join(folder, 'files'))
  await expect(storage.open('../../etc/passwd')).rejects.toThrow('left its folder')
})

test('wrong credentials are an error, not a missing blob', async () => {
  const storage = s3Storage({
    endpoint: fake.endpoint,
    bucket: 'school',
    ...account,
    secret: 'wrong',
  })
  await expect(storage.size('aa/bb/aabb')).rejects.toThrow()
})
