import { once } from 'node:events'
import multipart from '@fastify/multipart'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { eventually } from '../testing/eventually.ts'
import { cutEndlessBodies, isTooDeep, limitBodies } from './request-body.ts'

const app = Fastify({ bodyLimit: 1000 })
app.decorateRequest('caller', null)
cutEndlessBodies(app, 150)
limitBodies(app)
app.post('/call', async ({ body }) => body)
await app.register(multipart)
const mebibyte = 1024 * 1024
app.post('/upload', { config: { uploadBytes: 20 * mebibyte } }, async (request) => {
  const part = await request.file({ limits: { fileSize: 20 * mebibyte } })
  return { size: (await part!.toBuffer()).length }
})
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

test('a call whose body does not arrive loses its connection', async () => {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(
    'POST /call HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 90\r\n\r\n{"a',
  )
  await once(socket, 'close')
})

const boundary = 'b0'
const fileHead = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.txt"\r\n\r\n`

/** Begins an upload that announces 20 MB, and does not end it. */
async function beginUpload() {
  const { port } = app.server.address() as AddressInfo
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  socket.write(
    `POST /upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=${boundary}\r\n` +
      `content-length: ${20 * mebibyte}\r\n\r\n${fileHead}`,
  )
  await once(socket, 'connect')
  return socket
}

async function upload(size: number) {
  const { port } = app.server.address() as AddressInfo
  const answer = await fetch(`http://127.0.0.1:${port}/upload`, {
    method: 'POST',
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    body: `${fileHead}${'x'.repeat(size)}\r\n--${boundary}--\r\n`,
  })
  return (await answer.json()) as { size: number }
}

test('200 uploads that are announced and not sent refuse nobody an upload', async () => {
  const sockets = await Promise.all(Array.from({ length: 200 }, beginUpload))
  expect(await upload(5 * mebibyte)).toEqual({ size: 5 * mebibyte })
  expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([])
  for (const socket of sockets) socket.destroy()
})

test('of half-sent uploads an address holds 32 MiB; the ones that are silent give way to a whole one', async () => {
  const sockets = await Promise.all(Array.from({ length: 4 }, beginUpload))
  for (const socket of sockets) {
    await new Promise((sent) => socket.write(Buffer.alloc(9 * mebibyte), sent))
  }
  const open = () => sockets.filter(({ closed }) => !closed).length
  await eventually(() => expect(open()).toBeLessThanOrEqual(3))
  expect(await upload(15 * mebibyte)).toEqual({ size: 15 * mebibyte })
  await eventually(() => expect(open()).toBeLessThanOrEqual(2))
  for (const socket of sockets) socket.destroy()
})

test('a call in time is answered', async () => {
  const payload = { a: [1, { b: 'x' }] }
  expect((await app.inject({ method: 'POST', url: '/call', payload })).json()).toEqual(payload)
})

test.each([
  ['[[1]]', 2, false],
  ['[[[1]]]', 2, true],
  ['{"a":{"b":{}}}', 2, true],
  ['["[[[[", "\\"[[["]', 2, false],
  ['[[],[],[],[[]]]', 3, false],
])('the depth of %s is measured: beyond %i %s', (text, most, tooDeep) => {
  expect(isTooDeep(text, most)).toBe(tooDeep)
})

test('no JSON text of ours is taken to be deeper than it is', () => {
  const depthOf = (value: unknown): number =>
    typeof value === 'object' && value !== null
      ? 1 + Math.max(0, ...Object.values(value).map(depthOf))
      : 0
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (value) => {
      const depth = depthOf(value)
      const text = JSON.stringify(value, undefined, 1)
      return !isTooDeep(text, depth) && (depth === 0 || isTooDeep(text, depth - 1))
    }),
  )
})
