import pg from 'pg'
import { afterEach, expect, test, vi } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { livePath } from '#src/features/people/message/contract.ts'
import { newAccount } from '#src/features/people/security/test-browser.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { openWorld } from '#tests/world.ts'
import { anyAddress, strangerAt } from './stranger.ts'

const world = await openWorld(anyAddress)
const stranger = await strangerAt(world)
const password = 'harbour-Blue-77'
const neighbours = '203.0.113.40'

afterEach(() => {
  vi.restoreAllMocks()
})

/** Counts the look-ups of sessions in the database. */
function countLookUps() {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  return () =>
    query.mock.calls.filter(([asked]) => (asked as { name?: string }).name === 'find_session')
      .length
}

const invented = (n: number) => `${n}`.padStart(65, 'x')

async function flood(count: number, send: (n: number) => Promise<Response>) {
  for (let n = 0; n < count; n += 100) {
    const answers = await Promise.all(Array.from({ length: 100 }, (_, i) => send(n + i)))
    await Promise.all(answers.map((one) => one.arrayBuffer()))
  }
}

test('500 invented tokens cause no look-up, and their neighbours sign in, renew and are served', async () => {
  await newAccount(world.app, { username: 'neighbour', password })
  const lookUps = countLookUps()
  await flood(400, (n) =>
    stranger.fetch('/files/1/none', { from: neighbours, headers: { token: invented(n) } }),
  )
  await flood(100, (n) =>
    stranger.fetch(livePath, {
      from: neighbours,
      headers: { cookie: `token=${invented(n)}` },
    }),
  )
  expect(lookUps()).toBe(0)
  const signIn = await stranger.fetch(endpointUrl(accountApi.login), {
    method: 'POST',
    from: neighbours,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'neighbour', password }),
  })
  const { data } = (await signIn.json()) as { data: { access_token: string } }
  const isServed = async (token: string) => {
    const url = endpointUrl(accountApi.getStudentInfo)
    return (await stranger.fetch(url, { from: neighbours, headers: { token } })).status
  }
  expect(await isServed(data.access_token)).toBe(200)
  const cookie = String(signIn.headers.getSetCookie().find((one) => one.includes('refresh')))
  const renewed = await stranger.fetch(endpointUrl(sessionApi.refresh), {
    method: 'POST',
    from: neighbours,
    headers: { 'content-type': 'application/json', cookie: cookie.split(';')[0]! },
    body: '{}',
  })
  const fresh = ((await renewed.json()) as { data: { access_token: string } }).data.access_token
  expect(await isServed(fresh)).toBe(200)
  expect(fresh).not.toBe(data.access_token)
  // The old one has ended.
  expect(await isServed(data.access_token)).toBe(401)
})
