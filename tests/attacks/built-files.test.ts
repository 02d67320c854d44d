import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import Fastify from 'fastify'
import { afterAll, expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { capConnections } from '#src/server/http/connections.ts'
import type { Cost } from '#src/server/http/cost-limit.ts'
import { serveBuiltFiles } from '#src/server/pages/built-files.ts'
import { eventually } from '#src/server/testing/eventually.ts'

const folder = await mkdtemp(join(tmpdir(), 'built-'))
afterAll(() => rm(folder, { recursive: true }))
await mkdir(join(folder, 'assets'))
await mkdir(join(folder, 'icons'))
const names = ['assets/worker.mjs', 'assets/a.wasm', 'assets/a.bcmap', 'assets/a.webp', 'og.png']
for (const name of [...names, 'assets/app.js', 'icons/a.webp']) {
  await writeFile(join(folder, name), 'x'.repeat(5000))
}
await writeFile(join(folder, 'assets/app.js.br'), 'small')
const mebibyte = 1024 * 1024
setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
await writeFile(join(folder, 'assets/large.mjs'), Buffer.alloc(8 * mebibyte, 'x'))

async function openServer() {
  const app = Fastify({ logger: false })
  const routed = new Map<string, Cost | undefined>()
  app.addHook('onRequest', async ({ url, routeOptions }) => {
    routed.set(url, routeOptions.config.cost)
  })
  await serveBuiltFiles(app, folder)
  return { app, routed }
}

test('every file of the build is a kept one, whatever its ending', async () => {
  const { app, routed } = await openServer()
  for (const name of names) expect((await app.inject(`/${name}`)).statusCode).toBe(200)
  expect([...routed]).toEqual(names.map((name) => [`/${name}`, 'kept']))
  await app.close()
})

test('a file is sent in the encoding that its reader takes, and not again when it is known', async () => {
  const { app } = await openServer()
  const plain = await app.inject('/assets/app.js')
  expect(plain.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'content-length': '5000',
    'cache-control': 'public, max-age=31536000, immutable',
  })
  const headers = { 'accept-encoding': 'gzip, br' }
  const small = await app.inject({ url: '/assets/app.js', headers })
  expect(small.body).toBe('small')
  expect(small.headers['content-encoding']).toBe('br')
  const known = { ...headers, 'if-none-match': small.headers.etag as string }
  expect((await app.inject({ url: '/assets/app.js', headers: known })).statusCode).toBe(304)
  expect((await app.inject({ url: '/assets/app.js', method: 'HEAD' })).body).toBe('')
  expect((await app.inject('/assets/none.js')).statusCode).toBe(404)
  await app.close()
})

test('a hundred readers who read nothing hold neither copies nor open files, and one who asks on is cut', async () => {
  const { app } = await openServer()
  capConnections(app.server, readConfig({}))
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const ask = 'GET /assets/large.mjs HTTP/1.1\r\nhost: x\r\n\r\n'
  const answered = new Set<object>()
  app.server.on('request', (request) => answered.add(request))
  const before = await openFiles()
  const sockets = await Promise.all(
    Array.from({ length: 100 }, async () => {
      const socket = connect(port, '127.0.0.1')
      socket.pause().on('error', () => {})
      await once(socket, 'connect')
      socket.write(ask.repeat(4))
      return socket
    }),
  )
  await eventually(() => expect(answered.size).toBe(400))
  // Both ends of each connection are files of this process.
  await eventually(async () => expect(await openFiles()).toBeLessThan(before + 210))
  // What went into the sockets is garbage by now; only what is held counts.
  collectGarbage()
  expect(process.memoryUsage().arrayBuffers).toBeLessThan(200 * mebibyte)

  const greedy = connect(port, '127.0.0.1')
  greedy.on('error', () => {}).resume()
  greedy.write(ask.repeat(20))
  await once(greedy, 'close')
  for (const socket of sockets) socket.destroy()
  app.server.closeAllConnections()
  await app.close()
})

test.each([
  ['one address', ['127.0.0.2'], '127.0.0.2'],
  ['all that the server has', ['127.0.0.2', '127.0.0.3', '127.0.0.4'], '127.0.0.5'],
])('answers that nobody reads fill %s, and newcomers are served', async (_name, from, newcomer) => {
  const { app } = await openServer()
  capConnections(app.server, readConfig({ CONNECTIONS_PER_ADDRESS: '10' }), { inAll: 30 })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  const open = async (localAddress: string, name: string, times = 1) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress })
    socket.on('error', () => {})
    await once(socket, 'connect')
    socket.write(`GET /assets/${name} HTTP/1.1\r\nhost: x\r\n\r\n`.repeat(times))
    return socket
  }
  const asked = new Set<object>()
  app.server.on('request', (request) => asked.add(request))
  const unread = await Promise.all(
    from.flatMap((address) =>
      Array.from({ length: 10 }, async () => (await open(address, 'large.mjs', 4)).pause()),
    ),
  )
  await eventually(() => expect(asked.size).toBe(unread.length * 4))
  for (let n = 0; n < 15; n++) {
    const [answer] = (await once(await open(newcomer, 'app.js'), 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 OK/)
  }
  for (const socket of unread) socket.destroy()
  app.server.closeAllConnections()
  await app.close()
})

const openFiles = async () => (await readdir('/proc/self/fd')).length
