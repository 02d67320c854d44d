import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { fastifyOptions } from '#src/server/http/operations.ts'
import { openLogger } from '#src/server/observe/logger.ts'
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

test('the product gives a head 15 seconds, a silent connection two minutes, and a request five', () => {
  expect(server.headersTimeout).toBe(15_000)
  expect(server.requestTimeout).toBe(300_000)
  expect(server.timeout).toBe(120_000)
})

test.each([
  ['half a head', { head: 200 }, halfOpen],
  ['a connection without a request', { silence: 200 }, ''],
  ['half a body', { whole: 200 }, halfSent],
])('%s ends by itself', async (_name, limits, text) => {
  const brief = await listenBriefly(limits)
  const socket = connect(brief.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.resume()
  const closed = once(socket, 'close')
  socket.write(text)
  await closed
  await brief.close()
})

/** A server with the product's options, of which one time is short enough for a test. */
async function listenBriefly(ms: { head?: number; silence?: number; whole?: number }) {
  const config = readConfig({ LOG_LEVEL: 'silent' })
  const options = fastifyOptions(config, openLogger(config))
  const app = Fastify({
    ...options,
    ...(ms.silence !== undefined && { connectionTimeout: ms.silence }),
    ...(ms.whole !== undefined && { requestTimeout: ms.whole }),
    http: {
      ...options.http,
      ...(ms.head !== undefined && { headersTimeout: ms.head }),
      ...(ms.whole !== undefined && { headersTimeout: ms.whole }),
      connectionsCheckingInterval: 50,
    },
  })
  app.post('/api/Login/Login', async () => 'whole')
  await app.listen({ port: 0, host: '127.0.0.1' })
  return { port: (app.server.address() as AddressInfo).port, close: async () => app.close() }
}
