import { createHash, randomBytes } from 'node:crypto'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { Upload } from 'tus-js-client'
import { afterAll, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { eventually } from '#src/server/testing/eventually.ts'
import { files } from '#src/server/storage/tables.ts'
import { openWorld, refusal } from '#tests/world.ts'
import { fileApi } from './contract.ts'
import { fileUploads, userFiles } from './tables.ts'

const { app, newUser } = await openWorld()
const { kernel } = app
await kernel.app.listen({ port: 0, host: '127.0.0.1' })
const port = (kernel.app.server.address() as AddressInfo).port
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** A line to the server that breaks after so many bytes, as often as it is told to. */
async function cutLine(after: number, times: number) {
  let cuts = 0
  const open = new Set<Socket>()
  const line = createServer((near) => {
    const far = connect(port, '127.0.0.1')
    let seen = 0
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => open.delete(socket))
    }
    near.on('data', (chunk: Buffer) => {
      seen += chunk.byteLength
      if (seen > after && cuts < times) {
        cuts += 1
        near.destroy()
        far.destroy()
        return
      }
      far.write(chunk)
    })
    far.on('data', (chunk: Buffer) => near.write(chunk))
    near.on('close', () => far.destroy())
    far.on('close', () => near.destroy())
  })
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done))
  afterAll(() => {
    for (const socket of open) socket.destroy()
    line.close()
  })
  return { port: (line.address() as AddressInfo).port, cuts: () => cuts }
}

function send(bytes: Buffer, url: string, token: string, at = port): Promise<void> {
  return new Promise((done, failed) => {
    new Upload(bytes as never, {
      uploadUrl: `http://127.0.0.1:${at}${url}`,
      headers: { token },
      chunkSize: 1024 * 1024,
      retryDelays: Array.from({ length: 40 }, () => 20),
      onSuccess: () => done(),
      onError: failed,
    }).start()
  })
}

test('an upload whose line is cut twenty times is the same file', async () => {
  const teacher = await newUser('teacher')
  const bytes = randomBytes(16 * 1024 * 1024)
  const { uploadId, url } = await teacher(fileApi.beginUpload, {
    name: '海运实务.mp4',
    size: bytes.length,
  })
  const line = await cutLine(500_000, 20)
  await send(bytes, url, teacher.token, line.port)
  expect(line.cuts()).toBe(20)
  await teacher(fileApi.finishUpload, { uploadId, sha256: sha(bytes) })
  await eventually(async () => {
    const [row] = await kernel.db.select().from(fileUploads).where(eq(fileUploads.id, uploadId))
    expect(row?.state).toBe('done')
  })
  const [file] = await kernel.db
    .select({ key: files.key, sha256: files.sha256 })
    .from(userFiles)
    .innerJoin(files, eq(files.id, userFiles.fileId))
    .where(eq(userFiles.ownerId, teacher.id))
  expect(file!.sha256).toBe(sha(bytes))
  expect(sha(await buffer(await kernel.storage.open(file!.key)))).toBe(sha(bytes))
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
  await expect(send(Buffer.from('0123456789'), url, other.token)).rejects.toThrow()
  await expect(
    other(fileApi.finishUpload, { uploadId, sha256: sha(Buffer.from('0123456789')) }),
  ).rejects.toMatchObject(refusal('file.uploadUnknown'))
  await other(fileApi.cancelUpload, { uploadId })
  expect(await teacher(fileApi.getUploads, {})).toMatchObject([{ uploadId, received: 0 }])
})
