import { expect, test } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from '#tests/world.ts'
import { anyAddress, strangerAt } from './stranger.ts'

const world = await openWorld(anyAddress)
const stranger = await strangerAt(world)

const logIn = '/api/Login/Login'

const headOf = (path: string, from: string, more = '') =>
  `POST ${path} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\n${more}`

test('half a million brackets are refused before they are parsed', async () => {
  const began = performance.now()
  for (const brackets of [500_000, 30_000]) {
    const body = `{"username":${'['.repeat(brackets)}`
    const { status } = await stranger.call(accountApi.login, body)
    expect([400, 413]).toContain(status)
  }
  expect(performance.now() - began).toBeLessThan(1000)
})

test('deep JSON that is whole and within the limit of bytes is refused without being walked through', async () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth)
  for (const depth of [32, 1000, 30_000]) {
    const body = `{"username":"a","password":${nested(depth)}}`
    const { status, envelope } = await stranger.call(accountApi.login, body)
    // Refused whole, before any field is looked at.
    expect([depth, status, envelope.error, envelope.data]).toEqual([
      ...[depth, 400, 'common.invalid', null],
    ])
  }
  const { envelope } = await stranger.call(accountApi.login, `{"username":"a","password":[[]]}`)
  expect(envelope.data).toMatchObject({ fields: [{ path: 'password' }] })
})

test('a body at an address that leads nowhere is answered without being read', async () => {
  for (const path of ['/api/No/Thing', '/nowhere']) {
    const socket = await stranger.send(
      headOf(path, '203.0.113.9', 'content-length: 900000\r\n\r\n{'),
    )
    let read = ''
    socket.on('data', (chunk) => (read += String(chunk)))
    await eventually(() => expect(read).toMatch(/^HTTP\/1\.1 404/))
    socket.destroy()
  }
})

test('one address holds four megabytes of half-sent calls, and a neighbour still signs in', async () => {
  const half = `content-length: 65000\r\n\r\n{"username":"${'a'.repeat(60_000)}`
  const lines = await Promise.all(
    Array.from({ length: 80 }, async () => stranger.send(headOf(logIn, '203.0.113.10', half))),
  )
  const most = Math.floor((4 * 1024 * 1024) / 60_013)
  await eventually(() => expect(lines.filter(({ closed }) => closed)).toHaveLength(80 - most))
  for (const from of ['203.0.113.10', '203.0.113.11']) {
    const { envelope } = await stranger.call(accountApi.login, '{}', { from })
    expect([from, envelope.error]).toEqual([from, 'common.invalid'])
  }
  for (const line of lines) line.destroy()
})

test.each(['multipart/form-data; boundary=x', 'application/x-www-form-urlencoded', 'text/plain'])(
  'a form of a foreign page (%s) makes no call',
  async (type) => {
    for (const { endpoint } of world.app.kernel.registry.all()) {
      if (endpoint.method === 'GET') continue
      if (endpoint.upload && type.startsWith('multipart')) continue
      const body = type.startsWith('multipart') ? '--x--\r\n' : 'a=1'
      const { status } = await stranger.call(endpoint, body, { headers: { 'content-type': type } })
      expect([endpoint.path, status]).toEqual([endpoint.path, 400])
    }
  },
)
