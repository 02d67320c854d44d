import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { Upload } from '@tus/server'
import { afterAll, describe, expect, test } from 'vitest'
import { startFakeS3 } from '../testing/fake-s3.ts'
import { type Arriving, hashOf } from './arriving.ts'
import { folderArriving } from './folder-arriving.ts'
import { folderStorage } from './folder-storage.ts'
import { s3Arriving } from './s3-arriving.ts'
import { s3Storage } from './s3-storage.ts'
import { keyOf, type Storage } from './storage.ts'

const folder = await mkdtemp(join(tmpdir(), 'farsail-arriving-'))
afterAll(() => rm(folder, { recursive: true }))
const account = { key: 'the-key', secret: 'the-secret', region: 'cn-east-1' }
const fake = await startFakeS3(account)
afterAll(() => fake.close())

contract('folder', async () => ({
  arriving: await folderArriving(folder),
  storage: folderStorage(folder),
}))
contract('S3 (strict fake)', async () => ({
  arriving: s3Arriving(
    {
      endpoint: fake.endpoint,
      region: account.region,
      forcePathStyle: true,
      credentials: { accessKeyId: account.key, secretAccessKey: account.secret },
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
    },
    'school',
  ),
  storage: s3Storage({ endpoint: fake.endpoint, bucket: 'school', ...account }),
}))

async function listed(arriving: Arriving, moment: Date): Promise<string[]> {
  const found: string[] = []
  for await (const id of arriving.olderThan(moment)) found.push(id)
  return found
}

function contract(name: string, open: () => Promise<{ arriving: Arriving; storage: Storage }>) {
  describe(name, () => {
    const bytes = randomBytes(20_000_000)

    test('pieces become a blob, also when its making is begun twice', async () => {
      const { arriving, storage } = await open()
      const id = randomBytes(16).toString('hex')
      await arriving.store.create(new Upload({ id, size: bytes.length, offset: 0, metadata: {} }))
      for (let at = 0; at < bytes.length;) {
        at = await arriving.store.write(Readable.from(chunks(at, at + 9_000_000)), id, at)
        expect((await arriving.store.getUpload(id)).offset).toBe(at)
      }
      const { sha256, size } = await hashOf(await arriving.open(id))
      expect(size).toBe(bytes.length)
      const tail = await buffer(await arriving.open(id, { start: size - 3, end: size - 1 }))
      expect(tail).toEqual(bytes.subarray(-3))
      const key = keyOf(sha256)
      await arriving.adopt(id, key)
      await arriving.adopt(id, key)
      expect(await storage.size(key)).toBe(bytes.length)
      expect((await hashOf(await storage.open(key))).sha256).toBe(sha256)
      await arriving.remove(id)
      await expect(arriving.store.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
      expect(await storage.size(key)).toBe(bytes.length)
    })

    test('an upload that is given up leaves nothing', async () => {
      const { arriving } = await open()
      const id = randomBytes(16).toString('hex')
      await arriving.store.create(new Upload({ id, size: 100, offset: 0, metadata: {} }))
      await arriving.store.write(Readable.from([bytes.subarray(0, 50)]), id, 0)
      const tomorrow = new Date(Date.now() + 86_400_000)
      expect(await listed(arriving, tomorrow)).toEqual([id])
      expect(await listed(arriving, new Date(0))).toEqual([])
      await arriving.remove(id)
      await arriving.remove(id)
      expect(await listed(arriving, tomorrow)).toEqual([])
      await expect(arriving.store.getUpload(id)).rejects.toMatchObject({ status_code: 404 })
    })

    function* chunks(from: number, to: number) {
      const end = Math.min(to, bytes.length)
      for (let at = from; at < end; at += 64_000)
        yield bytes.subarray(at, Math.min(at + 64_000, end))
    }
  })
}
