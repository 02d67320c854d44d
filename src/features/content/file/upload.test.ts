import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createApp } from '#src/app/create-app.ts'
import { files } from '#src/server/storage/tables.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { startFakeClamd, virus } from '#src/server/testing/fake-clamd.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { fileApi, uploadPath } from './contract.ts'
import { giveUpUploadsJob } from './server/uploads/give-up-uploads.ts'
import { fileFolders, fileUploads } from './tables.ts'
import { cutLine, listen, sendBytes, sha256Of, uploadWhole, whenChecked } from './test-upload.ts'

const { app, newUser, database } = await openWorld()
const { kernel } = app
const { db } = kernel
const port = await listen(app)
const mebibyte = 1024 * 1024

test('an upload whose line is cut twenty times is the same file', async () => {
  const teacher = await newUser('teacher')
  const bytes = randomBytes(16 * mebibyte)
  const name = '海运实务.mp4'
  const { uploadId, url } = await teacher(fileApi.beginUpload, { name, size: bytes.length })
  const line = await cutLine(port, { after: 500_000, times: 20 })
  await sendBytes(bytes, { url, token: teacher.token, port: line.port })
  expect(line.cuts()).toBe(20)
  const { state, file } = await whenChecked(teacher, uploadId, sha256Of(bytes))
  expect(state).toBe('done')
  const [stored] = await db.select().from(files).where(eq(files.ownerId, teacher.id))
  expect(sha256Of(await buffer(await kernel.storage.open(stored!.key)))).toBe(sha256Of(bytes))
  const { payload, headers } = await kernel.app.inject({ url: file!.url })
  expect(headers['content-length']).toBe(String(bytes.length))
  expect(payload.length).toBeGreaterThan(0)
  // Bytes of no known type, whatever the name says.
  expect(file).toMatchObject({ name, mime: 'application/octet-stream', kind: 'other', fileType: 2 })
}, 60_000)

test('a person neither reads, adds to nor finishes the upload of another', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('teacher')]
  const { uploadId, url } = await teacher(fileApi.beginUpload, { name: 'a.pdf', size: 10 })
  const head = await kernel.app.inject({
    method: 'HEAD',
    url,
    headers: { token: other.token, 'tus-resumable': '1.0.0' },
  })
  expect(head.statusCode).toBe(404)
  const bytes = Buffer.from('0123456789')
  await expect(sendBytes(bytes, { url, token: other.token, port })).rejects.toThrow()
  await expect(
    other(fileApi.finishUpload, { uploadId, sha256: sha256Of(bytes) }),
  ).rejects.toMatchObject(refusal('file.uploadUnknown'))
  await other(fileApi.cancelUpload, { uploadId })
  expect(await teacher(fileApi.getUploads, {})).toMatchObject([{ uploadId, received: 0 }])
  const [folder] = await db
    .insert(fileFolders)
    .values({ ownerId: other.id, name: '课件' })
    .returning()
  await expect(
    teacher(fileApi.beginUpload, { name: 'a.pdf', size: 10, folderId: folder!.id }),
  ).rejects.toMatchObject(refusal('file.folderUnknown'))
})

test('an upload that is begun twice, after a lost answer, is one upload and keeps its bytes', async () => {
  const [teacher, other] = [await newUser('teacher'), await newUser('teacher')]
  const bytes = randomBytes(100)
  const uploadId = randomBytes(16).toString('hex')
  const given = { uploadId, name: 'a.bin', size: 100 }
  const { url } = await teacher(fileApi.beginUpload, given)
  expect(url).toBe(`${uploadPath}/${uploadId}`)
  await kernel.arriving.store.write(Readable.from([bytes.subarray(0, 40)]), uploadId, 0)
  expect(await teacher(fileApi.beginUpload, given)).toEqual({ uploadId, url })
  expect(await kernel.arriving.store.getUpload(uploadId)).toMatchObject({ offset: 40 })
  expect(await teacher(fileApi.getUploads, {})).toHaveLength(1)
  // The process may end between the row and the place of its bytes.
  await kernel.arriving.remove(uploadId)
  await teacher(fileApi.beginUpload, given)
  await sendBytes(bytes, { url, token: teacher.token, port })
  expect(await whenChecked(teacher, uploadId, sha256Of(bytes))).toMatchObject({ state: 'done' })
  for (const person of [teacher, other]) {
    const again = person(fileApi.beginUpload, given)
    await expect(again).rejects.toMatchObject(refusal('file.uploadUnknown'))
  }
})

test('bytes that differ from what the browser has read become no file', async () => {
  const teacher = await newUser('teacher')
  const bytes = Buffer.from('received')
  const { uploadId, url } = await teacher(fileApi.beginUpload, { name: 'a.txt', size: 8 })
  const early = teacher(fileApi.finishUpload, { uploadId, sha256: sha256Of(bytes) })
  await expect(early).rejects.toMatchObject(refusal('file.uploadIncomplete'))
  await sendBytes(bytes, { url, token: teacher.token, port })
  const ended = await whenChecked(teacher, uploadId, sha256Of(Buffer.from('expected')))
  expect(ended).toMatchObject({ state: 'failed', failure: 'damaged', file: null })
  await eventually(async () => {
    const left = kernel.arriving.store.getUpload(uploadId)
    await expect(left).rejects.toMatchObject({ status_code: 404 })
  })
})

test('a file that is not what its name says is kept, and its page and the list say so', async () => {
  const teacher = await newUser('teacher')
  const send = async (name: string, bytes: Buffer) =>
    (await uploadWhole(teacher, { name, bytes, port })).file!.userFileId
  const whole = await send('说明.txt', Buffer.from('远帆'))
  const cut = await send('坏的.pptx', Buffer.from('PK\u0003\u0004 and no directory'))
  const program = await send('程序.mp4', Buffer.from('\u007fELF\u0002\u0001\u0001'))
  for (const userFileId of [cut, program]) {
    await eventually(async () => {
      const { steps, work } = await teacher(fileApi.getFile, { userFileId })
      expect(work).toMatchObject({ state: 'failed' })
      expect(steps).toMatchObject([{ failure: { en: expect.stringContaining('name says') } }])
    })
  }
  const { steps } = await teacher(fileApi.getFile, { userFileId: whole })
  expect(steps.map(({ work }) => work)).not.toContain('file-content')
})

test('a request takes an upload over from one that hangs in another process', async () => {
  const config = kernel.config
  const second = await createApp({ config, database, log: openLogger(config), pages: 'none' })
  try {
    const secondPort = await listen(second)
    const teacher = await newUser('teacher')
    const bytes = randomBytes(3 * mebibyte)
    const { uploadId, url } = await teacher(fileApi.beginUpload, {
      name: 'a.bin',
      size: 3 * mebibyte,
    })
    const { promise, resolve } = Promise.withResolvers<void>()
    const slow = new ReadableStream({
      async start(controller) {
        controller.enqueue(bytes.subarray(0, mebibyte))
        await promise
        controller.close()
      },
    })
    const hanging = fetch(`http://127.0.0.1:${secondPort}${url}`, {
      ...{ method: 'PATCH', body: slow, duplex: 'half' as const },
      headers: {
        ...{ token: teacher.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
        'content-length': String(3 * mebibyte),
      },
    }).catch((error: unknown) => error)
    await eventually(async () => {
      const [row] = await db.select().from(fileUploads).where(eq(fileUploads.id, uploadId))
      expect(row!.lease).not.toBeNull()
    })
    await sendBytes(bytes, { url, token: teacher.token, port })
    resolve()
    await hanging
    const { state } = await whenChecked(teacher, uploadId, sha256Of(bytes))
    expect(state).toBe('done')
  } finally {
    await second.close()
  }
}, 30_000)

test('infected files are no files, and nothing passes while the scanner is away', async () => {
  const teacher = await newUser('teacher')
  const { address } = await startFakeClamd()
  kernel.config.CLAMD = address
  try {
    const infected = await uploadWhole(teacher, { name: 'notes.txt', bytes: virus, port })
    expect(infected).toMatchObject({ state: 'failed', failure: 'infected', file: null })
    const clean = await uploadWhole(teacher, { name: 'n.txt', bytes: Buffer.from('词汇'), port })
    expect(clean).toMatchObject({ state: 'done', file: { mime: 'text/plain', kind: 'text' } })
    kernel.config.CLAMD = '127.0.0.1:1'
    const bytes = Buffer.from('a lesson')
    const { uploadId, url } = await teacher(fileApi.beginUpload, { name: 'l.txt', size: 8 })
    await sendBytes(bytes, { url, token: teacher.token, port })
    await teacher(fileApi.finishUpload, { uploadId, sha256: sha256Of(bytes) })
    await eventually(async () => {
      const now = await teacher(fileApi.getUploads, {})
      expect(now.find((one) => one.uploadId === uploadId)).toMatchObject({
        ...{ state: 'checking', unscanned: true, file: null },
      })
    })
  } finally {
    kernel.config.CLAMD = undefined
  }
})

test('a check that cannot be made ends with a failure that says so', async () => {
  const teacher = await newUser('teacher')
  const bytes = Buffer.from('a lesson')
  const { uploadId, url } = await teacher(fileApi.beginUpload, { name: 'l.txt', size: 8 })
  await sendBytes(bytes, { url, token: teacher.token, port })
  await db
    .update(fileUploads)
    .set({ state: 'checking', sha256: sha256Of(bytes) })
    .where(eq(fileUploads.id, uploadId))
  await kernel.arriving.remove(uploadId)
  const { run } = (await import('./server/uploads/check-upload.ts')).checkUploadJob
  const once = { id: '', attempt: 6, last: true, signal: new AbortController().signal }
  await expect(run(kernel, { uploadId } as never, once)).rejects.toThrow()
  expect(await teacher(fileApi.getUploads, {})).toMatchObject([
    { state: 'failed', failure: 'lost' },
  ])
})

test('uploads that do not go on are deleted after a week, and bytes of nobody after a day', async () => {
  const teacher = await newUser('teacher')
  const begin = (name: string) => teacher(fileApi.beginUpload, { name, size: 100 })
  const [old, recent, lost] = [await begin('old'), await begin('recent'), await begin('lost')]
  await db
    .update(fileUploads)
    .set({ touchedAt: new Date(Date.now() - 8 * 86_400_000) })
    .where(eq(fileUploads.id, old.uploadId))
  await db.delete(fileUploads).where(eq(fileUploads.id, lost.uploadId))
  const isThere = ({ uploadId }: typeof old) =>
    kernel.arriving.store.getUpload(uploadId).then(
      () => true,
      () => false,
    )
  const run = () => giveUpUploadsJob.run(kernel, {} as never, {} as never)
  await run()
  expect(await Promise.all([old, recent, lost].map(isThere))).toEqual([false, true, true])
  const { arriving } = kernel
  // As if a day had passed.
  const later = {
    ...kernel,
    arriving: { ...arriving, olderThan: () => arriving.olderThan(new Date(Date.now() + 1000)) },
  }
  await giveUpUploadsJob.run(later, {} as never, {} as never)
  expect(await Promise.all([recent, lost].map(isThere))).toEqual([true, false])
})

test('a piece is refused that is too long, has no length, or is nobody’s', async () => {
  const teacher = await newUser('teacher')
  const { url } = await teacher(fileApi.beginUpload, { name: 'a.bin', size: 100 })
  const patch = (headers: Record<string, string>, to = url) =>
    kernel.app.inject({
      method: 'PATCH',
      url: to,
      headers: {
        ...{ token: teacher.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
        ...headers,
      },
      payload: Buffer.alloc(101),
    })
  expect((await patch({})).statusCode).toBe(400)
  expect((await patch({ token: '' })).statusCode).toBe(401)
  expect((await patch({}, `${uploadPath}/${'0'.repeat(32)}`)).statusCode).toBe(404)
  const student = await newUser('student')
  // Learners send files of answers the same way; another person's upload does not exist for them.
  expect((await patch({ token: student.token })).statusCode).toBe(404)
})
