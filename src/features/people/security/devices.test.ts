import { sessionApi } from '#src/shared/session-contract.ts'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createClient } from '#src/web/api-client.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import type { TokenRecord } from '#src/shared/token-record.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { securityApi } from './contract.ts'
import { deviceOf } from './server/list-sessions.ts'
import { placeFinder } from './server/place.ts'
import { sessions } from '#src/features/people/account/tables.ts'
import { actsOn, atOnce, type Browser, newAccount, noticesOf, openBrowser } from './test-browser.ts'

const { app } = await openWorld()
const password = 'harbour-Blue-77'
let n = 0

const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1'

async function someone() {
  const username = `owner_${++n}`
  return { username, id: await newAccount(app, { username, password }) }
}
async function device(username: string, from: { ip?: string; userAgent?: string } = {}) {
  const browser = openBrowser(app, from)
  await browser.ask(accountApi.login, { username, password })
  return browser
}
const list = async (browser: Browser) =>
  (await browser.ask(securityApi.getSessions, {})).envelope.data
const isIn = async (browser: Browser) =>
  (await browser.ask(securityApi.getAccount, {})).envelope.code === 0

describe('the list of devices', () => {
  test('shows device and place, this session first, without ended sessions and those of other people', async () => {
    const { username } = await someone()
    await device((await someone()).username)
    const phone = await device(username, { ip: '120.24.78.68', userAgent: iphone })
    const here = await device(username, { ip: '10.0.0.7', userAgent: windows })
    await (await device(username)).ask(sessionApi.end, {})
    const found = await list(here)
    expect(found).toMatchObject([
      {
        current: true,
        device: 'desktop',
        browser: 'Chrome 141',
        system: 'Windows',
        place: '内网',
        ip: '10.0.0.7',
        remembered: false,
      },
      {
        current: false,
        device: 'phone',
        browser: 'Safari 18',
        system: 'iOS',
        place: '广东省 · 深圳市',
        ip: '120.24.78.68',
      },
    ])
    expect((await list(phone)).map(({ sessionId }) => sessionId)).toEqual(
      found.map(({ sessionId }) => sessionId).toReversed(),
    )
    expect(JSON.stringify(found)).not.toContain(here.token)
  })

  test.each([
    ['120.24.78.68', '广东省 · 深圳市', 'Guangdong, China'],
    ['::ffff:202.96.209.5', '上海市', 'Shanghai, China'],
    ['240e:47d:c20:1627:30a3:ba0d:a5e6:ec19', '广东省 · 广州市', 'Guangdong, China'],
    ['8.8.8.8', '美国', 'United States'],
    ['192.168.3.4', '内网', 'Local network'],
    ['fd00::1', '内网', 'Local network'],
    ['2001:4860:4860::8888', '', ''],
    ['', '', ''],
  ])('the place of %s', async (ip, zh, en) => {
    expect((await placeFinder('zh-CN'))(ip)).toBe(zh)
    expect((await placeFinder('en-US'))(ip)).toBe(en)
  })

  test.each(['', 'curl/8.1', 'x'.repeat(400), '<script>'])(
    'the user agent %j is an unknown device',
    (ua) => {
      expect(deviceOf(ua)).toMatchObject({ device: 'other', system: '' })
    },
  )
})

describe('ending', () => {
  test('one session signs its device out at once; an ended session is refused as unknown', async () => {
    const { id, username } = await someone()
    const [here, there, third] = [
      await device(username),
      await device(username, { userAgent: iphone }),
      await device(username),
    ]
    expect(await isIn(there)).toBe(true)
    const { sessionId } = (await list(here)).find((one) => one.device === 'phone')!
    const events: unknown[] = []
    const stop = app.kernel.events.subscribe('person', (event) => void events.push(event))
    expect((await here.ask(securityApi.endSession, { sessionId })).envelope.code).toBe(0)
    stop()
    expect(events).toEqual([{ userId: id, kind: 'sessions', data: {} }])
    expect(await isIn(there)).toBe(false)
    expect((await there.ask(sessionApi.refresh, {})).envelope.code).toBe(403)
    expect([await isIn(here), await isIn(third)]).toEqual([true, true])
    const again = await here.ask(securityApi.endSession, { sessionId })
    expect(again.envelope.error).toBe('security.sessionUnknown')
    expect(await actsOn(app, id)).toMatchObject([{ action: 'security.endSession', actorId: id }])
  })

  test('a session of another person is refused as unknown', async () => {
    const mine = await device((await someone()).username)
    const theirs = await device((await someone()).username)
    const [{ sessionId } = { sessionId: 0 }] = await list(theirs)
    const { envelope } = await mine.ask(securityApi.endSession, { sessionId })
    expect(envelope.error).toBe('security.sessionUnknown')
    expect(await isIn(theirs)).toBe(true)
  })

  test('all other sessions keeps this one; a second call changes nothing', async () => {
    const { id, username } = await someone()
    const here = await device(username)
    const others = [await device(username), await device(username)]
    expect((await here.ask(securityApi.endOtherSessions, {})).envelope.data).toEqual({ ended: 2 })
    expect((await here.ask(securityApi.endOtherSessions, {})).envelope.data).toEqual({ ended: 0 })
    for (const other of others) expect(await isIn(other)).toBe(false)
    expect(await isIn(here)).toBe(true)
    expect(await list(here)).toHaveLength(1)
    expect(await actsOn(app, id)).toMatchObject([{ detail: { ended: 2 } }])
  })
})

describe('a copied refresh credential', () => {
  test('ends its session, notifies the owner once, and is on record', async () => {
    const { id, username } = await someone()
    const browser = await device(username)
    const other = await device(username)
    const thief = Object.assign(openBrowser(app), { refresh: browser.refresh })
    await browser.ask(sessionApi.refresh, {})
    expect(await isIn(browser)).toBe(true)
    const answers = await atOnce(20, () =>
      Object.assign(openBrowser(app), { refresh: thief.refresh }).ask(sessionApi.refresh, {}),
    )
    expect(new Set(answers.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['session.refreshRefused']),
    )
    expect(await isIn(browser)).toBe(false)
    expect(await isIn(other)).toBe(true)
    expect(await noticesOf(app, id)).toEqual([
      { title: '一台设备的登录已被终止', link: '/user/sessions' },
    ])
    expect(await actsOn(app, id)).toMatchObject([
      { action: 'account.credentialReused', actorId: null },
    ])
  })

  test('200 simultaneous refreshes get the same successors', async () => {
    const { username } = await someone()
    const browser = await device(username)
    const tabs = Array.from({ length: 200 }, () =>
      Object.assign(openBrowser(app), { refresh: browser.refresh }),
    )
    const answers = await Promise.all(tabs.map((tab) => tab.ask(sessionApi.refresh, {})))
    expect(new Set(answers.map(({ envelope }) => envelope.code))).toEqual(new Set([0]))
    expect(new Set(tabs.map(({ token, refresh }) => `${token} ${refresh}`)).size).toBe(1)
    expect(await isIn(tabs[99]!)).toBe(true)
  })
})

test.each([
  ['as the browser knows', 1],
  ['as only the server knows', Date.now() + 3_600_000],
])('ten calls with an expired token, %s, cause one refresh', async (_who, expires) => {
  const { username, id } = await someone()
  const browser = await device(username)
  await app.kernel.db
    .update(sessions)
    .set({ expiresAt: sql`now()` })
    .where(eq(sessions.userId, id))
  let stored: TokenRecord | undefined = { access_token: browser.token, expires }
  const sent: string[] = []
  let queue: Promise<unknown> = Promise.resolve()
  const { api } = createClient({
    async fetch(input, init) {
      const url = input instanceof Request ? input.url : String(input)
      sent.push(url)
      const { statusCode, body, headers } = await app.kernel.app.inject({
        method: init?.method === 'POST' ? 'POST' : 'GET',
        url,
        headers: {
          ...(init?.headers as Record<string, string>),
          'user-agent': 'Test/1',
          cookie: `farsail_refresh=${browser.refresh}`,
        },
        ...(init?.body != null && { payload: init.body as string }),
      })
      const cookie = /^farsail_refresh=([^;]*)/.exec([headers['set-cookie'] ?? ''].flat()[0]!)
      if (cookie?.[1]) browser.refresh = cookie[1]
      return new Response(body, { status: statusCode })
    },
    tokens: {
      read: () => stored,
      write: (next) => (stored = next),
      clear: () => (stored = undefined),
    },
    locale: () => 'zh-CN',
    now: () => Date.now(),
    progress: { start() {}, done() {} },
    showError() {},
    goToLogin: () => expect.unreachable('nobody is signed out'),
    reload: () => expect.unreachable('nothing is reloaded'),
    alone: (run) => {
      const turn = queue.then(run)
      queue = turn.catch(() => undefined)
      return turn
    },
  })
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => api(securityApi.getAccount, {})),
  )
  expect(answers.map(({ userName }) => userName)).toEqual(Array(10).fill(username))
  expect(sent.filter((url) => url === endpointUrl(sessionApi.refresh))).toHaveLength(1)
})
