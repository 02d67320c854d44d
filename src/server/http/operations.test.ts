import { tmpdir } from 'node:os'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { type Config, readConfig } from '#src/config.ts'
import type { Viewer } from '#src/shared/viewer.ts'
import { openLogger } from '../observe/logger.ts'
import { openMetrics, type Metrics } from '../observe/metrics.ts'
import { fastifyOptions, type Operations, registerOperations } from './operations.ts'
import { knownSession } from './caller.ts'
import type { Sessions } from './session.ts'
import { testDatabase } from '../testing/database.ts'

const { db, pool } = await testDatabase()
let app: FastifyInstance
let operations: Operations
let metrics: Metrics
let lines: string[]

/** Tokens are 'person-7'. */
const sessions: Sessions = {
  async resolve(token) {
    const id = Number(/^person-(\d+)$/.exec(token)?.[1])
    return id ? { viewer: { id } as Viewer } : { refusal: 'ended' }
  },
  forget() {},
}

async function open(settings: Partial<Record<keyof Config, string>> = {}, broken = false) {
  lines = []
  const config = readConfig({ FARSAIL_DATA: '/nowhere', ...settings })
  const log = openLogger(config, { write: (line: string) => void lines.push(line) })
  metrics = openMetrics()
  app = Fastify(fastifyOptions(config, log))
  const dead: typeof db = Object.assign(Object.create(db), {
    execute: () => Promise.reject(new Error('gone')),
  })
  const kernel = { app, config, db: broken ? dead : db, sessions }
  operations = await registerOperations(kernel, { pool, metrics })
  app.post('/api/Test/Echo', async (request) => request.body)
  app.get(
    '/api/Test/Few',
    { config: { call: { path: 'Test/Few', perMinute: 1, cost: undefined } } },
    async () => 1,
  )
  app.get('/api/Test/Bug', async () => {
    throw new Error('a secret detail')
  })
  app.get('/api/Test/Me', async (request) =>
    knownSession(request, String(request.headers['token']), sessions),
  )
  app.get('/api/Test/Header', (_request, reply) => reply.redirect('/课程'))
  app.get('/assets/app.js', { config: { cost: 'kept' } }, (_request, reply) =>
    reply.type('text/javascript').send('1'),
  )
  app.get('/page', (_request, reply) =>
    reply.header('content-security-policy', "default-src 'self'").type('text/html').send('<p>'),
  )
  const takesFiles = { uploadBytes: 3_000_000 }
  app.post('/api/Test/Upload', { config: takesFiles }, async (request) => {
    const part = await request.file({ limits: { fileSize: 3_000_000 } })
    return { size: (await part!.toBuffer()).length }
  })
}
afterEach(() => app.close())

const policyOf = async (url: string) => (await app.inject(url)).headers['content-security-policy']

const idOf = async (given?: string) =>
  (await app.inject({ url: '/healthz', headers: given ? { 'x-request-id': given } : {} })).headers[
    'x-request-id'
  ]

const upload = (size: number) => {
  const head =
    '--x\r\ncontent-disposition: form-data; name="file"; filename="a"\r\ncontent-type: a/b\r\n\r\n'
  return app.inject({
    method: 'POST',
    url: '/api/Test/Upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: `${head}${'x'.repeat(size)}\r\n--x--\r\n`,
  })
}

const askMetrics = (remoteAddress: string, headers: Record<string, string> = {}) =>
  app.inject({ url: '/metrics', remoteAddress, headers }).then((answer) => answer.statusCode)

test('/healthz answers 200 throughout, /readyz answers 503 while draining', async () => {
  await open()
  expect((await app.inject('/healthz')).json()).toEqual({ ok: true })
  expect((await app.inject('/readyz')).statusCode).toBe(200)
  operations.drain()
  expect((await app.inject('/readyz')).statusCode).toBe(503)
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('/readyz answers 503 without the database', async () => {
  await open({}, true)
  expect((await app.inject('/readyz')).statusCode).toBe(503)
})

test('a disk below its floor is reported, and leaves the process ready', async () => {
  await open({ DISK_FLOOR_MIB: '0' })
  expect((await app.inject('/readyz')).json()).toEqual({ ok: true })
  await app.close()
  await open({ FARSAIL_DATA: tmpdir(), DISK_FLOOR_MIB: '1000000000' })
  const low = await app.inject('/readyz')
  expect([low.statusCode, low.json()]).toEqual([200, { ok: true, disk: 'low' }])
  expect((await app.inject('/metrics')).body).toMatch(/disk_free_bytes \d{6,}/)
})

test('every answer carries the security headers; pages and scripts have their own policy', async () => {
  await open({ PUBLIC_URL: 'https://school.example' })
  for (const url of ['/healthz', '/api/nothing', '/page', '/assets/app.js']) {
    expect((await app.inject(url)).headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'strict-transport-security': 'max-age=31536000',
      'permissions-policy': expect.stringMatching(/^camera=\(\).* microphone=\(self\)$/),
    })
  }
  expect(await policyOf('/api/nothing')).toBe("default-src 'none'; frame-ancestors 'none'")
  expect(await policyOf('/page')).toBe("default-src 'self'")
  expect(await policyOf('/assets/app.js')).toContain("frame-ancestors 'none'")
})

test('no HSTS over plain http', async () => {
  await open()
  expect((await app.inject('/healthz')).headers).not.toHaveProperty('strict-transport-security')
})

test('a request id is taken from a safe header of our proxy, else generated', async () => {
  await open()
  expect(await idOf('from-proxy-0001')).toMatch(/^[\da-f-]{36}$/)
  await app.close()
  await open({ TRUST_PROXY: '127.0.0.1' })
  expect(await idOf()).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('from-proxy-0001')).toBe('from-proxy-0001')
  expect(await idOf('bad id"}\n')).toMatch(/^[\da-f-]{36}$/)
  expect(await idOf('x'.repeat(200))).toMatch(/^[\da-f-]{36}$/)
})

test.each([
  ['broken JSON', { payload: '{"a":', type: 'application/json' }, 400],
  ['a prototype', { payload: '{"__proto__":{"a":1}}', type: 'application/json' }, 400],
  ['too much', { payload: `"${'x'.repeat(1_100_000)}"`, type: 'application/json' }, 413],
  ['another type', { payload: '<a/>', type: 'application/xml' }, 400],
])('%s is refused with the envelope', async (_name, { payload, type }, status) => {
  await open()
  const answer = await app.inject({
    method: 'POST',
    url: '/api/Test/Echo',
    headers: { 'content-type': type },
    payload,
  })
  expect(answer.statusCode).toBe(status)
  const envelope = answer.json<Record<string, unknown>>()
  expect(Object.keys(envelope).toSorted()).toEqual([
    'code',
    'count',
    'data',
    'enmsg',
    'error',
    'msg',
  ])
  expect(envelope['code']).toBe(status)
})

test('unknown calls and malformed addresses are refused with the envelope', async () => {
  await open()
  for (const method of ['GET', 'POST', 'DELETE'] as const) {
    const answer = await app.inject({ method, url: '/api/No/Thing' })
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ code: 404, error: 'common.notFound' })
  }
  const broken = await app.inject('/api/%zz')
  expect(broken.statusCode).toBe(400)
  expect(broken.json()).toMatchObject({ code: 400 })
})

test('a bug answers 500 without its message; the log has the message with the request id', async () => {
  await open({ TRUST_PROXY: '127.0.0.1' })
  const answer = await app.inject({ url: '/api/Test/Bug', headers: { 'x-request-id': 'the-id-1' } })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ code: 500, error: 'common.failed' })
  expect(answer.body).not.toMatch(/secret detail|\.ts:\d/)
  const line = lines.find((one) => one.includes('a secret detail'))
  expect(line).toContain('the-id-1')
})

test('an answer whose header cannot be written fails with the envelope', async () => {
  await open()
  const answer = await app.inject('/api/Test/Header')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers.location).toBeUndefined()
  expect(answer.json()).toMatchObject({ code: 500, error: 'common.failed' })
})

test('uploads are exempt from the body limit and have a limit of their own', async () => {
  await open()
  expect((await upload(2_000_000)).json()).toEqual({ size: 2_000_000 })
  const refused = await upload(3_500_000)
  expect(refused.statusCode).toBe(413)
  expect(refused.json()).toMatchObject({ error: 'common.tooLarge' })
})

test('calls are limited by person, by address for visitors, and by endpoint', async () => {
  await open({ RATE_PER_MINUTE: '3' })
  const call = (headers: Record<string, string> = {}, url = '/api/none') =>
    app.inject({ url, headers }).then((answer) => answer.statusCode)
  expect([await call(), await call(), await call()]).toEqual([404, 404, 404])
  const refused = await app.inject('/api/none')
  expect(refused.statusCode).toBe(429)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.json()).toMatchObject({ code: 429, error: 'common.tooMany' })
  // A person behind the same address has a separate allowance; a made-up token buys none.
  expect(await call({ token: 'person-1' })).toBe(404)
  expect(await call({ token: 'made-up' })).toBe(429)
  expect(await call({}, '/assets/app.js')).toBe(200)
  expect(await call({}, '/healthz')).toBe(200)
  const few = { token: 'person-2' }
  expect([await call(few, '/api/Test/Few'), await call(few, '/api/Test/Few')]).toEqual([200, 429])
})

test('the log has one line for each request, with route, user id and duration, and without secrets', async () => {
  await open()
  await app.inject({
    url: '/api/Test/Few?keyword=trade&token=SECRET',
    headers: { token: 'person-9', cookie: 'a=SECRET', authorization: 'SECRET' },
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).not.toContain('SECRET')
  expect(JSON.parse(lines[0]!)).toMatchObject({
    level: 'info',
    method: 'GET',
    route: '/api/Test/Few',
    url: '/api/Test/Few?keyword=…&token=…',
    status: 200,
    userId: 9,
    requestId: expect.any(String),
    ms: expect.any(Number),
  })
})

test('the metrics have requests by route, page cache, jobs and connections', async () => {
  await open()
  await app.inject('/api/unknown/123')
  metrics.pageCache('hit')
  metrics.jobRan('outbox-deliver', 'done', 0.2)
  const { body, headers } = await app.inject('/metrics')
  expect(headers['content-type']).toContain('text/plain')
  expect(body).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/*",status="404"} 1',
  )
  expect(body).not.toContain('unknown/123')
  expect(body).toContain('page_cache_requests_total{result="hit"} 1')
  expect(body).toContain('job_duration_seconds_count{job="outbox-deliver",result="done"} 1')
  expect(body).toMatch(/database_connections\{state="idle"\} \d/)
  expect(body).toContain('process_cpu_seconds_total')
})

test('metrics are served to this machine or with the token, not through a proxy on this machine', async () => {
  await open({ METRICS_TOKEN: 'the-token' })
  expect(await askMetrics('127.0.0.1')).toBe(200)
  expect(await askMetrics('10.0.0.5')).toBe(404)
  expect(await askMetrics('127.0.0.1', { 'x-forwarded-for': '10.0.0.5' })).toBe(404)
  expect(await askMetrics('10.0.0.5', { authorization: 'Bearer the-token' })).toBe(200)
  expect(await askMetrics('10.0.0.5', { authorization: 'Bearer wrong' })).toBe(404)
})

test('signed-in people at one address have separate limits for pages; built files do not count', async () => {
  await open({ RATE_PER_MINUTE: '2' })
  app.get('/*', async () => 'a page')
  const read = async (url: string, token?: string) => {
    const record = JSON.stringify({ access_token: token, expires: 1 })
    const headers = token === undefined ? {} : { cookie: `token=${encodeURIComponent(record)}` }
    return (await app.inject({ url, headers })).statusCode
  }
  for (let n = 0; n < 30; n++) expect(await read('/assets/app.js')).toBe(200)
  for (const token of ['person-11', 'person-12', undefined]) {
    expect([await read('/page', token), await read('/page', token)]).toEqual([200, 200])
    expect(await read('/page', token)).toBe(429)
  }
  expect(await read('/assets/made-up.js')).toBe(429)
  // The cookie does not count for a call.
  expect(await read('/api/Test/Bug', 'person-13')).toBe(429)
})
