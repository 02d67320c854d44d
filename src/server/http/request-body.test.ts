import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import fc from 'fast-check'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { cutEndlessBodies, isTooDeep, limitBodies } from './request-body.ts'

const app = Fastify({ bodyLimit: 1000 })
app.decorateRequest('caller', null)
cutEndlessBodies(app, 150)
limitBodies(app)
app.post('/call', async ({ body }) => body)
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
