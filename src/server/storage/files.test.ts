import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { attachFile, detachFiles } from './attach-file.ts'
import { fileUrl } from './file-url.ts'
import { removeFile, removeLooseFiles } from './remove-file.ts'
import { type NewFile, saveFile } from './save-file.ts'
import { BlobMissing } from './storage.ts'
import { files } from './tables.ts'

const { app } = await openWorld()
const { kernel } = app
const { db, storage } = kernel

interface Given extends Pick<NewFile, 'sealed' | 'loose'> {
  bytes?: Buffer
}
const plain = (more: Given = {}) => ({
  ...{ bytes: randomBytes(2000), name: 'document.webp', mime: 'image/webp', ownerId: 7 },
  visibility: 'private' as const,
  ...more,
})

const rowOf = async (id: number) => (await db.select().from(files).where(eq(files.id, id)))[0]
const past = new Date(Date.now() - 1000)

test('a sealed file is stored encrypted and served whole, by its signed address only', async () => {
  const file = plain({ sealed: true })
  const saved = await saveFile(kernel, file)
  expect(saved).toMatchObject({ sealed: true, size: file.bytes.length, mime: 'image/webp' })
  const kept = await buffer(await storage.open(saved.key))
  expect(kept.includes(file.bytes.subarray(0, 16))).toBe(false)

  const url = fileUrl(kernel, saved)
  const read = await kernel.app.inject({ url, headers: { range: 'bytes=0-9' } })
  expect(read.statusCode).toBe(200)
  expect(read.rawPayload.equals(file.bytes)).toBe(true)
  expect(read.headers).toMatchObject({
    'cache-control': 'private, no-store',
    'content-type': 'image/webp',
    'content-length': String(file.bytes.length),
  })
  for (const name of ['etag', 'last-modified', 'accept-ranges', 'content-range']) {
    expect(read.headers).not.toHaveProperty(name)
  }
  const head = await kernel.app.inject({ url, method: 'HEAD' })
  expect(head.headers['content-length']).toBe(String(file.bytes.length))

  for (const other of [url.split('?')[0]!, `${url}x`, url.replace(/e=\d/, 'e=9')]) {
    expect((await kernel.app.inject(other)).statusCode, other).toBe(404)
  }
})

test('the same content sealed twice is two blobs; a changed or missing blob is not served', async () => {
  const file = plain({ sealed: true })
  const [one, two] = [await saveFile(kernel, file), await saveFile(kernel, file)]
  expect(one.key).not.toBe(two.key)
  const kept = await buffer(await storage.open(one.key))
  kept[kept.length - 1]! ^= 1
  await storage.remove(one.key)
  await storage.put(one.key, { bytes: kept }, { size: kept.length, mime: '' })
  expect((await kernel.app.inject(fileUrl(kernel, one))).statusCode).toBe(500)
  await storage.remove(two.key)
  expect((await kernel.app.inject(fileUrl(kernel, two))).statusCode).toBe(404)
})

test('sealing needs the secret, and a file too large to be opened in memory is refused', async () => {
  const file = plain({ sealed: true })
  await expect(saveFile({ db, storage }, file)).rejects.toThrow('secret')
  const large = plain({ sealed: true, bytes: Buffer.alloc(10 * 1024 * 1024 + 1) })
  await expect(saveFile(kernel, large)).rejects.toThrow('too large')
})

test('an upload is attached once, with the right owner, visibility and sealing', async () => {
  const { id } = await saveFile(kernel, plain({ loose: true, sealed: true }))
  const wrong = [{ ownerId: 8 }, { visibility: 'public' as const }, { sealed: false }]
  for (const more of wrong) {
    expect(await attachFile(db, { fileId: id, ownerId: 7, ...more })).toBe(false)
  }
  const tries = Array.from({ length: 20 }, () => attachFile(db, { fileId: id, ownerId: 7 }))
  expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1)
  expect((await rowOf(id))?.looseUntil).toBeNull()
})

test('only loose files past their time are deleted', async () => {
  const loose = await saveFile(kernel, plain({ loose: true }))
  const due = await saveFile(kernel, plain({ loose: true }))
  const attached = await saveFile(kernel, plain({ loose: true }))
  const detached = await saveFile(kernel, plain())
  await attachFile(db, { fileId: attached.id })
  await db.update(files).set({ looseUntil: past }).where(eq(files.id, due.id))
  await detachFiles(db, [detached.id])
  await removeLooseFiles(kernel)
  for (const { id } of [loose, attached]) expect(await rowOf(id)).toBeDefined()
  for (const { id, key } of [due, detached]) {
    expect(await rowOf(id)).toBeUndefined()
    await expect(storage.open(key)).rejects.toThrow(BlobMissing)
  }
})

test('a file that is attached during the deletion of loose files stays', async () => {
  const { id } = await saveFile(kernel, plain({ loose: true }))
  await db.update(files).set({ looseUntil: past }).where(eq(files.id, id))
  // The removal waits for the row, or comes to it later; either way it finds the row attached.
  const tidying = await db.transaction(async (tx) => {
    await attachFile(tx, { fileId: id })
    const done = removeLooseFiles(kernel)
    await tx.execute(sql`select pg_sleep(0.05)`)
    return { done }
  })
  await tidying.done
  expect(await rowOf(id)).toMatchObject({ looseUntil: null })
})

test('a blob is deleted with the last file of its content', async () => {
  const file = plain()
  const [one, two] = [await saveFile(kernel, file), await saveFile(kernel, file)]
  await removeFile(kernel, one.id)
  await removeFile(kernel, one.id)
  expect((await buffer(await storage.open(two.key))).equals(file.bytes)).toBe(true)
  await removeFile(kernel, two.id)
  await expect(storage.open(two.key)).rejects.toThrow(BlobMissing)
})

test('simultaneous saving and removing of the same content never leaves a file without its blob', async () => {
  const file = plain()
  for (let round = 0; round < 10; round++) {
    const { id } = await saveFile(kernel, file)
    const [kept] = await Promise.all([saveFile(kernel, file), removeFile(kernel, id)])
    expect((await buffer(await storage.open(kept.key))).equals(file.bytes)).toBe(true)
    await removeFile(kernel, kept.id)
  }
})
