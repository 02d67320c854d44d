import { once } from 'node:events'
import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { openWorld } from '#tests/world.ts'
import { strangerAt } from './stranger.ts'

const world = await openWorld({ CONNECTIONS_PER_ADDRESS: '20' })
const stranger = await strangerAt(world)
const { server } = world.app.kernel.app

const attacker = '127.0.0.2'
const halfOpen = 'POST /api/Login/Login HTTP/1.1\r\nhost: x\r\n'
const halfSent = `${halfOpen}content-type: application/json\r\ncontent-length: 60000\r\n\r\n{"a":"`

const openConnections = () =>
  new Promise<number>((done) => server.getConnections((_error, count) => done(count)))

async function answerTo(socket: Socket): Promise<string> {
  const [chunk] = (await once(socket, 'data')) as [Buffer]
  return chunk.toString().split('\r\n', 1)[0]!
}

const ask = 'GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n'

test.each([
  ['without a request', ''],
  ['with half a head', halfOpen],
  ['with half a body', halfSent],
])('60 connections %s become 20, and keep out nobody behind the address', async (_name, text) => {
  const idle = await stranger.send(ask, attacker)
  expect(await answerTo(idle)).toBe('HTTP/1.1 200 OK')
  const sockets = await Promise.all(Array.from({ length: 60 }, () => stranger.send(text, attacker)))
  await eventually(() => expect(sockets.filter((one) => !one.destroyed).length).toBeLessThan(21))
  expect(await openConnections()).toBeLessThan(22)
  expect(await answerTo(await stranger.send(ask, attacker))).toBe('HTTP/1.1 200 OK')
  expect((await stranger.fetch('/healthz')).status).toBe(200)
  for (const socket of sockets) socket.destroy()
  await eventually(async () => expect(await openConnections()).toBeLessThan(3))
})

test('nothing is held for ever', () => {
  // Node checks them every few seconds; waiting for it would take longer than a test may.
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(300_000)
  expect(server.timeout).toBe(120_000)
})
