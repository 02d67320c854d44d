import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { eventually } from '#src/server/testing/eventually.ts'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { cachedSessions, newCredential, signedToken } from '../http/session.ts'
import { PageCache } from '../pages/page-cache.ts'
import { testDatabase, type TestDatabase } from '../testing/database.ts'
import { type OpenEvents, openEvents } from './open-events.ts'
import { maxBytes, payloadsOf } from './payload.ts'

let database: TestDatabase
let lines: string[] = []
const secret = 'a-secret-of-more-than-32-characters!'
const token = signedToken(secret, newCredential())
const opened: OpenEvents[] = []

beforeAll(async () => {
  database = await testDatabase()
})
afterEach(async () => {
  await Promise.all(opened.splice(0).map((events) => events.close()))
  lines = []
})

/** Opens the events of one process. */
async function open(more: { pingMs?: number; patienceMs?: number } = {}): Promise<OpenEvents> {
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
  const events = await openEvents({ database: database.config, pool: database.pool, log, ...more })
  opened.push(events)
  return events
}

const tags = (events: OpenEvents) => {
  const heard: string[] = []
  events.subscribe('changed', (changed) => heard.push(...changed))
  return heard
}

test('a published event is heard at once in its own process, and once in every other one', async () => {
  const [a, b] = [await open(), await open()]
  const [here, there] = [tags(a), tags(b)]
  a.publish('changed', [cacheTag('course:1')])
  expect(here).toEqual(['course:1'])
  a.publish('changed', [cacheTag('course:2')])
  await eventually(() => expect(there).toEqual(['course:1', 'course:2']))
  // By the time its own call has come back, so has the other process's answer to it.
  b.publish('changed', [cacheTag('answer')])
  await eventually(() => expect(here).toContain('answer'))
  expect(here).toEqual(['course:1', 'course:2', 'answer'])
})

test('an event announced in a transaction is heard everywhere after the commit, and never after a rollback', async () => {
  const [a, b] = [await open(), await open()]
  const [here, there] = [tags(a), tags(b)]
  const refused = database.db.transaction(async (tx) => {
    await a.announce(tx, 'changed', [cacheTag('rolled back')])
    throw new Error('no')
  })
  await expect(refused).rejects.toThrow('no')
  await database.db.transaction(async (tx) => {
    await a.announce(tx, 'changed', [cacheTag('committed')])
    expect([...here, ...there]).toEqual([])
  })
  await eventually(() => expect([here, there]).toEqual([['committed'], ['committed']]))
})

test('any number of tags is sent, in payloads within the limit of PostgreSQL', async () => {
  const [a, b] = [await open(), await open()]
  const there = tags(b)
  const many = Array.from({ length: 3000 }, (_, n) => cacheTag(`course:${n}`))
  for (const tag of many) a.publish('changed', [tag])
  await eventually(() => expect(there).toEqual(many))
})

test('one event that is too large becomes "something was missed"', () => {
  const long = cacheTag('x'.repeat(maxBytes))
  expect(
    payloadsOf([['changed', [long]]], 'me').map((text) => JSON.parse(text) as unknown),
  ).toEqual([{ from: 'me', events: [['missed', true]] }])
})

test('an announcement that is too large is refused before it breaks the transaction', async () => {
  const a = await open()
  const large = { userId: 1, kind: 'x', data: 'y'.repeat(8000) }
  await expect(a.announce(database.db, 'person', large)).rejects.toThrow('too large')
})

test('invalid payloads on the channel are ignored', async () => {
  const a = await open()
  const here = tags(a)
  await database.db.execute(sql`select pg_notify('farsail', 'nonsense')`)
  await database.db.execute(sql`select pg_notify('farsail', '{"events":[["changed",["good"]]]}')`)
  await eventually(() => expect(here).toEqual(['good']))
})

test('a lost connection is restored, and listeners get the event "missed"', async () => {
  const [a, b] = [await open(), await open()]
  const there = tags(b)
  let missed = 0
  b.subscribe('missed', () => missed++)
  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'farsail-events' and datname = current_database()`)
  await eventually(() => expect(missed).toBe(1))
  a.publish('changed', [cacheTag('after')])
  await eventually(() => expect(there).toEqual(['after']))
})

test('a connection that receives no notifications is detected and replaced', async () => {
  const b = await open({ pingMs: 30, patienceMs: 300 })
  let missed = 0
  b.subscribe('missed', () => missed++)
  // As behind a pooler that gives the server connection to another client.
  await b.listener.connection()!.query('unlisten *')
  await eventually(() => expect(missed).toBeGreaterThan(0))
  expect(lines.join('')).toContain('must be a session connection')
  const heard = tags(b)
  await database.db.execute(sql`select pg_notify('farsail', '{"events":[["changed",["again"]]]}')`)
  await eventually(() => expect(heard).toEqual(['again']))
})

test('cached sessions and pages are dropped when events were missed', async () => {
  const a = await open()
  let looked = 0
  const viewer = { id: 7 } as never
  const sessions = cachedSessions(async () => ({ viewer, asked: ++looked }), a, secret)
  const pages = new PageCache(a)
  const page = { status: 200, headers: {}, body: Buffer.from('x') }
  await sessions.resolve(token)
  await sessions.resolve(token)
  expect(looked).toBe(1)
  await pages.make('/', async () => ({ page, tags: [], keep: true }))
  expect(pages.get('/')).toBe(page)
  // A page that is being rendered meanwhile may already be wrong.
  await pages.make('/late', async () => {
    a.publish('missed', true)
    return { page, tags: [], keep: true }
  })
  await sessions.resolve(token)
  expect(looked).toBe(2)
  expect([pages.get('/'), pages.get('/late')]).toEqual([undefined, undefined])
})

test('a session that is forgotten during its look-up is looked up again', async () => {
  const a = await open()
  const viewer = { id: 7 } as never
  const finds: (() => void)[] = []
  const sessions = cachedSessions(
    async () => {
      await new Promise<void>((resolve) => finds.push(resolve))
      return { viewer }
    },
    a,
    secret,
  )
  const first = sessions.resolve(token)
  sessions.forget(7)
  finds[0]!()
  await first
  const second = sessions.resolve(token)
  expect(finds).toHaveLength(2)
  finds[1]!()
  await second
})
