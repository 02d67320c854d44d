import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { guardApi } from '#src/features/people/guard/contract.ts'
import { solveWork } from '#tests/attacks/solve-work.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from './contract.ts'
import { newAccount, openBrowser, setCaptcha } from '#src/features/people/security/test-browser.ts'
import { nameSubject, pairSubject } from '#src/features/people/guard/server/subjects.ts'
import { captchas, tries } from '#src/features/people/guard/tables.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0
const username = () => `guessed_${++n}`

afterEach(() => {
  vi.restoreAllMocks()
})

async function failed(name: string, times: number) {
  for (let time = 0; time < times; time++) {
    const { envelope } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password: 'not the password',
      // Ignored until a captcha is required, then correct.
      ...(await solvedCaptcha(name)),
    })
    expect(envelope.code).not.toBe(0)
  }
}

async function solvedCaptcha(username: string) {
  const { envelope } = await openBrowser(app).ask(guardApi.getCaptcha, { username })
  await setCaptcha(app, envelope.data.captchaId, 'OPEN')
  return { captchaId: envelope.data.captchaId, captcha: ' open ' }
}

describe('guessing', () => {
  test('after three failures of a name no password is checked without a captcha', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 2)
    const third = await openBrowser(app).ask(accountApi.login, { username: name, password: 'no' })
    expect(third.envelope).toMatchObject({
      code: 1001,
      error: 'account.wrongPasswordCaptcha',
      data: { captcha: { kind: 'picture', picture: expect.stringMatching(/^data:image\/webp;/) } },
    })
    const work = vi.spyOn(crypto, 'argon2')
    const bare = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(bare.envelope).toMatchObject({ code: 1001, error: 'account.captchaNeeded' })
    expect(work).not.toHaveBeenCalled()
    const solved = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      ...(await solvedCaptcha(name)),
    })
    expect(solved.envelope.code).toBe(0)
    // A success clears the failures.
    const next = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(next.envelope.code).toBe(0)
  })

  test('a phone counts as one name in all its spellings', async () => {
    const phone = '13611112222'
    await newAccount(app, { username: username(), phone, password })
    for (const written of [phone, '+86 136-1111-2222']) await failed(written, 2)
    const other = await openBrowser(app).ask(accountApi.login, {
      username: '１３６ １１１１ ２２２２',
      password,
    })
    expect(other.envelope.error).toBe('account.captchaNeeded')
  })

  test('after three failures of an address a captcha is required, whatever the names', async () => {
    const browser = openBrowser(app, { ip: '2001:db8:7:7::1' })
    for (const name of ['one_name', 'two_names', 'three_names']) {
      await browser.ask(accountApi.login, { username: name, password: 'no' })
    }
    // Another address within the customer's /64.
    const neighbour = openBrowser(app, { ip: '2001:db8:7:7:1::2' })
    const { envelope } = await neighbour.ask(accountApi.login, {
      username: 'fourth',
      password: 'no',
    })
    expect(envelope.error).toBe('guard.addressCaptcha')
    // A name with failures of its own, wherever they were, is given no other reason.
    const name = username()
    await failed(name, 3)
    const own = await neighbour.ask(accountApi.login, { username: name, password: 'no' })
    expect(own.envelope.error).toBe('account.captchaNeeded')
  })

  test('an IPv4 address is the same one in its IPv6 spellings, and another one is not', async () => {
    const spellings = ['198.51.100.77', '::ffff:198.51.100.77', '::ffff:c633:644d']
    for (const ip of spellings) {
      const name = `name_at_${ip.length}`
      await openBrowser(app, { ip }).ask(accountApi.login, { username: name, password: 'no' })
    }
    const ask = async (ip: string) => {
      const browser = openBrowser(app, { ip })
      return (await browser.ask(accountApi.login, { username: 'fifth', password: 'no' })).envelope
    }
    expect((await ask('198.51.100.77')).error).toBe('guard.addressCaptcha')
    expect((await ask('::ffff:c633:644e')).error).toBe('account.wrongPassword')
  })

  test('a wrong captcha is refused with another one of its kind, and serves one try', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 3)
    const asked = await openBrowser(app).ask(guardApi.getCaptcha, { kind: 'question' })
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

  test('a captcha is valid for five minutes, and its picture holds no text', async () => {
    const { envelope } = await openBrowser(app).ask(guardApi.getCaptcha, {})
    const { captchaId, picture } = envelope.data
    expect(picture).toMatch(/^data:image\/webp;base64,/)
    expect(picture!.length).toBeLessThan(16_000)
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
    const asked = await openBrowser(app).ask(guardApi.getCaptcha, {
      kind: 'question',
      username: name,
    })
    const { captchaId, question, work } = asked.envelope.data
    const [, a, how, b] = /^What is (\w+) (\w+) (\w+)\?$/.exec(question!.en)!
    const [x, y] = [numbers[a!]!, numbers[b!]!]
    const result = { plus: x + y, minus: x - y, times: x * y }[how!]
    const { envelope } = await openBrowser(app).ask(accountApi.login, {
      username: name,
      password,
      captchaId,
      captcha: String(result),
      work: await solveWork(work),
    })
    expect(envelope.code).toBe(0)
  })

  test('200 simultaneous guesses cause at most three password checks', async () => {
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

  test('after ten failures an address, and a name at an address, must pause; the name elsewhere not', async () => {
    const [ip, other] = ['10.9.9.9', '10.9.9.8']
    const name = username()
    await newAccount(app, { username: name, password })
    const setFailures = (subject: string, failures: number) =>
      db
        .insert(tries)
        .values({ subject, failures, lastFailedAt: sql`now()` })
        .onConflictDoUpdate({ target: tries.subject, set: { failures } })
    const tryFrom = async (from: string) =>
      openBrowser(app, { ip: from }).ask(accountApi.login, {
        username: name,
        password,
        ...(await solvedCaptcha(name)),
      })
    await setFailures(`ip:${ip}`, 12)
    const paused = await tryFrom(ip)
    expect(paused.envelope).toMatchObject({
      code: 1001,
      error: 'account.wait',
      data: { waitSeconds: 4 },
    })
    expect(paused.envelope.enmsg).toContain('4 s')

    await setFailures(nameSubject(name), 12)
    await setFailures(pairSubject(nameSubject(name), `ip:${other}`), 16)
    expect((await tryFrom(other)).envelope).toMatchObject({ data: { waitSeconds: 60 } })
    expect((await tryFrom('10.9.9.7')).envelope.code).toBe(0)
  })

  test('failures expire after half an hour', async () => {
    const name = username()
    await newAccount(app, { username: name, password })
    await failed(name, 3)
    await db.update(tries).set({ lastFailedAt: sql`now() - interval '31 minutes'` })
    const { envelope } = await openBrowser(app).ask(accountApi.login, { username: name, password })
    expect(envelope.code).toBe(0)
  })
})
