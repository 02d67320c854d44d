import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { sessionApi } from '#src/shared/session-contract.ts'
import { hashCredential } from '#src/server/http/session.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { tidySessions } from './server/tidy.ts'
import {
  type Browser,
  newAccount,
  openBrowser,
} from '#src/features/people/security/test-browser.ts'
import { rotatedCredentials, sessions, users } from './tables.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0

async function signedIn(more: { remember?: boolean } = {}, userAgent?: string) {
  const username = `holder_${++n}`
  const userId = await newAccount(app, { username, password })
  const browser = openBrowser(app, { userAgent })
  await browser.ask(accountApi.login, { username, password, ...more })
  return { userId, username, browser }
}

/** Copies a browser's credentials as they are now, for another tab or a thief. */
const copyOf = (browser: Browser, userAgent?: string) =>
  Object.assign(openBrowser(app, { userAgent }), { token: browser.token, refresh: browser.refresh })

const me = (browser: Browser) => browser.ask(accountApi.getStudentInfo, {})
const refresh = (browser: Browser) => browser.ask(sessionApi.refresh, {})

describe('a token', () => {
  test('is required, must be known, and expires', async () => {
    const nobody = await me(openBrowser(app))
    expect(nobody).toMatchObject({ status: 401, envelope: { code: 401, error: 'common.noToken' } })
    const unknown = Object.assign(openBrowser(app), { token: 'x'.repeat(43) })
    expect((await me(unknown)).envelope.error).toBe('common.tokenExpired')
    const { browser, userId } = await signedIn()
    await db.update(sessions).set({ expiresAt: new Date() }).where(eq(sessions.userId, userId))
    expect((await me(browser)).envelope).toMatchObject({ code: 401, error: 'common.tokenExpired' })
  })

  test('of a locked account is refused', async () => {
    const { browser, userId } = await signedIn()
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, userId))
    expect((await me(browser)).envelope).toMatchObject({ code: 403, error: 'common.sessionEnded' })
    expect((await refresh(browser)).envelope.error).toBe('session.refreshRefused')
  })
})

describe('a session', () => {
  test('ends ninety days after the sign-in, however often it is renewed', async () => {
    const { browser, userId } = await signedIn({ remember: true })
    const before = (days: number) =>
      db
        .update(sessions)
        .set({ createdAt: sql`now() - make_interval(days => ${days})` })
        .where(eq(sessions.userId, userId))
    await before(89)
    expect((await refresh(browser)).envelope.code).toBe(0)
    const [session] = await db.select().from(sessions).where(eq(sessions.userId, userId))
    // Neither credential outlives the session.
    for (const end of [session!.expiresAt, session!.refreshExpiresAt]) {
      expect(end.getTime()).toBeLessThanOrEqual(Date.now() + 86_400_000)
    }
    await db.execute(sql`update sessions set created_at = now() - interval '90 days',
      expires_at = expires_at - interval '1 day', refresh_expires_at = refresh_expires_at - interval '1 day'
      where user_id = ${userId}`)
    expect((await me(browser)).envelope.error).toBe('common.tokenExpired')
    expect((await refresh(browser)).envelope.error).toBe('session.refreshRefused')
  })
})

describe('signing out', () => {
  test('ends this session at once, clears the cookie, and leaves other devices alone', async () => {
    const { browser, username } = await signedIn()
    const other = openBrowser(app)
    await other.ask(accountApi.login, { username, password })
    expect((await me(browser)).envelope.code).toBe(0)
    const thief = copyOf(browser)
    const { envelope, setCookie } = await browser.ask(sessionApi.end, {})
    expect(envelope.code).toBe(0)
    expect(setCookie).toMatch(
      /^farsail_refresh=; Max-Age=0; Path=\/api\/Login\/RefreshToken; HttpOnly/,
    )
    expect((await me(browser)).envelope.code).toBe(403)
    expect((await refresh(thief)).envelope.code).toBe(403)
    expect((await me(other)).envelope.code).toBe(0)
  })

  test('ends the session of a token that has expired', async () => {
    const { browser } = await signedIn()
    const thief = copyOf(browser)
    await db
      .update(sessions)
      .set({ expiresAt: sql`now() - interval '1 minute'` })
      .where(eq(sessions.tokenHash, hashCredential(browser.token)))
    await browser.ask(sessionApi.end, {})
    expect((await refresh(thief)).envelope.code).toBe(403)
  })

  test('without a session still clears the cookie', async () => {
    const { envelope, setCookie } = await openBrowser(app).ask(sessionApi.end, {})
    expect(envelope.code).toBe(0)
    expect(setCookie).toContain('Max-Age=0')
  })
})

describe('refreshing', () => {
  test('gives a new token and a new credential, and ends the old token', async () => {
    const { browser } = await signedIn()
    const old = copyOf(browser)
    const { envelope, setCookie } = await refresh(browser)
    expect(envelope.data).toEqual({
      access_token: expect.stringMatching(/^[\w-]{65}$/),
      expires: expect.any(Number),
    })
    expect(setCookie).toContain('; HttpOnly; SameSite=Strict')
    expect(browser.token).not.toBe(old.token)
    expect(browser.refresh).not.toBe(old.refresh)
    expect((await me(browser)).envelope.code).toBe(0)
    expect((await me(old)).envelope.code).toBe(401)
    expect((await refresh(browser)).envelope.code).toBe(0)
    expect((await me(browser)).envelope.code).toBe(0)
  })

  test('keeps a session remembered', async () => {
    const { browser } = await signedIn({ remember: true })
    const { envelope, setCookie } = await refresh(browser)
    expect(envelope.data.expires).toBeGreaterThan(Date.now() + 6.9 * 86_400_000)
    expect(setCookie).toContain(`Max-Age=${14 * 86_400}`)
  })

  test('needs the cookie: the token alone, or a made-up credential, is refused', async () => {
    const { browser } = await signedIn()
    const bare = Object.assign(openBrowser(app), { token: browser.token })
    expect((await refresh(bare)).envelope).toMatchObject({
      code: 403,
      error: 'session.refreshRefused',
    })
    const made = Object.assign(openBrowser(app), { refresh: 'y'.repeat(43) })
    const { envelope, setCookie } = await refresh(made)
    expect(envelope.code).toBe(403)
    expect(setCookie).toContain('Max-Age=0')
    // Neither attempt ends the real session.
    expect((await refresh(browser)).envelope.code).toBe(0)
  })

  test('is refused after the credential has expired', async () => {
    const { browser, userId } = await signedIn()
    await db
      .update(sessions)
      .set({ refreshExpiresAt: new Date() })
      .where(eq(sessions.userId, userId))
    expect((await refresh(browser)).envelope.code).toBe(403)
  })

  test('ten simultaneous calls are one refresh with one answer', async () => {
    const { browser, userId } = await signedIn()
    const tabs = Array.from({ length: 10 }, () => copyOf(browser))
    const answers = await Promise.all(tabs.map(refresh))
    expect(answers.map(({ envelope }) => envelope.code)).toEqual(Array(10).fill(0))
    expect(new Set(tabs.map((tab) => tab.token)).size).toBe(1)
    expect(new Set(tabs.map((tab) => tab.refresh)).size).toBe(1)
    const rotated = await db
      .select()
      .from(rotatedCredentials)
      .innerJoin(sessions, eq(sessions.id, rotatedCredentials.sessionId))
      .where(eq(sessions.userId, userId))
    expect(rotated).toHaveLength(1)
    expect((await me(tabs[7]!)).envelope.code).toBe(0)
    expect((await refresh(tabs[3]!)).envelope.code).toBe(0)
  })
})

describe('the reuse of an old credential', () => {
  test('ends the session for all holders once its successor was used', async () => {
    const { browser } = await signedIn()
    const thief = copyOf(browser)
    await refresh(browser)
    expect((await me(browser)).envelope.code).toBe(0)
    const caught = await refresh(thief)
    expect(caught.envelope).toMatchObject({ code: 403, error: 'session.refreshRefused' })
    expect(caught.setCookie).toContain('Max-Age=0')
    // The session ends at once, although it was in the cache.
    expect((await me(browser)).envelope.code).toBe(403)
    expect((await refresh(browser)).envelope.code).toBe(403)
  })

  test('ends the session too when the thief used it first', async () => {
    const { browser } = await signedIn()
    const thief = copyOf(browser)
    await refresh(thief)
    await me(thief)
    expect((await refresh(browser)).envelope.code).toBe(403)
    expect((await me(thief)).envelope.code).toBe(403)
  })

  test('gets the same successor again when the answer was lost', async () => {
    const { browser } = await signedIn()
    const before = copyOf(browser)
    await refresh(browser)
    expect((await refresh(before)).envelope.code).toBe(0)
    expect(before).toMatchObject({ token: browser.token, refresh: browser.refresh })
    expect((await me(before)).envelope.code).toBe(0)
  })

  test.each([
    ['from another browser', async () => 'Thief/1'],
    [
      'too late',
      async () => {
        await db.update(rotatedCredentials).set({ rotatedAt: sql`now() - interval '46 seconds'` })
        return undefined
      },
    ],
  ])('ends the session when it comes %s, even if nothing was used', async (_how, prepare) => {
    const { browser } = await signedIn()
    const before = { token: browser.token, refresh: browser.refresh }
    await refresh(browser)
    const userAgent = await prepare()
    const other = Object.assign(openBrowser(app, { userAgent }), before)
    expect((await refresh(other)).envelope.code).toBe(403)
    expect((await me(browser)).envelope.code).toBe(403)
  })

  test('ends the session when it is older than the last one', async () => {
    const { browser } = await signedIn()
    const first = copyOf(browser)
    await refresh(browser)
    await refresh(browser)
    expect((await refresh(first)).envelope.code).toBe(403)
    expect((await me(browser)).envelope.code).toBe(403)
  })

  test('the database does not hold the old credential', async () => {
    const { browser } = await signedIn()
    const old = browser.refresh!
    await refresh(browser)
    const [row] = await db
      .select()
      .from(rotatedCredentials)
      .where(eq(rotatedCredentials.hash, hashCredential(old)))
    expect(JSON.stringify(row)).not.toContain(old)
  })
})

test('tidying deletes expired sessions and keeps those in use', async () => {
  const { browser, userId } = await signedIn()
  const gone = await signedIn()
  await db
    .update(sessions)
    .set({ refreshExpiresAt: sql`now() - interval '31 days'` })
    .where(eq(sessions.userId, gone.userId))
  await tidySessions(db)
  expect(await db.$count(sessions, eq(sessions.userId, gone.userId))).toBe(0)
  expect(await db.$count(sessions, eq(sessions.userId, userId))).toBe(1)
  expect((await me(browser)).envelope.code).toBe(0)
})
