import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoint, type Endpoint } from '#src/shared/endpoint.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { ApiError } from './api-error.ts'
import { createClient } from './api-client.ts'

const call = (spec: Partial<Omit<Endpoint, 'headers'>>) =>
  endpoint({
    method: 'GET',
    path: 'Test/Get',
    access: 'login',
    summary: { zh: '', en: '' },
    input: z.record(z.string(), z.unknown()),
    answer: z.unknown(),
    ...spec,
  })
const read = call({})
const open = call({ access: 'public' })
const write = call({ method: 'POST', path: 'Test/Write' })
const repeatable = call({ method: 'POST', path: 'Test/Save', repeatable: true })

interface Sent {
  url: string
  method: string
  headers: Record<string, string>
  body: string | undefined
}
type Answer =
  { status?: number; body?: Record<string, unknown>; headers?: Record<string, string> } | Error

const good = (data: unknown = null): Answer => ({ body: { code: 0, msg: '', enmsg: '', data } })
const refused = (status: number, code: number): Answer => ({
  status,
  body: { code, msg: '不行', enmsg: 'No', data: null },
})

/** A fake browser: `answer` answers the calls, and the test can read everything that happened. */
function world(
  answer: (sent: Sent, attempt: number) => Answer,
  {
    record,
    locale = 'zh-CN',
  }: { record?: TokenRecord | undefined; locale?: 'zh-CN' | 'en-US' } = {},
) {
  const seen = { sent: [] as Sent[], toasts: [] as string[], logins: 0, reloads: 0, running: 0 }
  let stored = record
  const { api } = createClient({
    async fetch(input, init) {
      const sent = {
        url: input instanceof Request ? input.url : input.toString(),
        method: init?.method ?? '',
        headers: init?.headers as Record<string, string>,
        body: init?.body as string | undefined,
      }
      seen.sent.push(sent)
      await Promise.resolve()
      const given = answer(sent, seen.sent.filter(({ url }) => url === sent.url).length)
      if (given instanceof Error) throw given
      const { body = {}, status = 200, headers = {} } = given
      return Response.json(body, { status, headers })
    },
    tokens: {
      read: () => stored,
      write: (next) => (stored = next),
      clear: () => (stored = undefined),
    },
    locale: () => locale,
    now: () => 1000,
    progress: { start: () => seen.running++, done: () => seen.running-- },
    showError: (text) => seen.toasts.push(text),
    goToLogin: () => seen.logins++,
    reload: () => seen.reloads++,
    alone: (run) => run(),
  })
  return { api, seen, stored: () => stored }
}
const valid = { access_token: 'valid', expires: 2000 }
const expired = { access_token: 'expired', expires: 1000 }
const isRefresh = ({ url }: Sent) => url === '/api/Login/RefreshToken'

test('the token is sent in its header, with the language of the page', async () => {
  const { api, seen } = world(() => good(5), { record: valid, locale: 'en-US' })
  expect(await api(read, {})).toBe(5)
  expect(seen.sent[0]?.headers).toMatchObject({ token: 'valid', 'accept-language': 'en-US' })
  expect(seen.running).toBe(0)
})

test('arrays of a query are sent as name[] with JSON elements, undefined values are left out', async () => {
  const { api, seen } = world(() => good())
  await api(open, { ids: [1, 'a'], page: 2, none: undefined })
  const url = new URL(seen.sent[0]?.url ?? '', 'http://x')
  expect(url.searchParams.getAll('ids[]')).toEqual(['1', '"a"'])
  expect([...url.searchParams.keys()]).toEqual(['ids[]', 'ids[]', 'page'])
})

test('a field that an endpoint takes from a header never reaches the address', async () => {
  const { api, seen } = world(() => good())
  const input = z.object({ inputNumber: z.string(), ticket: z.string().optional() })
  const base = { method: 'GET', path: 'Test/Code', access: 'public' } as const
  const rest = { summary: { zh: '', en: '' }, input, answer: z.unknown() }
  const sendCode = endpoint({ ...base, ...rest, headers: ['ticket'] })
  await api(sendCode, { inputNumber: '138', ticket: 'secret' })
  expect(seen.sent[0]).toMatchObject({
    url: '/api/Test/Code?inputNumber=138',
    headers: { 'x-ticket': 'secret' },
  })
  await api(sendCode, { inputNumber: '138' })
  expect(seen.sent[1]?.headers).not.toHaveProperty('x-ticket')
  expect(sendCode.query).toEqual({})
  // @ts-expect-error -- a header is a field of the input
  endpoint({ ...base, ...rest, headers: ['token'] })
})

test('ten calls with an expired token wait for exactly one refresh', async () => {
  const { api, seen, stored } = world(
    (sent) => {
      if (isRefresh(sent)) return good({ access_token: 'fresh', expires: 9000 })
      return sent.headers['token'] === 'fresh' ? good('yes') : refused(401, 401)
    },
    { record: expired },
  )
  const answers = await Promise.all(Array.from({ length: 10 }, () => api(read, {})))
  expect(answers).toEqual(Array(10).fill('yes'))
  expect(seen.sent.filter(isRefresh)).toHaveLength(1)
  expect(seen.sent).toHaveLength(11)
  expect(stored()).toEqual({ access_token: 'fresh', expires: 9000 })
})

test('a device whose clock is hours ahead renews its token once, not with each call', async () => {
  const hour = 3_600_000
  // The clock of this device says one second after 1970 began; that of the server three hours before.
  const date = new Date(1000 - 3 * hour).toUTCString()
  const fresh = { access_token: 'fresh', expires: 1000 - 2 * hour }
  const { api, seen, stored } = world(
    (sent) => (isRefresh(sent) ? { ...good(fresh), headers: { date } } : good('yes')),
    { record: expired },
  )
  for (const _ of [1, 2, 3]) expect(await api(read, {})).toBe('yes')
  expect(seen.sent.filter(isRefresh)).toHaveLength(1)
  expect(stored()).toEqual({ access_token: 'fresh', expires: 1000 + hour })
})

test('an HTTP 401 causes one refresh for all calls, which are sent again', async () => {
  const { api, seen } = world(
    (sent) => {
      if (isRefresh(sent)) return good({ access_token: 'fresh', expires: 9000 })
      return sent.headers['token'] === 'fresh' ? good('yes') : refused(401, 401)
    },
    { record: valid },
  )
  expect(await Promise.all([api(read, {}), api(write, {})])).toEqual(['yes', 'yes'])
  expect(seen.sent.filter(isRefresh)).toHaveLength(1)
  expect(seen.toasts).toEqual([])
})

test('a refused refresh clears the session and reloads the page', async () => {
  const { api, seen, stored } = world(() => refused(403, 403), { record: expired })
  await expect(api(read, {})).rejects.toMatchObject({ id: 'common.sessionEnded' })
  expect(seen.reloads).toBe(1)
  expect(stored()).toBeUndefined()
  expect(seen.sent).toHaveLength(1)
})

test.each([new TypeError('offline'), refused(503, 503)])(
  'a failed refresh leaves the session as it is',
  async (failure) => {
    const { api, seen, stored } = world(() => failure, { record: expired })
    await expect(api(read, {})).rejects.toBeInstanceOf(ApiError)
    expect(stored()).toEqual(expired)
    expect(seen.reloads).toBe(0)
  },
)

test('a call that needs a token opens the sign-in page instead when there is none', async () => {
  const { api, seen } = world(() => good())
  await expect(api(read, {})).rejects.toMatchObject({
    code: 401,
    enMessage: 'no valid access token',
  })
  expect(seen).toMatchObject({ sent: [], logins: 1, running: 0 })
})

test.each([401, 403])(
  'code %i ends the session with the message of the specification',
  async (code) => {
    const { api, seen, stored } = world(() => refused(200, code), {
      record: valid,
      locale: 'en-US',
    })
    await expect(api(read, {})).rejects.toBeInstanceOf(ApiError)
    expect(seen).toMatchObject({ logins: 1, toasts: ['Login expired, please log in again'] })
    expect(stored()).toBeUndefined()
  },
)

test('a missing right is shown and does not end the session', async () => {
  const { api, seen, stored } = world(() => refused(403, 1003), { record: valid })
  await expect(api(read, {})).rejects.toMatchObject({ code: 1003 })
  expect(seen).toMatchObject({ logins: 0, toasts: ['不行'] })
  expect(stored()).toEqual(valid)
})

test.each([408, 429, 500, 502, 503, 504])(
  'a read answered with HTTP %i is retried',
  async (status) => {
    const { api, seen } = world((_, attempt) => (attempt === 1 ? refused(status, status) : good(1)))
    expect(await api(open, {})).toBe(1)
    expect(seen.sent).toHaveLength(2)
  },
)

test('a read is retried once at most, and never after other statuses', async () => {
  const failing = world(() => refused(500, 500))
  await expect(failing.api(open, {})).rejects.toMatchObject({ code: 500 })
  expect(failing.seen.sent).toHaveLength(2)
  const missing = world(() => refused(404, 404))
  await expect(missing.api(open, {})).rejects.toMatchObject({ code: 404 })
  expect(missing.seen.sent).toHaveLength(1)
})

test('only a repeatable write is retried, with the same key', async () => {
  const { api, seen } = world(() => refused(503, 503), { record: valid })
  await expect(api(write, {})).rejects.toMatchObject({ code: 503 })
  expect(seen.sent).toHaveLength(1)
  await expect(api(repeatable, { a: 1 })).rejects.toMatchObject({ code: 503 })
  const keys = seen.sent.slice(1).map(({ headers }) => headers['idempotency-key'])
  expect(keys).toHaveLength(2)
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(keys[1]).toBe(keys[0])
  expect(seen.sent[1]?.body).toBe('{"a":1}')
})

test('a network failure is the error -1 "request failed"', async () => {
  const { api, seen } = world(() => new TypeError('Failed to fetch'), { locale: 'en-US' })
  await expect(api(open, {})).rejects.toMatchObject({
    code: -1,
    enMessage: 'request failed',
    data: null,
  })
  expect(seen).toMatchObject({ toasts: ['request failed'], running: 0 })
})

test('an expected refusal (1001) and a quiet call show nothing', async () => {
  const { api, seen } = world(() => refused(200, 1001))
  await expect(api(open, {})).rejects.toMatchObject({ code: 1001, message: '不行' })
  const loud = world(() => refused(422, 1002))
  await expect(loud.api(open, {}, { quiet: true })).rejects.toMatchObject({ code: 1002 })
  expect([...seen.toasts, ...loud.seen.toasts]).toEqual([])
})

test('the error of an aborted call is not shown', async () => {
  const giveUp = new AbortController()
  const { api, seen } = world(() => new DOMException('given up', 'AbortError'))
  giveUp.abort()
  await expect(api(open, {}, { signal: giveUp.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(seen.toasts).toEqual([])
})

test('the error has the errors by field', async () => {
  const fields = [{ path: 'name', zh: '请输入', en: 'Please enter' }]
  const { api } = world(() => ({
    status: 400,
    body: { code: 400, msg: 'x', enmsg: 'x', data: { fields } },
  }))
  await expect(api(open, {})).rejects.toMatchObject({ code: 400, fields })
})
