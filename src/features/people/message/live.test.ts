import { eq, sql } from 'drizzle-orm'
import type { AddressInfo } from 'node:net'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { cacheTag } from '#src/shared/cache-tag.ts'
import { announceEnded, endSessions } from '#src/features/people/account/server/end-sessions.ts'
import { sessions } from '#src/features/people/account/tables.ts'
import { type App, createApp } from '#src/app/create-app.ts'
import { announceStale } from '#src/server/events/announce-stale.ts'
import { openLogger } from '#src/server/observe/logger.ts'
import { eventually } from '#src/server/testing/eventually.ts'
import type { MessageKind } from '#src/shared/message.ts'
import { openWorld, person, type Person, refusal } from '#tests/world.ts'
import { livePath, messageApi } from './contract.ts'

const { app, newUser, newCourse } = await openWorld()
const { db } = app.kernel

/** A second process on the same database. */
let second: App
beforeAll(async () => {
  const { host, port, user, password, database } = db.$client.options as pg.PoolConfig
  const { config } = app.kernel
  second = await createApp({
    config,
    database: { host, port, user, password, database },
    log: openLogger(config),
    pages: 'none',
  })
  for (const one of [app, second]) await one.kernel.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => second.close())

interface Heard {
  event: string
  data: Record<string, unknown>
}
interface Page {
  status: number
  headers: Headers
  heard: Heard[]
  /** Whether the server has ended the connection. */
  isOver: () => boolean
}
const leaving: AbortController[] = []
afterEach(() => {
  for (const one of leaving.splice(0)) one.abort()
})

const cookieOf = (token: string) =>
  `token=${encodeURIComponent(JSON.stringify({ access_token: token, expires: Date.now() + 60_000 }))}`
const addressOf = (at: App) =>
  `http://127.0.0.1:${(at.kernel.app.server.address() as AddressInfo).port}`

/** Opens a live connection, like an open page of this person. */
async function openPage(
  at: App,
  person: { token: string } | undefined,
  { headers = {} }: { headers?: Record<string, string> } = {},
): Promise<Page> {
  const controller = new AbortController()
  leaving.push(controller)
  const response = await fetch(`${addressOf(at)}${livePath}`, {
    signal: controller.signal,
    headers: { ...(person && { cookie: cookieOf(person.token) }), ...headers },
  })
  const heard: Heard[] = []
  let over = false
  const read = async () => {
    let text = ''
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      text += chunk
      const parts = text.split('\n\n')
      text = parts.pop()!
      for (const part of parts) {
        const [, event = '', data = ''] = /^event: (\w+)\ndata: (.*)$/.exec(part) ?? []
        heard.push({ event, data: JSON.parse(data) as Heard['data'] })
      }
    }
    over = true
  }
  if (response.body) void read().catch(() => {})
  return { status: response.status, headers: response.headers, heard, isOver: () => over }
}

const tell = (at: App, userId: number, kind: MessageKind = 'course') =>
  at.kernel.db.transaction((tx) =>
    at.kernel.messages.send(tx, {
      userId,
      kind,
      title: { zh: '课程已通过审核', en: 'Your course was approved' },
      text: { zh: '现在可以发布了。', en: 'You may publish it now.' },
      link: '/course/12',
    }),
  )
const begun = (page: Page, unread = 0) =>
  eventually(() => expect(page.heard[0]).toEqual({ event: 'unread', data: { unread } }))

/** Makes the next count of unread messages wait. @returns what ends the wait */
function holdCount() {
  const { messages } = app.kernel
  const count = messages.unread.bind(messages)
  const held = Promise.withResolvers<void>()
  const spy = vi.spyOn(messages, 'unread').mockImplementationOnce(async (userId) => {
    const unread = await count(userId)
    await held.promise
    return unread
  })
  return { spy, release: held.resolve }
}
/** Waits until the other process, which counts for itself, has passed this many messages on. */
const passed = (page: Page, messages: number) =>
  eventually(() =>
    expect(page.heard.filter((one) => one.event === 'message')).toHaveLength(messages),
  )

describe('counts that are read at once', () => {
  test('the latest is sent last', async () => {
    const me = await newUser('student')
    const [here, there] = [await openPage(app, me), await openPage(second, me)]
    await Promise.all([begun(here), begun(there)])
    const { spy, release } = holdCount()
    await tell(app, me.id)
    await eventually(() => expect(spy).toHaveBeenCalled())
    await tell(app, me.id)
    await passed(there, 2)
    release()
    await passed(here, 2)
    // The count of the first message may have been read after the second one: never back is what matters.
    const counts = here.heard.map(({ data }) => Number(data['unread']))
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(counts.at(-1)).toBe(2)
    spy.mockRestore()
  })

  test('a page that opens while a message arrives shows it', async () => {
    const me = await newUser('student')
    const there = await openPage(second, me)
    await begun(there)
    const { spy, release } = holdCount()
    const opening = openPage(app, me)
    await eventually(() => expect(spy).toHaveBeenCalled())
    await tell(app, me.id)
    await passed(there, 1)
    release()
    const here = await opening
    await eventually(() => expect(here.heard.at(-1)?.data).toMatchObject({ unread: 1 }))
    expect(here.heard.map(({ event }) => event)).toEqual(['unread', 'message'])
    spy.mockRestore()
  })
})

describe('between two processes', () => {
  test('a message sent in one process reaches an open page of the other', async () => {
    const me = await newUser('student')
    const [here, there] = [await openPage(app, me), await openPage(second, me)]
    const stranger = await openPage(second, await newUser('student'))
    await Promise.all([begun(here), begun(there), begun(stranger)])
    await tell(app, me.id)
    const message = { kind: 'course', link: '/course/12', unread: 1, id: expect.any(Number) }
    await eventually(() => {
      expect(here.heard[1]).toMatchObject({
        event: 'message',
        data: { ...message, title: { zh: '课程已通过审核', en: 'Your course was approved' } },
      })
      expect(there.heard[1]).toMatchObject({
        event: 'message',
        data: { ...message, title: { zh: '课程已通过审核' } },
      })
    })
    await me(messageApi.sendMessageMarkAllReads, {})
    await eventually(() =>
      expect([here, there].map((page) => page.heard.at(-1))).toEqual(
        [here, there].map(() => ({ event: 'changed', data: { unread: 0 } })),
      ),
    )
    expect(stranger.heard).toHaveLength(1)
  })

  test('a message about an act is announced to every session but the one that acted', async () => {
    const me = await newUser('student')
    const other = await newUser('student')
    const [mine, others] = [await openPage(second, me), await openPage(second, other)]
    await Promise.all([begun(mine), begun(others)])
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, me.id))
    for (const { id } of [me, other]) {
      await app.kernel.messages.send(db, {
        ...{ userId: id, kind: 'system', sessionId: session!.id },
        title: { zh: '密码已修改', en: 'Your password was changed' },
        text: { zh: '如非本人操作，请联系客服。', en: 'If it was not you, contact support.' },
      })
    }
    await eventually(() => {
      expect(mine.heard[1]).toEqual({ event: 'changed', data: { unread: 1 } })
      expect(others.heard[1]).toMatchObject({ event: 'message', data: { unread: 1 } })
    })
  })

  test('a message stored as read changes the page without a notice', async () => {
    const me = await newUser('student')
    await me(messageApi.updateSwitch, { kind: 'course', channel: 'site', enabled: false })
    const page = await openPage(second, me)
    await begun(page)
    await tell(app, me.id)
    await eventually(() => expect(page.heard[1]).toEqual({ event: 'changed', data: { unread: 0 } }))
  })

  test('the unread count of the other process is right at once', async () => {
    const me = await newUser('student')
    expect(await second.kernel.messages.unread(me.id)).toBe(0)
    await tell(app, me.id)
    await eventually(async () => expect(await second.kernel.messages.unread(me.id)).toBe(1))
  })

  test('a change drops the cached page of the other process', async () => {
    const page = { status: 200, headers: {}, body: Buffer.from('x') }
    await second.kernel.pages.make('/', async () => ({
      page,
      tags: [cacheTag('course:7')],
      keep: true,
    }))
    expect(second.kernel.pages.get('/')).toBe(page)
    app.kernel.events.publish('changed', [cacheTag('course:7')])
    await eventually(() => expect(second.kernel.pages.get('/')).toBeUndefined())
  })

  test('an ended session is refused by the other process, and its page gets the event', async () => {
    const me = await newUser('student')
    const page = await openPage(second, me)
    await begun(page)
    const elsewhere = person(second, me)
    expect(await elsewhere(messageApi.getSendMessageList, {})).toMatchObject({ total: 0 })
    const began = Date.now()
    await endSessions(db, { userId: me.id })
    announceEnded(app.kernel, me.id)
    await eventually(
      () =>
        expect(elsewhere(messageApi.getSendMessageList, {})).rejects.toMatchObject(
          refusal('common.sessionEnded'),
        ),
      5000,
    )
    expect(Date.now() - began).toBeLessThan(5000)
    await eventually(() => expect(page.isOver()).toBe(true))
    expect(page.heard.at(-1)).toEqual({ event: 'ended', data: {} })
  })

  test('pages are asked to look again at a topic, only those of the people it concerns', async () => {
    const [me, other] = [await newUser('student'), await newUser('student')]
    const [here, there] = [await openPage(app, me), await openPage(second, me)]
    const others = await openPage(second, other)
    await Promise.all([begun(here), begun(there), begun(others)])
    const people = sql`select ${me.id}::int as id`
    await db.transaction((tx) => announceStale(app.kernel.events, tx, 'quiz 7', people))
    await tell(app, other.id)
    await passed(others, 1)
    const asked = [{ event: 'stale', data: { topic: 'quiz 7' } }]
    await eventually(() =>
      expect([here, there].map(({ heard }) => heard.slice(1))).toEqual([asked, asked]),
    )
    expect(others.heard.map(({ event }) => event)).toEqual(['unread', 'message'])
  })

  test('the open pages of a group hear of it in each process, and nobody else’s', async () => {
    const [me, other] = [await newUser('student'), await newUser('student')]
    const { courseId: id } = await newCourse({})
    await db.execute(sql`insert into course_learners (course_id, user_id) values (${id}, ${me.id})`)
    const pages = [await openPage(app, me), await openPage(second, me), await openPage(app, other)]
    const [here, there, others] = pages as [Page, Page, Page]
    for (const page of pages) await begun(page)
    const topics = ['questions 7', 'question 8']
    await db.transaction((tx) =>
      app.kernel.events.announce(tx, 'staleOf', { topics, group: 'course', id }),
    )
    const asked = topics.map((topic) => ({ event: 'stale', data: { topic } }))
    await eventually(() =>
      expect([here, there].map(({ heard }) => heard.slice(1))).toEqual([asked, asked]),
    )
    await tell(app, other.id)
    await passed(others, 1)
    expect(others.heard.map(({ event }) => event)).toEqual(['unread', 'message'])
  })

  test('a page that may have missed events gets the event to reload its messages', async () => {
    const me = await newUser('student')
    const page = await openPage(second, me)
    await begun(page)
    await db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'farsail-events' and datname = current_database()`)
    await eventually(() => expect(page.heard.at(-1)).toEqual({ event: 'refresh', data: {} }))
    await tell(app, me.id)
    await eventually(() => expect(page.heard.at(-1)).toMatchObject({ event: 'message' }))
  })
})

describe('access to the live connection', () => {
  test('is open to a page of this site by its cookie, and no proxy may cache it', async () => {
    const me = await newUser('student')
    const headers = { 'sec-fetch-site': 'same-origin', origin: addressOf(app) }
    const page = await openPage(app, me, { headers })
    await begun(page)
    expect(Object.fromEntries(page.headers)).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    expect(page.headers.get('access-control-allow-origin')).toBeNull()
    expect(page.headers.get('content-encoding')).toBeNull()
  })

  test.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('is refused to a page of another site: %j', async (headers) => {
    const page = await openPage(app, await newUser('student'), { headers })
    expect(page.status).toBe(403)
    expect(page.heard).toEqual([])
  })

  test('is refused to a visitor with the status that stops reconnecting', async () => {
    expect((await openPage(app, undefined)).status).toBe(204)
  })

  test('answers an unknown token with the event to renew it', async () => {
    const page = await openPage(app, { token: 'x'.repeat(43) })
    await eventually(() => expect(page.isOver()).toBe(true))
    expect(page.heard).toEqual([{ event: 'expired', data: {} }])
  })

  test('answers a locked person with the end of the session', async () => {
    const page = await openPage(app, await newUser('locked'))
    await eventually(() => expect(page.isOver()).toBe(true))
    expect(page.heard).toEqual([{ event: 'ended', data: {} }])
  })

  test('ends with a renewed token, but does not report the session as ended', async () => {
    const me = await newUser('student')
    const page = await openPage(app, me)
    await begun(page)
    await db.update(sessions).set({ tokenHash: me.username }).where(eq(sessions.userId, me.id))
    app.kernel.sessions.forget(me.id)
    await eventually(() => expect(page.isOver()).toBe(true))
    expect(page.heard.at(-1)).toEqual({ event: 'expired', data: {} })
  })

  test('allows a person twenty pages, and one more only after one is closed', async () => {
    const me: Person = await newUser('student')
    const pages = await Promise.all(Array.from({ length: 20 }, () => openPage(app, me)))
    await Promise.all(pages.map((page) => begun(page)))
    expect((await openPage(app, me)).status).toBe(429)
    expect((await openPage(app, await newUser('student'))).status).toBe(200)
    leaving[0]!.abort()
    await eventually(async () => expect((await openPage(app, me)).status).toBe(200))
  })

  test('does not count a page whose unread count fails', async () => {
    const me = await newUser('student')
    const failing = vi.spyOn(app.kernel.messages, 'unread').mockRejectedValue(new Error('away'))
    for (let n = 0; n < 20; n++) expect((await openPage(app, me)).status).toBe(500)
    failing.mockRestore()
    await begun(await openPage(app, me))
  })

  test('does not count a HEAD request', async () => {
    const headers = { cookie: cookieOf((await newUser('student')).token) }
    const response = await fetch(`${addressOf(app)}${livePath}`, { method: 'HEAD', headers })
    expect(response.status).toBe(404)
  })

  test('is counted in the metrics, but not timed as an answer', async () => {
    const me = await newUser('student')
    await begun(await openPage(app, me))
    const { body } = await app.kernel.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
    expect(Number(/^live_connections (\d+)$/m.exec(body)?.[1])).toBeGreaterThan(0)
    expect(body).not.toContain(`route="${livePath}"`)
  })
})

test('a stop ends live connections at once', async () => {
  const me = await newUser('student')
  const page = await openPage(second, me)
  await begun(page)
  const closing = second.close()
  await eventually(() => expect(page.isOver()).toBe(true))
  await closing
  second = { ...second, close: async () => {} }
})
