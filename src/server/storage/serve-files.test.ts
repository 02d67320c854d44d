import { createHash } from 'node:crypto'
import { mkdtemp, readdir, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { testDatabase } from '../testing/database.ts'
import { fileUrl, namelessOf } from './file-url.ts'
import { folderStorage } from './folder-storage.ts'
import { cleanName, type NewFile, saveFile } from './save-file.ts'
import { serveFiles } from './serve-files.ts'
import type { Storage } from './storage.ts'
import { type FileRow, files } from './tables.ts'

const secret = 'a secret of at least thirty-two letters'
const bytes = Buffer.from('0123456789'.repeat(10))
const folder = await mkdtemp(join(tmpdir(), 'farsail-files-'))
const { db } = await testDatabase()
const storage: Storage = folderStorage(folder)
let app: FastifyInstance

const save = (given: Partial<NewFile> = {}) =>
  saveFile({ db, storage }, {
    ...(!('path' in given) && { bytes }),
    name: 'terms.pdf',
    mime: 'application/pdf',
    visibility: 'public',
    ownerId: null,
    ...given,
  } as NewFile)
const urlOf = (file: FileRow, seconds?: number) => fileUrl({ secret }, file, seconds)
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })

beforeAll(async () => {
  app = Fastify()
  serveFiles({ app, db, storage, secret, log: pino({ level: 'silent' }) })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

test('a public file is served whole, with an immutable cache header', async () => {
  const file = await save()
  const answer = await get(urlOf(file))
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '100',
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    etag: `"${createHash('sha256').update(bytes).digest('hex')}"`,
    'last-modified': file.createdAt.toUTCString(),
  })
  expect(answer.headers['content-disposition']).toMatch(/^inline; /)
})

test('a private file is also read without its name, which then is nowhere in the answer; a public one is not', async () => {
  const photo = { name: '陈晓舟.jpg', mime: 'image/jpeg' } as const
  const file = await save({ ...photo, visibility: 'private' })
  const nameless = urlOf({ ...file, name: namelessOf(file.name) })
  const answer = await get(nameless)
  expect([answer.statusCode, answer.rawPayload.equals(bytes)]).toEqual([200, true])
  expect(answer.headers['content-disposition']).toBe('inline; filename=file.jpg')
  expect((await get(nameless.replace(/s=.{4}/, 's=0000'))).statusCode).toBe(404)
  expect((await get(urlOf({ ...file, name: 'other.jpg' }))).statusCode).toBe(404)
  const shown = await save(photo)
  expect((await get(`/files/${shown.id}/file.jpg`)).statusCode).toBe(404)
})

test('HEAD answers the same length without a body', async () => {
  const answer = await app.inject({ method: 'HEAD', url: urlOf(await save()) })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-length']).toBe('100')
  expect(answer.rawPayload).toHaveLength(0)
})

test.each([
  ['bytes=10-19', 206, 'bytes 10-19/100', bytes.subarray(10, 20)],
  ['bytes=-5', 206, 'bytes 95-99/100', bytes.subarray(95)],
  ['bytes=90-', 206, 'bytes 90-99/100', bytes.subarray(90)],
  ['bytes=100-', 416, 'bytes */100', Buffer.alloc(0)],
  ['bytes=0-1,5-6', 200, undefined, bytes],
])('answers the range %s', async (range, status, contentRange, expected) => {
  const answer = await get(urlOf(await save()), { range })
  expect(answer.statusCode).toBe(status)
  expect(answer.headers['content-range']).toBe(contentRange)
  expect(answer.rawPayload.equals(expected)).toBe(true)
})

test('If-Range and If-None-Match match the content of the file only', async () => {
  const file = await save()
  const etag = `"${file.sha256}"`
  const range = 'bytes=0-1'
  expect((await get(urlOf(file), { range, 'if-range': etag })).statusCode).toBe(206)
  expect((await get(urlOf(file), { range, 'if-range': '"other"' })).statusCode).toBe(200)
  const same = await get(urlOf(file), { 'if-none-match': `"x", W/${etag}` })
  expect(same.statusCode).toBe(304)
  expect(same.rawPayload).toHaveLength(0)
  expect((await get(urlOf(file), { 'if-none-match': '"x"' })).statusCode).toBe(200)
  const since = file.createdAt.toUTCString()
  expect((await get(urlOf(file), { 'if-modified-since': since })).statusCode).toBe(304)
})

test('a public file has one address', async () => {
  const file = await save({ name: '单证 (1).pdf' })
  const address = urlOf(file)
  expect((await get(address)).statusCode).toBe(200)
  const spelled = address.replace('(', '%28').replace('.pdf', '%2Epdf')
  for (const other of [`${address}?1`, `${address}?e=1&s=2`, spelled]) {
    const { statusCode, headers } = await get(other)
    expect([statusCode, headers.location]).toEqual([301, address])
  }
})

test('a private file needs a signed address', async () => {
  const file = await save({ visibility: 'private' })
  const answer = await get(urlOf(file))
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  const bare = await get(`/files/${file.id}/terms.pdf`)
  expect(bare.statusCode).toBe(404)
  expect(bare.json()).toMatchObject({ error: 'common.notFound', data: null })
  expect(bare.headers).not.toHaveProperty('etag')
})

test('a forged or expired signature and one of another file are refused', async () => {
  const file = await save({ visibility: 'private' })
  const other = await save({ visibility: 'private' })
  const url = urlOf(file)
  const query = url.slice(url.indexOf('?'))
  expect((await get(`/files/${other.id}/terms.pdf${query}`)).statusCode).toBe(404)
  expect((await get(url.replace(/e=\d+/, 'e=9999999999'))).statusCode).toBe(404)
  expect((await get(url.replace(/s=.{4}/, 's=AAAA'))).statusCode).toBe(404)
  expect((await get(`${url}&s=x`)).statusCode).toBe(404)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3 * 3600_000 })
  expect((await get(url)).statusCode).toBe(404)
  vi.useRealTimers()
})

test('a signed address stays the same for some minutes and is valid for the requested time', async () => {
  const file = await save({ visibility: 'private' })
  vi.useFakeTimers({ toFake: ['Date'], now: 1_800_000_001_000 })
  const url = urlOf(file, 60)
  vi.setSystemTime(1_800_000_001_000 + 500_000)
  expect(urlOf(file, 60)).toBe(url)
  vi.setSystemTime(1_800_000_001_000 + 59_000)
  expect((await get(url)).statusCode).toBe(200)
  vi.useRealTimers()
})

test.each([
  ['image/svg+xml', 'attachment'],
  ['text/html', 'attachment'],
  ['application/zip', 'attachment'],
  ['image/png', 'inline'],
  ['video/mp4', 'inline'],
  ['text/vtt', 'inline'],
])('%s is served as %s', async (mime, shown) => {
  const answer = await get(urlOf(await save({ mime, name: '报关单 (1).x' })))
  expect(answer.headers['content-disposition']).toBe(
    `${shown}; filename="??? (1).x"; filename*=UTF-8''%E6%8A%A5%E5%85%B3%E5%8D%95%20%281%29.x`,
  )
  expect(answer.headers['content-security-policy']).toContain('sandbox')
})

test('a long Chinese name has a working address', async () => {
  const file = await save({ name: `${'国际贸易术语解释通则'.repeat(9)}.pdf` })
  expect((await get(urlOf(file))).statusCode).toBe(200)
})

test('an unknown id, a wrong name and a lost blob are not found', async () => {
  const file = await save({ bytes: Buffer.from('lost') })
  for (const url of ['/files/999999/a', '/files/x/a', '/files/99999999999/a']) {
    expect((await get(url)).statusCode).toBe(404)
  }
  expect((await get(`/files/${file.id}/other.pdf`)).statusCode).toBe(404)
  await storage.remove(file.key)
  const lost = await get(urlOf(file))
  expect(lost.statusCode).toBe(404)
  expect(lost.headers['cache-control']).toBe('no-store')
  expect(lost.json()).toMatchObject({ code: 404 })
})

test.skipIf(process.platform !== 'linux')('an aborted download leaves no open file', async () => {
  const large = Buffer.alloc(20_000_000)
  const address = await app.listen({ port: 0, host: '127.0.0.1' })
  const file = await save({ bytes: large, name: 'a.mp4', mime: 'video/mp4' })
  const path = join(folder, file.key)
  for (let n = 0; n < 5; n++) {
    const gone = new AbortController()
    const answer = await fetch(address + urlOf(file), { signal: gone.signal })
    await answer.body!.getReader().read()
    expect(await openFiles()).toContain(path)
    gone.abort()
    await eventually(async () => expect(await openFiles()).not.toContain(path))
  }
})

/** Returns the files that this process has open. */
async function openFiles(): Promise<string[]> {
  const links = (await readdir('/proc/self/fd')).map((fd) =>
    readlink(`/proc/self/fd/${fd}`).catch(() => ''),
  )
  return Promise.all(links)
}

test('the same content is stored once, also from a path', async () => {
  const path = join(folder, 'upload')
  await writeFile(path, bytes)
  const [a, b] = [await save(), await save({ path })]
  expect(b.key).toBe(a.key)
  expect(b.id).not.toBe(a.id)
  expect(b).toMatchObject({ size: 100, sha256: a.sha256 })
})

test('no row is written when the blob cannot be stored', async () => {
  const before = await db.$count(files)
  const broken: Storage = { ...storage, put: () => Promise.reject(new Error('disk full')) }
  await expect(
    saveFile(
      { db, storage: broken },
      {
        bytes,
        name: 'a',
        mime: 'a/b',
        visibility: 'public',
        ownerId: null,
      },
    ),
  ).rejects.toThrow('disk full')
  expect(await db.$count(files)).toBe(before)
})

test.each([
  ['C:\\docs\\a.pdf', 'a.pdf'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nset-cookie: x', 'aset-cookie_ x'],
  ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
  ['..', 'file'],
  ['', 'file'],
])('a given name %j becomes %j', (given, clean) => {
  expect(cleanName(given)).toBe(clean)
})
