import { describe, expect, test } from 'vitest'
import { type KindOfPerson, kindsOfPeople, rights } from './rights.ts'
import { openWorld, type Person } from './world.ts'

const { app, visitor, newUser } = await openWorld()

/** Somebody new for each call: one of them signs out. */
const somebody = async (kind: KindOfPerson): Promise<Person> =>
  kind === 'visitor' ? visitor : newUser(kind)

/** What a person hears who may not call at all. */
const refusals = new Set([
  'common.noToken',
  'common.tokenExpired',
  'common.sessionEnded',
  'common.roleNeeded',
  'common.teachersOnly',
  'common.forbidden',
])

const endpoints = app.kernel.registry.all().map((mounted) => mounted.endpoint)
const nameOf = (endpoint: { method: string; path: string }) => `${endpoint.method} ${endpoint.path}`

test('every endpoint is in the table of rights, and every row is an endpoint', () => {
  expect(Object.keys(rights).sort()).toEqual(endpoints.map(nameOf).sort())
})

describe.each(endpoints)('$method $path', (endpoint) => {
  test.each(kindsOfPeople)('%s', async (kind) => {
    // An empty input: whoever may call is told what is missing, the others are refused before.
    const { envelope } = await (await somebody(kind)).ask(endpoint, {})
    const refused = refusals.has(envelope.error ?? '')
    expect(refused, envelope.error).toBe(!rights[nameOf(endpoint)]?.includes(kind))
  })
})

test('a token in the cookie counts for no call: a foreign site could send it', async () => {
  const { token } = await newUser('student')
  const response = await app.kernel.app.inject({
    method: 'POST',
    url: '/api/Study/VisitItem',
    headers: {
      'content-type': 'application/json',
      cookie: `token=${encodeURIComponent(JSON.stringify({ access_token: token, expires: Date.now() + 60_000 }))}`,
    },
    payload: '{}',
  })
  expect(response.json()).toMatchObject({ error: 'common.noToken' })
})
