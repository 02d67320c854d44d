import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import { type Captcha, guardApi } from '#src/features/people/guard/contract.ts'
import { hashPassword } from '#src/features/people/account/server/password.ts'
import { limitsOf } from '#src/features/people/guard/server/sign-in-limits.ts'
import { reserveTry } from '#src/features/people/guard/server/tries.ts'
import { nameSubject } from '#src/features/people/guard/server/subjects.ts'
import { users } from '#src/features/people/account/tables.ts'
import { securityApi } from '#src/features/people/security/contract.ts'
import {
  atOnce,
  lastCode,
  newAccount,
  newTicket,
  openBrowser,
  setCaptcha,
} from '#src/features/people/security/test-browser.ts'
import { openWorld } from '../world.ts'
import { solveWork } from './solve-work.ts'

const { app } = await openWorld({ SCHOOL_NETWORKS: '198.51.100.0/24' })
const { db } = app.kernel
const password = 'harbour-Blue-77'

beforeEach(drawLow)
afterEach(() => {
  vi.restoreAllMocks()
  syncBuiltinESMExports()
})

let people = 0
async function newName(): Promise<string> {
  const username = `target_${++people}`
  await newAccount(app, { username, password })
  return username
}
const guess = (username: string, ip: string, more: object = {}) =>
  openBrowser(app, { ip }).ask(accountApi.login, { username, password: 'a guess', ...more })
const from = (n: number) => `203.0.${n >> 8}.${n & 255}`
const errorsOf = (answers: { envelope: { error?: string } }[]) =>
  Object.entries(Object.groupBy(answers, ({ envelope }) => envelope.error ?? 'none')).map(
    ([error, list]) => [error, list!.length],
  )

/** Sets the failures of a subject, as many guesses before have left them. */
const setFailures = (subject: string, failures: number, today = failures) =>
  db.execute(sql`
    insert into tries (subject, failures, last_failed_at, day, today)
    values (${subject}, ${failures}, now() - interval '2 minutes', (now() at time zone 'Asia/Shanghai')::date, ${today})
    on conflict (subject) do update set failures = excluded.failures, today = excluded.today,
      last_failed_at = excluded.last_failed_at, day = excluded.day`)

/** Draws at most 100, so that a proof of work is a short one: no test here is about how long it takes. */
function drawLow(): void {
  const draw = crypto.randomInt as (low: number, high?: number) => number
  const low = (first: number, second?: number) =>
    second === undefined ? draw(Math.min(first, 100)) : draw(first, second)
  vi.spyOn(crypto, 'randomInt').mockImplementation(low)
  syncBuiltinESMExports()
}

/** Reads the picture of a captcha for this name, and leaves its work undone. */
async function read(username: string, ip: string) {
  const { envelope } = await openBrowser(app, { ip }).ask(guardApi.getCaptcha, { username })
  const { captchaId, work } = envelope.data
  await setCaptcha(app, captchaId, 'OPEN')
  return { picture: { captchaId, captcha: 'OPEN' }, work }
}

/** Solves a captcha for this name as a perfect attacker does: the picture read, the work done. */
async function solved(username: string, ip: string) {
  const { picture, work } = await read(username, ip)
  return { ...picture, work: await solveWork(work) }
}

describe('parallel guesses', () => {
  test('100 at one name from 100 addresses cause three password checks', async () => {
    const name = await newName()
    const work = vi.spyOn(crypto, 'argon2')
    const answers = await atOnce(100, (n) => guess(name, from(n)))
    expect(work).toHaveBeenCalledTimes(3)
    expect(answers.every(({ envelope }) => envelope.code !== 0)).toBe(true)
  })

  test('at 200 names from one address cause three password checks', async () => {
    const work = vi.spyOn(crypto, 'argon2')
    const answers = await atOnce(200, (n) => guess(`nobody_${n}`, '203.0.113.1'))
    expect(work).toHaveBeenCalledTimes(3)
    expect(errorsOf(answers)).toContainEqual(['guard.addressCaptcha', 197])
  })

  test('at the end of the day’s tries exactly those left are counted', async () => {
    const source = { address: 'ip:a', width: 1, name: 'name:a', pair: 'pair:a|ip:a' }
    await setFailures('name:a', 90)
    const tries = await atOnce(100, (n) =>
      reserveTry(db, limitsOf({ ...source, pair: `pair:a|${n}`, address: `ip:a${n}` }, 'work')),
    )
    expect(tries.filter(Boolean)).toHaveLength(10)
    // A refused try leaves nothing behind at its address either.
    const { rows } = await db.execute(
      sql`select count(*)::int as n from tries where subject like 'ip:a%'`,
    )
    expect(rows).toEqual([{ n: 10 }])
  })

  test('counted in another order than they began make no honest person wait', async () => {
    const ip = '203.0.113.3'
    await setFailures(`ip:${ip}`, 1)
    await db.execute(sql`update tries set last_failed_at = now() + interval '1 minute'
      where subject = ${`ip:${ip}`}`)
    expect((await guess('nobody_in_order', ip)).envelope.error).toBe('account.wrongPassword')
  })

  test('never take more than their share of the processor', async () => {
    let [running, most] = [0, 0]
    const { argon2 } = crypto
    vi.spyOn(crypto, 'argon2').mockImplementation((kind, options, done) => {
      most = Math.max(most, ++running)
      argon2(kind, options, (error, key) => {
        running--
        done(error, key)
      })
    })
    await atOnce(60, (n) => guess(`nobody_else_${n}`, from(1000 + n)))
    expect(running).toBe(0)
    expect(most).toBeLessThanOrEqual(Math.max(1, Math.min(3, navigator.hardwareConcurrency - 1)))
  })
})

describe('the limits of a day', () => {
  test('a name takes 100 failures with proofs of work, 30 with pictures alone', async () => {
    const name = await newName()
    await setFailures(nameSubject(name), 3, 30)
    const proof = await solved(name, from(2001))
    const { picture } = await read(name, from(2001))
    const pictureAlone = await guess(name, from(2001), picture)
    expect(pictureAlone.envelope).toMatchObject({ code: 1001, error: 'guard.workNeeded' })
    const withWork = await guess(name, from(2001), proof)
    expect(withWork.envelope.error).toBe('account.wrongPasswordCaptcha')
    await setFailures(nameSubject(name), 3, 100)
    const spent = await guess(name, from(2001), await solved(name, from(2001)))
    expect(spent.envelope).toMatchObject({ code: 1001, error: 'guard.nameSpent' })
  })

  test('an address takes 200 failures, and one more for each person who signs in there', async () => {
    const ip = '203.0.113.7'
    await setFailures(`ip:${ip}`, 0, 200)
    expect((await guess('nobody_here', ip)).envelope.error).toBe('guard.addressSpent')
    // Another address and other names are free.
    expect((await guess('nobody_here', '203.0.113.8')).envelope.error).toBe('account.wrongPassword')
    await db.execute(sql`update tries set people = 500 where subject = ${`ip:${ip}`}`)
    expect((await guess('nobody_here', ip)).envelope.error).toBe('account.wrongPassword')
  })

  test('a network that the school has named takes more', async () => {
    const ip = '198.51.100.20'
    await setFailures(`ip:${ip}`, 20, 250)
    expect((await guess('nobody_at_school', ip)).envelope.error).toBe('account.wrongPassword')
    await setFailures(`ip:${ip}`, 90, 2000)
    expect((await guess('nobody_at_school', ip)).envelope.error).toBe('guard.addressSpent')
  })

  test('an attacker’s own sign-ins reset neither the name nor the address', async () => {
    const ip = '203.0.113.9'
    const [victim, own] = [await newName(), await newName()]
    await guess(victim, ip)
    await guess(victim, ip)
    const attacker = openBrowser(app, { ip })
    for (let n = 0; n < 5; n++) {
      const { envelope } = await attacker.ask(accountApi.login, { username: own, password })
      expect(envelope.code).toBe(0)
    }
    // The third failure of the name asks for a captcha. Five sign-ins of one person excuse one failure.
    expect((await guess(victim, ip)).envelope.error).toBe('account.wrongPasswordCaptcha')
    const { rows } = await db.execute(
      sql`select failures, people, today from tries where subject = ${`ip:${ip}`}`,
    )
    expect(rows).toEqual([{ failures: 3, people: 1, today: 3 }])
  })
})

describe('the owner of a name that strangers guess at', () => {
  test('signs in on a known device without a captcha', async () => {
    const name = await newName()
    const own = openBrowser(app)
    await own.ask(accountApi.login, { username: name, password })
    expect(own.device).toBeDefined()
    await setFailures(nameSubject(name), 100)
    expect((await own.ask(accountApi.login, { username: name, password })).envelope.code).toBe(0)
    // Also from an address whose day is spent.
    await setFailures('ip:203.0.113.30', 200)
    const moved = openBrowser(app, { ip: '203.0.113.30' })
    moved.device = own.device
    expect((await moved.ask(accountApi.login, { username: name, password })).envelope.code).toBe(0)
  })

  test('signs in elsewhere after a new password by code', async () => {
    const phone = '13655550001'
    const name = 'owner_by_code'
    await newAccount(app, { username: name, phone, password })
    await setFailures(nameSubject(name), 100)
    await setFailures(nameSubject(phone), 100)
    const browser = openBrowser(app)
    const ticket = await newTicket(app, phone, browser)
    await browser.ask(securityApi.getFindPwdCode, { inputNumber: phone, ticket })
    const renewed = 'Sails-and-sea-7'
    const reset = await browser.ask(securityApi.resetPassword, {
      inputNumber: phone,
      code: await lastCode(app, phone),
      password: renewed,
      confirmPassword: renewed,
    })
    expect(reset.envelope.code).toBe(0)
    for (const username of [name, phone]) {
      const answer = await openBrowser(app).ask(accountApi.login, { username, password: renewed })
      expect(answer.envelope.code).toBe(0)
    }
  })

  test('a known device of another person, or a forged one, opens nothing', async () => {
    const [victim, own] = [await newName(), await newName()]
    const attacker = openBrowser(app)
    await attacker.ask(accountApi.login, { username: own, password })
    await setFailures(nameSubject(victim), 100)
    const device = attacker.device!
    const [row] = await db
      .select({ id: users.id })
      .from(users)
      .where(sql`username = ${victim}`)
    for (const given of [device, device.replace(/^\d+/, String(row!.id)), `${row!.id}.x.99999.`]) {
      attacker.device = given
      const { envelope } = await attacker.ask(accountApi.login, { username: victim, password })
      expect(envelope.error).toBe('guard.nameSpent')
    }
  })

  test('a stolen known device has 20 guesses a day', async () => {
    const name = await newName()
    const own = openBrowser(app)
    await own.ask(accountApi.login, { username: name, password })
    await own.ask(accountApi.login, { username: name, password: 'a guess' })
    await db.execute(sql`update tries set today = 20, failures = 0 where subject like 'device:%'`)
    const { envelope } = await own.ask(accountApi.login, { username: name, password })
    expect(envelope.error).toBe('guard.nameSpent')
  })
})

describe('a captcha', () => {
  const failed = async (name: string) => {
    await setFailures(nameSubject(name), 3)
    return name
  }
  const open = (username: string, more: object) =>
    openBrowser(app).ask(accountApi.login, { username, password, ...more })

  test('with its work opens one try at its name', async () => {
    const [name, other] = [await failed(await newName()), await failed(await newName())]
    const proof = await solved(name, from(3001))
    expect((await open(other, proof)).envelope.error).toBe('account.wrongCaptcha')
    expect((await open(name, proof)).envelope.code).toBe(0)
    await failed(name)
    expect((await open(name, proof)).envelope.error).toBe('account.wrongCaptcha')
  })

  test('of a question needs its work, a picture needs none', async () => {
    const name = await failed(await newName())
    const ask = async (kind: Captcha['kind']) => {
      const { envelope } = await openBrowser(app).ask(guardApi.getCaptcha, {
        kind,
        username: name,
      })
      await setCaptcha(app, envelope.data.captchaId, '7')
      return { captchaId: envelope.data.captchaId, captcha: '7', given: envelope.data.work }
    }
    const sum = await ask('question')
    expect((await open(name, sum)).envelope.error).toBe('guard.workNeeded')
    const again = await ask('question')
    const proof = await solveWork(again.given)
    expect((await open(name, { ...again, work: proof })).envelope.code).toBe(0)
    await failed(name)
    const picture = await ask('picture')
    expect((await open(name, picture)).envelope.code).toBe(0)
    // The work of one captcha does not serve another.
    await failed(name)
    const third = await ask('question')
    expect((await open(name, { ...third, work: proof })).envelope.error).toBe('guard.workNeeded')
  })

  test('is the harder, the more failures the name has', async () => {
    const name = await newName()
    const steps = []
    for (const failures of [3, 10, 20]) {
      await setFailures(nameSubject(name), failures)
      const { envelope } = await openBrowser(app).ask(guardApi.getCaptcha, { username: name })
      steps.push(envelope.data.work.parameters.data.most)
    }
    expect(steps).toEqual([2000, 10_000, 40_000])
  })

  test('is as easy for a network of the school with ten times the failures', async () => {
    const easy = [2000, 10_000]
    for (const [n, failures] of [90, 100].entries()) {
      await setFailures('ip:198.51.100.30', failures)
      const student = openBrowser(app, { ip: '198.51.100.30' })
      const { envelope } = await student.ask(guardApi.getCaptcha, { username: `mistyped_${n}` })
      expect(envelope.data.work.parameters.data.most).toBe(easy[n])
    }
  })

  test('whose work was changed to be easier is refused', async () => {
    const name = await failed(await newName())
    const { envelope } = await openBrowser(app).ask(guardApi.getCaptcha, {
      username: name,
      kind: 'question',
    })
    const { captchaId, work } = envelope.data
    await setCaptcha(app, captchaId, '7')
    const { parameters } = work
    const easy = { ...work, parameters: { ...parameters, cost: 1, keyPrefix: '00' } }
    const forged = await solveWork({
      ...easy,
      parameters: { ...easy.parameters, data: { ...parameters.data, most: 2 } },
    })
    const answer = await open(name, { captchaId, captcha: '7', work: forged })
    expect(answer.envelope.error).toBe('guard.workNeeded')
  })
})

describe('500 students behind one address', () => {
  const ip = '203.0.113.200'
  /** The same students mistype each time, one in twelve, as honest people do. */
  const mistypes = (n: number) => (n * 7919) % 100 < 8

  async function signAllIn(mark: string, count: number, memory: number, at: string) {
    const passwordHash = await hashPassword(password, memory)
    await db.insert(users).values(
      Array.from({ length: count }, (_, n) => ({
        username: `${mark}_${n}`,
        realName: '学生',
        accountRole: '1' as const,
        passwordHash,
      })),
    )
    const student = async (n: number) => {
      const browser = openBrowser(app, { ip: at })
      const username = `${mark}_${n}`
      const sign = (typed: string) =>
        browser.ask(accountApi.login, { username, password: typed }).then((one) => one.envelope)
      const first = mistypes(n) ? [await sign('mistyped')] : []
      return [...first, await sign(password)]
    }
    // The bell rings: fifty at a time.
    const answers = []
    for (let n = 0; n < count; n += 50) {
      answers.push(...(await atOnce(Math.min(50, count - n), (i) => student(n + i))).flat())
    }
    return answers
  }

  test('sign in without a refusal and without a captcha', async () => {
    const answers = await signAllIn('class', 500, 64, ip)
    const wrong = answers.filter(({ code }) => code !== 0)
    expect(wrong.length).toBeGreaterThan(35)
    expect(new Set(wrong.map(({ error }) => error))).toEqual(new Set(['account.wrongPassword']))
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(500)
    // A stranger among them has the allowance of a day that they speak for, and no more.
    const { rows } = await db.execute(sql`select people from tries where subject = ${`ip:${ip}`}`)
    expect(rows).toEqual([{ people: 500 }])
  })

  // REAL_CROWD=500 measures all of them; a tenth is enough to notice a change.
  test(
    'take less than five minutes with the real cost of a hash',
    { timeout: 300_000 },
    async () => {
      const count = Number(process.env['REAL_CROWD'] ?? 50)
      const start = performance.now()
      const answers = await signAllIn('real', count, 19_456, '203.0.113.201')
      const seconds = (performance.now() - start) / 1000
      if (process.env['REAL_CROWD'])
        process.stdout.write(`${count} sign-ins: ${seconds.toFixed(1)} s\n`)
      expect(answers.filter(({ code }) => code === 0)).toHaveLength(count)
      expect((seconds * 500) / count).toBeLessThan(300)
    },
  )
})
