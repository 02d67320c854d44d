import crypto from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { newAccount, openBrowser } from '#src/features/people/security/test-browser.ts'
import { sessions, users } from './tables.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0
const username = () => `signer_${++n}`

afterEach(() => {
  vi.restoreAllMocks()
})

describe('signing in', () => {
  test('answers the token and the person, and stores only hashes', async () => {
    const name = username()
    const userId = await newAccount(app, { username: name, password, phone: '13812345678' })
    const browser = openBrowser(app)
    const { status, envelope, setCookie } = await browser.ask(accountApi.login, {
      username: name,
      password,
    })
    expect(status).toBe(200)
    expect(envelope.data).toEqual({
      access_token: expect.stringMatching(/^[\w-]{65}$/),
      expires: expect.any(Number),
      userId,
      userName: name,
      accountRole: '1',
      customRoles: [],
      realName: '张三',
      phoneNumLX: '138****5678',
      avatar: null,
      isRemembered: false,
      loginDay: 7,
    })
    const minutes = (envelope.data.expires - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(59)
    expect(minutes).toBeLessThanOrEqual(60)
    // The cookie ends with the browser, is hidden from scripts, and is sent to one endpoint of this site only.
    expect(setCookie).toMatch(/^farsail_refresh=[\w-]{43}; /)
    expect(setCookie).toContain('; Path=/api/Login/RefreshToken')
    expect(setCookie).toContain('; HttpOnly')
    expect(setCookie).toContain('; SameSite=Strict')
    expect(setCookie).not.toContain('Max-Age')
    expect(setCookie).not.toContain('Secure')
    const stored = JSON.stringify(
      await db.select().from(sessions).where(eq(sessions.userId, userId)),
    )
    expect(stored).not.toContain(envelope.data.access_token)
    expect(stored).not.toContain(browser.refresh)

    const me = await browser.ask(accountApi.getStudentInfo, {})
    expect(me.envelope.data).toEqual({
      UId: userId,
      Photo: null,
      Phone: '13812345678',
      Email: null,
      SchoolName: null,
    })
  })

  test.each([
    ['the phone, written with its country code', '+86 139-1111-2222'],
    ['the e-mail in any case', 'Some.One@Example.com'],
    ['the user name in any case', 'WHO_EVER'],
  ])('takes %s', async (_what, typed) => {
    const [known] = await db.select().from(users).where(eq(users.username, 'who_ever'))
    const userId =
      known?.id ??
      (await newAccount(app, {
        username: 'who_ever',
        password,
        phone: '13911112222',
        email: 'some.one@example.com',
      }))
    const { envelope } = await openBrowser(app).ask(accountApi.login, { username: typed, password })
    expect(envelope.data.userId).toBe(userId)
  })

  test('remembers the session for the chosen days', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    const { envelope, setCookie } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      remember: true,
      loginDay: 3,
    })
    const days = (envelope.data.expires - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(2.99)
    expect(days).toBeLessThanOrEqual(3)
    expect(envelope.data).toMatchObject({ isRemembered: true, loginDay: 3 })
    // The cookie must live longer than the token it renews.
    expect(setCookie).toContain(`; Max-Age=${6 * 86_400}`)
  })

  test('answers a wrong password and an unknown name alike, after the same work', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    const work = vi.spyOn(crypto, 'argon2')
    const answers = []
    for (const typed of [name, 'nobody_has_this', '13700000000']) {
      work.mockClear()
      const { status, envelope } = await openBrowser(app).ask(accountApi.login, {
        username: typed,
        password: 'wrong password',
      })
      answers.push({ status, envelope, settings: work.mock.calls.map(([, s]) => s.memory) })
    }
    expect(answers[0]).toMatchObject({ status: 422, envelope: { error: 'account.wrongPassword' } })
    expect(answers[0]!.settings).toHaveLength(1)
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })

  test('reports a lock only after the right password', async () => {
    const name = username()
    const id = await newAccount(app, { username: name, password })
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, id))
    const right = await openBrowser(app).ask(accountApi.login, { username: name, password })
    const wrong = await openBrowser(app).ask(accountApi.login, { username: name, password: 'x' })
    expect(right.envelope.error).toBe('account.locked')
    expect(wrong.envelope.error).toBe('account.wrongPassword')
  })

  test('replaces the hash when the settings have changed', async () => {
    const name = username()
    const id = await newAccount(app, { username: name, password })
    const { hashPassword } = await import('./server/password.ts')
    const passwordHash = await hashPassword(password, 128)
    await db.update(users).set({ passwordHash }).where(eq(users.id, id))
    const { envelope } = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(envelope.code).toBe(0)
    const [row] = await db.select().from(users).where(eq(users.id, id))
    expect(row!.passwordHash).toMatch(/^\$argon2id\$v=19\$m=64,t=2,p=1\$/)
  })

  test('refuses every password for an account without one', async () => {
    const name = username()
    const id = await newAccount(app, { username: name, password })
    await db.update(users).set({ passwordHash: '' }).where(eq(users.id, id))
    const { envelope } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password: ' ',
    })
    expect(envelope.error).toBe('account.wrongPassword')
  })

  test.each([
    [{ username: '', password: 'x' }, 'username'],
    [{ username: 'some\u0007one', password: 'x' }, 'username'],
    [{ username: 'someone' }, 'password'],
  ])('refuses %j beside its field', async (input, path) => {
    const { status, envelope } = await openBrowser(app).ask(accountApi.login, input)
    expect(status).toBe(400)
    expect(envelope.data).toMatchObject({ fields: [{ path, zh: expect.any(String) }] })
  })
})
