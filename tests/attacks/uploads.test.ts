import { connect, type Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { deflateRawSync } from 'node:zlib'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { feedbackApi } from '#src/features/front/feedback/contract.ts'
import { feedback } from '#src/features/front/feedback/tables.ts'
import { forgetDaySums } from '#src/server/database/day-sums.ts'
import { daySums } from '#src/server/database/tables.ts'
import { files } from '#src/server/storage/tables.ts'
import { multipart, multipartHeaders } from '#src/server/testing/upload.ts'
import { removeLooseFiles } from '#src/server/storage/remove-file.ts'
import { endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
import { refusal, openWorld } from '../world.ts'
import { attacher, mebibyte, newAddress, text } from './attach.ts'

/*
 * A stranger fills the disk with attachments of feedback.
 *
 *                           before        now (defaults)
 * one address, a day        141 GiB       20 MiB, at most 320 files; 20 feedback
 * a hundred addresses       13.7 TiB      200 MiB; 500 feedback
 * for ever                  no end        2,000 MiB, then feedback without files
 */
const world = await openWorld({
  UPLOAD_ADDRESS_MIB: '2',
  UPLOAD_VISITORS_MIB: '5',
  UPLOAD_VISITORS_STORED_MIB: '6',
  UPLOAD_PERSON_MIB: '3',
  UPLOAD_NEW_PERSON_MIB: '3',
  UPLOAD_SITE_MIB: '9',
  UPLOAD_RESERVED_PERCENT: '0',
  FEEDBACK_PER_DAY: '3',
  FEEDBACK_VISITORS_PER_DAY: '5',
  TRUST_PROXY: '127.0.0.1',
})
const { app, visitor, newUser } = world
const { kernel } = app
const { db, app: server } = kernel
const url = endpointUrl(feedbackApi.uploadAttachment)
const { attach, stored, aDayLater, counted, forgetAll } = attacher(world)

beforeEach(forgetAll)

test('one address stores no more than its share of a day, also with nine uploads at once', async () => {
  const ip = newAddress()
  const answers = await Promise.all(
    Array.from({ length: 9 }, () => attach({ ip }, text(0.39 * mebibyte))),
  )
  const arrived = answers.filter(({ code }) => code === 0)
  // Five fit; those on their way count 64 KiB each, for which one may be refused.
  expect([4, 5]).toContain(arrived.length)
  const refused = answers.find(({ code }) => code !== 0)!
  expect(refused).toMatchObject({ error: 'upload.addressDay', code: 429 })
  expect(refused.enmsg).toContain('2 MB')
  expect(await stored()).toBeLessThanOrEqual(2 * mebibyte)
  // Others are served meanwhile, and the address again a day later.
  expect(await attach({}, text(100))).toMatchObject({ code: 0 })
  await aDayLater()
  expect(await attach({ ip }, text(100))).toMatchObject({ code: 0 })
  await aDayLater()
  await forgetDaySums(db)
  expect(await db.$count(daySums)).toBe(0)
})

test('a small file counts 64 KiB, and neighbours in one IPv6 network are one address', async () => {
  const answers = []
  for (let count = 0; count < 33; count++) {
    // Ten a minute are served to one address; a network of one customer has many.
    answers.push(await attach({ ip: `2001:db8::${(count + 1).toString(16)}` }, text(40)))
    if (answers.at(-1)!.error === 'common.tooMany') break
  }
  // The limit of calls a minute counts the network as one too.
  expect(answers.filter(({ code }) => code === 0).length).toBeLessThanOrEqual(10)
  // The network, all visitors, the open share and the site.
  expect(await counted()).toEqual({ bytes: 4 * 10 * 64 * 1024, subjects: 4 })
})

test('a hundred addresses together store the share of all visitors; people signed in go on', async () => {
  const answers = []
  for (let count = 0; count < 12; count++) answers.push(await attach({}, text(0.9 * mebibyte)))
  expect(answers.filter(({ code }) => code === 0)).toHaveLength(5)
  expect(answers.at(-1)).toMatchObject({ error: 'upload.visitorsDay' })
  const student = await newUser('student')
  for (let count = 0; count < 3; count++) {
    expect(await attach({ token: student.token }, text(0.9 * mebibyte))).toMatchObject({ code: 0 })
  }
  expect(await attach({ token: student.token }, text(0.9 * mebibyte))).toMatchObject({
    error: 'upload.newPersonDay',
  })
  // 7.2 of the site's 9 MB are used.
  const other = await newUser('student')
  expect(await attach({ token: other.token }, text(0.9 * mebibyte))).toMatchObject({ code: 0 })
  expect(await attach({ token: other.token }, text(1.1 * mebibyte))).toMatchObject({
    error: 'upload.siteDay',
  })
})

test('what visitors stored on earlier days counts until an administrator deletes it', async () => {
  const ids: string[] = []
  for (let day = 0; day < 2; day++) {
    for (let count = 0; count < 3; count++) {
      const { data } = await attach({}, text(0.95 * mebibyte))
      const id = randomUUID()
      ids.push(id)
      const person = await newUser('student')
      await person(feedbackApi.submitFeedback, { id, remark: '附件', attachment: data.token })
    }
    await aDayLater()
  }
  expect(await attach({}, text(0.95 * mebibyte))).toMatchObject({
    error: 'feedback.visitorAttachmentsFull',
  })
  const admin = await newUser('admin')
  const [one] = await db.select().from(feedback).where(eq(feedback.id, ids[0]!))
  await admin(feedbackApi.deleteAttachment, { feedbackId: one!.number })
  expect(await attach({}, text(0.95 * mebibyte))).toMatchObject({ code: 0 })
})

test('a refused file takes no share, and one that nobody sends is deleted after an hour', async () => {
  const ip = newAddress()
  const noise = Buffer.concat([Buffer.from([0]), text(1.9 * mebibyte)])
  for (let count = 0; count < 3; count++) {
    expect(await attach({ ip }, noise)).toMatchObject({ error: 'feedback.attachmentType' })
  }
  expect((await counted()).bytes).toBe(0)
  const { data } = await attach({ ip }, text(1.5 * mebibyte))
  await removeLooseFiles(kernel)
  expect(await stored()).toBeGreaterThan(0)
  await db.execute(sql`update files set loose_until = loose_until - interval '1 hour'`)
  await removeLooseFiles(kernel)
  expect(await stored()).toBe(0)
  await expect(
    visitor(feedbackApi.submitFeedback, {
      id: randomUUID(),
      remark: '晚了',
      attachment: data.token,
    }),
  ).rejects.toMatchObject(refusal('feedback.attachmentUnknown'))
})

test('one address sends no more feedback than the share of a day, nor all visitors together', async () => {
  const send = async (ip: string) => {
    const answer = await server.inject({
      ...{ method: 'POST', url: endpointUrl(feedbackApi.submitFeedback) },
      headers: { 'x-forwarded-for': ip, 'content-type': 'application/json' },
      payload: { id: randomUUID(), remark: '广告' },
    })
    return answer.json<Envelope>()
  }
  const ip = newAddress()
  const own = await Promise.all(Array.from({ length: 6 }, () => send(ip)))
  expect(own.filter(({ code }) => code === 0)).toHaveLength(3)
  expect(own.find(({ code }) => code !== 0)).toMatchObject({ error: 'feedback.dayFull' })
  const others = await Promise.all(Array.from({ length: 6 }, () => send(newAddress())))
  expect(others.filter(({ code }) => code === 0)).toHaveLength(2)
  expect(others.find(({ code }) => code !== 0)).toMatchObject({ error: 'feedback.visitorsFull' })
  const student = await newUser('student')
  await student(feedbackApi.submitFeedback, { id: randomUUID(), remark: '第三章没有声音。' })
})

const lines: Socket[] = []
afterEach(() => lines.splice(0).forEach((line) => line.destroy()))

async function line() {
  if (!server.server.listening) await server.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.server.address() as { port: number }
  const socket = connect(port, '127.0.0.1')
  lines.push(socket)
  socket.on('error', () => {})
  let read = ''
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  socket.on('data', (chunk) => (read += chunk.toString('latin1')))
  return { socket, closed, read: () => read }
}
const head = (ip: string, more: string) =>
  `POST ${url} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${ip}\r\n` +
  `content-type: multipart/form-data; boundary=x\r\n${more}\r\n\r\n`

/** Sends pieces without end until the server cuts the line. @returns the bytes sent. */
async function pour({ socket, closed }: Awaited<ReturnType<typeof line>>, piece: Buffer) {
  let sent = 0
  while (!socket.destroyed && sent < 400 * mebibyte) {
    sent += piece.byteLength
    if (!socket.write(piece)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed])
    }
  }
  return sent
}

test('a body without end is cut, whatever part of it goes on: the file, a field, or nothing at all', async () => {
  const chunk = (bytes: Buffer) =>
    Buffer.concat([Buffer.from(`${bytes.byteLength.toString(16)}\r\n`), bytes, Buffer.from('\r\n')])
  const filling = chunk(Buffer.alloc(256 * 1024, 'a'))
  for (const start of [
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n',
    '--x\r\ncontent-disposition: form-data; name="field"\r\n\r\n',
    'no part begins here\r\n',
  ]) {
    const one = await line()
    one.socket.write(head(newAddress(), 'transfer-encoding: chunked'))
    one.socket.write(chunk(Buffer.from(start)))
    expect(await pour(one, filling), start).toBeLessThan(60 * mebibyte)
    expect(await db.$count(files)).toBe(0)
  }
  expect((await counted()).bytes).toBe(0)
})

test('half-sent uploads take next to nothing of the shares of others', async () => {
  for (let count = 0; count < 10; count++) {
    const one = await line()
    one.socket.write(head(newAddress(), 'content-length: 1900000'))
  }
  // The address, all visitors, the open share and the site.
  const taken = async () => (await counted()).bytes
  await expect.poll(taken).toBe(10 * 4 * 64 * 1024)
  expect(await attach({}, text(1_900_000))).toMatchObject({ code: 0 })
})

test('a refusal comes before the file, and the line of a sender that goes on is cut', async () => {
  const ip = newAddress()
  await attach({ ip }, text(1.9 * mebibyte))
  const one = await line()
  one.socket.write(head(ip, `content-length: ${9 * mebibyte}`))
  await expect.poll(one.read).toContain('upload.addressDay')
  const giant = await line()
  giant.socket.write(head(newAddress(), `content-length: ${3_000 * mebibyte}`))
  await expect.poll(giant.read).toContain('HTTP/1.1 413')
  expect(await pour(giant, Buffer.alloc(256 * 1024))).toBeLessThan(60 * mebibyte)
})

test('an archive that would unpack to six times what is allowed is stored as it is, and nothing unpacks it', async () => {
  const name = Buffer.from('[Content_Types].xml')
  const packed = deflateRawSync(Buffer.alloc(64 * mebibyte, ' '), { level: 9 })
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt16LE(20, 4)
  local.writeUInt16LE(8, 8)
  local.writeUInt32LE(packed.byteLength, 18)
  local.writeUInt32LE(64 * mebibyte, 22)
  local.writeUInt16LE(name.byteLength, 26)
  const bomb = Buffer.concat([local, name, packed])
  const before = process.memoryUsage.rss()
  const started = performance.now()
  const answer = await server.inject({
    ...{ method: 'POST', url, payload: multipart('letter.docx', bomb) },
    headers: { ...multipartHeaders, 'x-forwarded-for': newAddress() },
  })
  expect(answer.statusCode).toBe(422)
  expect(performance.now() - started).toBeLessThan(2000)
  expect(process.memoryUsage.rss() - before).toBeLessThan(48 * mebibyte)
})

test('uploads are refused while the disk is below its floor, before they are read', async () => {
  const { DISK_FLOOR_MIB } = kernel.config
  kernel.config.DISK_FLOOR_MIB = 2 ** 40
  try {
    const one = await line()
    one.socket.write(head(newAddress(), `content-length: ${9 * mebibyte}`))
    await expect.poll(one.read).toContain('common.noSpace')
    expect(one.read()).toContain('HTTP/1.1 503')
  } finally {
    kernel.config.DISK_FLOOR_MIB = DISK_FLOOR_MIB
  }
  expect(await attach({}, text(100))).toMatchObject({ code: 0 })
})
