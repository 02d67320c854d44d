import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { daySums } from '#src/server/database/tables.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { fileApi } from './contract.ts'
import { fileUploads } from './tables.ts'
import { listen, sendBytes, uploadWhole } from './test-upload.ts'

const { app, newUser } = await openWorld({
  ...{ FILE_PICTURE_MIB: '1', FILE_FILM_MIB: '3', FILE_OTHER_MIB: '2' },
  ...{ FILES_PERSON_MIB: '5', UPLOAD_TEACHER_MIB: '6' },
})
const { db } = app.kernel
const port = await listen(app)
const mebibyte = 1024 * 1024
const least = 64 * 1024
const png = Buffer.concat([
  Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  Buffer.alloc(20),
])

/** Bytes that the site counts today. */
async function counted(): Promise<number> {
  const [row] = await db
    .select({ sum: sql<number>`coalesce(sum(${daySums.amount}), 0)::float8` })
    .from(daySums)
    .where(and(like(daySums.subject, 'upload site')))
  return row!.sum
}

test('bytes count as they arrive, and are given back where they become no file', async () => {
  const teacher = await newUser('teacher')
  const before = await counted()
  const { uploadId, url } = await teacher(fileApi.beginUpload, {
    name: 'f.mp4',
    size: 3 * mebibyte,
  })
  expect((await counted()) - before).toBe(least)
  const head = { token: teacher.token, 'tus-resumable': '1.0.0' }
  const piece = {
    ...{ method: 'PATCH' as const, url },
    headers: { ...head, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
  }
  const sent = await app.kernel.app.inject({ ...piece, payload: Buffer.alloc(mebibyte) })
  expect(sent.statusCode).toBe(204)
  expect((await counted()) - before).toBe(mebibyte)
  // Sent twice, as after an answer that was lost: not stored, and not counted.
  const again = await app.kernel.app.inject({ ...piece, payload: Buffer.alloc(2 * mebibyte) })
  expect(again.statusCode).toBe(409)
  expect((await counted()) - before).toBe(mebibyte)
  await teacher(fileApi.cancelUpload, { uploadId })
  expect(await counted()).toBe(before)
})

test('what has become a file stays counted', async () => {
  const teacher = await newUser('teacher')
  const before = await counted()
  const bytes = Buffer.alloc(mebibyte, 'a')
  expect(await uploadWhole(teacher, { name: 'a.txt', bytes, port })).toMatchObject({
    state: 'done',
  })
  expect((await counted()) - before).toBe(mebibyte)
  const [row] = await db.select().from(fileUploads).where(eq(fileUploads.ownerId, teacher.id))
  expect(row!.shares).toEqual([])
})

test('the limit of a day refuses a piece, and what is larger than is left at its beginning', async () => {
  const teacher = await newUser('teacher')
  const begin = (size: number) => teacher(fileApi.beginUpload, { name: 'f.mp4', size })
  app.kernel.config.UPLOAD_TEACHER_MIB = 2
  await expect(begin(3 * mebibyte)).rejects.toMatchObject(refusal('upload.personDay'))
  const [one, other] = [await begin(1.5 * mebibyte), await begin(1.5 * mebibyte)]
  const send = ({ url }: typeof one) =>
    sendBytes(Buffer.alloc(1.5 * mebibyte), { url, token: teacher.token, port })
  await send(one)
  const piece = await app.kernel.app.inject({
    ...{ method: 'PATCH', url: other.url, payload: Buffer.alloc(mebibyte) },
    headers: {
      ...{ token: teacher.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
      'content-type': 'application/offset+octet-stream',
    },
  })
  expect(piece.statusCode).toBe(429)
  expect(piece.json()).toMatchObject({ error: 'upload.personDay' })
  app.kernel.config.UPLOAD_TEACHER_MIB = 6
  await send(other)
})

test('a person has so much storage, in which equal files count once', async () => {
  const teacher = await newUser('teacher')
  const bytes = Buffer.alloc(2 * mebibyte, 'b')
  await uploadWhole(teacher, { name: 'a.txt', bytes, port })
  await uploadWhole(teacher, { name: 'copy.txt', bytes, port })
  const { used, limit, largest } = await teacher(fileApi.getQuota, {})
  expect({ used, limit }).toEqual({ used: 2 * mebibyte, limit: 5 * mebibyte })
  expect(largest).toMatchObject({ film: 3 * mebibyte, picture: mebibyte })
  const begin = (size: number) => teacher(fileApi.beginUpload, { name: 'f.mp4', size })
  const { uploadId } = await begin(2 * mebibyte)
  await expect(begin(1.5 * mebibyte)).rejects.toMatchObject({
    envelope: { error: 'file.noRoom', enmsg: expect.stringContaining('4 MB of 5 MB used') },
  })
  await teacher(fileApi.cancelUpload, { uploadId })
  await begin(1.5 * mebibyte)
})

test('a kind has its largest file: by the name at the beginning, by the content at the end', async () => {
  const teacher = await newUser('teacher')
  const begin = (name: string, size: number) => teacher(fileApi.beginUpload, { name, size })
  await expect(begin('a.PNG', mebibyte + 1)).rejects.toMatchObject(refusal('file.fileTooLarge'))
  await expect(begin('a.zip', 2 * mebibyte + 1)).rejects.toMatchObject(refusal('file.fileTooLarge'))
  const bytes = Buffer.concat([png, Buffer.alloc(mebibyte)])
  const disguised = await uploadWhole(teacher, { name: 'lesson.mp4', bytes, port })
  expect(disguised).toMatchObject({ state: 'failed', failure: 'tooLarge' })
  const small = await uploadWhole(teacher, { name: 'lesson.mp4', bytes: png, port })
  expect(small).toMatchObject({ state: 'done', file: { mime: 'image/png', kind: 'picture' } })
})
