import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { newAccount, openBrowser, setCaptcha } from './test-browser.ts'
import { captchas, sessions, signInFailures, users } from './tables.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0
const username = () => `signer_${++n}`

afterEach(() => {
  vi.restoreAllMocks()
})

async function failed(name: string, times: number) {
  for (let time = 0; time < times; time++) {
    const { envelope } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password: 'not the password',
      // Ignored until it is asked for, then right.
      ...(await solvedCaptcha()),
    })
    expect(envelope.code).not.toBe(0)
  }
}

async function solvedCaptcha() {
  const { envelope } = await openBrowser(app).ask(accountApi.getCaptcha, {})
  await setCaptcha(app, envelope.data.captchaId, 'OPEN')
  return { captchaId: envelope.data.captchaId, captcha: ' open ' }
}

describe('signing in', () => {
  test('answers the token and who it is, and keeps only hashes', async () => {
    const name = username()
    const userId = await newAccount(app, { username: name, password, phone: '13812345678' })
    const browser = openBrowser(app)
    const { status, envelope, setCookie } = await browser.ask(accountApi.login, {
      username: name,
      password,
    })
    expect(status).toBe(200)
    expect(envelope.data).toEqual({
      access_token: expect.stringMatching(/^[\w-]{43}$/),
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
    // Gone with the browser, unreadable to scripts, sent to one call of this site only.
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

  test('remembers for the days that were chosen', async () => {
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
    // Longer than the token, or it could not renew it.
    expect(setCookie).toContain(`; Max-Age=${6 * 86_400}`)
  })

  test('says the same of a wrong password and of a name that nobody has, after the same work', async () => {
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

  test('tells of a lock only who knows the password', async () => {
    const name = username()
    const id = await newAccount(app, { username: name, password })
    await db.update(users).set({ lockedAt: new Date() }).where(eq(users.id, id))
    const right = await openBrowser(app).ask(accountApi.login, { username: name, password })
    const wrong = await openBrowser(app).ask(accountApi.login, { username: name, password: 'x' })
    expect(right.envelope.error).toBe('account.locked')
    expect(wrong.envelope.error).toBe('account.wrongPassword')
  })

  test('hashes anew when the settings have changed', async () => {
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

  test('an account without a password lets nobody in', async () => {
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

describe('guessing', () => {
  test('the third failure of a name brings a captcha, without which nothing is looked at', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 2)
    const third = await openBrowser(app).ask(accountApi.login, { username: name, password: 'no' })
    expect(third.envelope).toMatchObject({
      code: 1001,
      error: 'account.wrongPasswordCaptcha',
      data: { captcha: { kind: 'picture', picture: expect.stringContaining('<svg') } },
    })
    const work = vi.spyOn(crypto, 'argon2')
    const bare = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(bare.envelope).toMatchObject({ code: 1001, error: 'account.captchaNeeded' })
    expect(work).not.toHaveBeenCalled()
    const solved = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      ...(await solvedCaptcha()),
    })
    expect(solved.envelope.code).toBe(0)
    // Success forgets the failures.
    const next = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(next.envelope.code).toBe(0)
  })

  test('so does the third failure of an address, whatever the names', async () => {
    const browser = openBrowser(app, { ip: '2001:db8:7:7::1' })
    for (const name of ['one_name', 'two_names', 'three_names']) {
      await browser.ask(accountApi.login, { username: name, password: 'no' })
    }
    // Another address of the same customer.
    const neighbour = openBrowser(app, { ip: '2001:db8:7:7:1::2' })
    const { envelope } = await neighbour.ask(accountApi.login, {
      username: 'fourth',
      password: 'no',
    })
    expect(envelope.error).toBe('account.captchaNeeded')
  })

  test('a wrong captcha says so, brings another of its kind, and cannot be tried twice', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 3)
    const asked = await openBrowser(app).ask(accountApi.getCaptcha, { kind: 'question' })
    const { captchaId } = asked.envelope.data
    const tried = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      captchaId,
      captcha: '-1',
    })
    expect(tried.envelope).toMatchObject({
      code: 1001,
      enmsg: 'incorrect graphic verification code',
      data: { captcha: { kind: 'question', picture: null } },
    })
    await setCaptcha(app, captchaId, '1')
    const again = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      captchaId,
      captcha: '1',
    })
    expect(again.envelope.error).toBe('account.wrongCaptcha')
  })

  test('a captcha is good for five minutes, and its answer stands nowhere', async () => {
    const { envelope } = await openBrowser(app).ask(accountApi.getCaptcha, {})
    const { captchaId, picture } = envelope.data
    expect(picture).not.toMatch(/<text|font/)
    const one = eq(captchas.id, captchaId)
    const [row] = await db.select().from(captchas).where(one)
    const minutes = (row!.expiresAt.getTime() - Date.now()) / 60_000
    expect(minutes).toBeGreaterThan(4.9)
    expect(minutes).toBeLessThanOrEqual(5)
    const name = username()
    await failed(name, 3)
    await setCaptcha(app, captchaId, 'LATE')
    await db.update(captchas).set({ expiresAt: new Date() }).where(one)
    const { envelope: late } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      captchaId,
      captcha: 'LATE',
    })
    expect(late.error).toBe('account.wrongCaptcha')
  })

  test('the sum in words is solved by its result', async () => {
    const numbers: Record<string, number> = Object.fromEntries(
      'zero one two three four five six seven eight nine ten'
        .split(' ')
        .map((word, i) => [word, i]),
    )
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 3)
    const asked = await openBrowser(app).ask(accountApi.getCaptcha, { kind: 'question' })
    const { captchaId, question } = asked.envelope.data
    const [, a, how, b] = /^What is (\w+) (\w+) (\w+)\?$/.exec(question!.en)!
    const [x, y] = [numbers[a!]!, numbers[b!]!]
    const result = { plus: x + y, minus: x - y, times: x * y }[how!]
    const { envelope } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      captchaId,
      captcha: String(result),
    })
    expect(envelope.code).toBe(0)
  })

  test('200 guesses at the same moment get three looks at the password', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    const work = vi.spyOn(crypto, 'argon2')
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, i) =>
        openBrowser(app).ask(accountApi.login, { username: name, password: `guess ${i}` }),
      ),
    )
    expect(work.mock.calls.length).toBeLessThanOrEqual(3)
    expect(answers.every(({ envelope }) => envelope.code !== 0)).toBe(true)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('after ten failures an address must pause, and a name is answered slowly but never locked out', async () => {
    const ip = '10.9.9.9'
    const name = username()
    await newAccount(app, { username: name, password })
    const setFailures = (subject: string) =>
      db
        .insert(signInFailures)
        .values({ subject, failures: 12, lastFailedAt: sql`now()` })
        .onConflictDoUpdate({ target: signInFailures.subject, set: { failures: 12 } })
    await setFailures(`ip:${ip}`)
    const paused = await openBrowser(app, { ip }).ask(accountApi.login, {
      username: name,
      password,
    })
    expect(paused.envelope).toMatchObject({
      code: 1001,
      error: 'account.wait',
      data: { waitSeconds: 4 },
    })
    expect(paused.envelope.enmsg).toContain('4 s')

    await failed(name, 1)
    await db
      .update(signInFailures)
      .set({ failures: 12 })
      .where(sql`subject like 'name:%'`)
    const start = Date.now()
    const slow = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      ...(await solvedCaptcha()),
    })
    expect(slow.envelope.code).toBe(0)
    expect(Date.now() - start).toBeGreaterThanOrEqual(990)
  })

  test('failures are forgotten after half an hour', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 3)
    await db.update(signInFailures).set({ lastFailedAt: sql`now() - interval '31 minutes'` })
    const { envelope } = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(envelope.code).toBe(0)
  })
})
