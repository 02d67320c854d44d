import { once } from 'node:events'
import { Agent, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { readConfig } from '#src/config.ts'
import { answerError } from '#src/server/http/answers.ts'
import { fastifyOptions } from '#src/server/http/operations.ts'
import { limitRates } from '#src/server/http/rate-limit.ts'
import { TooMany } from '#src/server/http/too-many.ts'
import { logRequests, openLogger } from '#src/server/observe/logger.ts'
import { openMetrics } from '#src/server/observe/metrics.ts'

async function openServer() {
  const lines: string[] = []
  const config = readConfig({})
  const log = openLogger(config, { write: (line: string) => void lines.push(line) })
  const app = Fastify(fastifyOptions(config, log))
  app.decorateRequest('userId', null)
  app.setErrorHandler(answerError)
  logRequests(app)
  app.get('/refused', async () => {
    throw new TooMany(1)
  })
  app.get('/page', async () => 'a page')
  const ask = async (url: string, remoteAddress: string) => app.inject({ url, remoteAddress })
  return { app, lines, ask }
}

test('2,000 refused and 2,000 invented addresses leave some twenty lines, and one with their numbers', async () => {
  const { app, lines, ask } = await openServer()
  for (let n = 0; n < 2000; n++) {
    await ask('/refused', '203.0.113.1')
    await ask(`/invented/${n}`, '203.0.113.1')
  }
  await ask('/invented', '203.0.113.2')
  for (let n = 0; n < 30; n++) await ask('/page', '203.0.113.1')
  await app.close()
  const requests = lines.filter((line) => line.includes('"msg":"request"'))
  expect(requests).toHaveLength(20 + 1 + 30)
  const counted = lines.filter((line) => line.includes('many requests refused'))
  expect(counted.map((line) => JSON.parse(line))).toMatchObject([
    { ip: '203.0.113.1', refused: 2000, missing: 2000, level: 'warn' },
  ])
})

test('kept answers leave no line, and are counted in the metrics; the others leave theirs', async () => {
  const { app, lines, ask } = await openServer()
  const metrics = openMetrics()
  metrics.watchRequests(app)
  await limitRates({ app, config: readConfig({}), sessions: {} as never })
  app.get('/kept', { config: { cost: 'kept' } }, async () => 'kept')
  app.get('/made', { config: { cost: 'kept' } }, async (request) => {
    request.caller?.pay('page')
    return 'made'
  })
  app.get('/broken', { config: { cost: 'kept' } }, async () => {
    throw new Error('broken')
  })
  for (let n = 0; n < 1000; n++) await ask('/kept', '203.0.113.3')
  for (const url of ['/made', '/broken', '/page']) await ask(url, '203.0.113.3')
  const requests = lines.filter((line) => line.includes('"msg":"request"'))
  expect(requests.map((line) => (JSON.parse(line) as { url: string }).url)).toEqual([
    ...['/made', '/broken', '/page'],
  ])
  expect(await metrics.registry.metrics()).toContain(
    'http_request_duration_seconds_count{method="GET",route="/kept",status="200"} 1000',
  )
  await app.close()
})

test('a connection is closed after a hundred refusals', async () => {
  const { app } = await openServer()
  await app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.server.address() as AddressInfo
  let opened = 0
  app.server.on('connection', () => (opened += 1))
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let n = 0; n < 250; n++) {
    const asked = get({ port, host: '127.0.0.1', path: '/refused', agent })
    const [answer] = (await once(asked, 'response')) as [IncomingMessage]
    expect(answer.statusCode).toBe(429)
    answer.resume()
    await once(answer, 'close')
  }
  expect(opened).toBe(3)
  agent.destroy()
  await app.close()
})
