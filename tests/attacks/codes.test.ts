import { like, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accountApi } from '#src/features/people/account/contract.ts'
import type { Work } from '#src/features/people/guard/contract.ts'
import { termsVersion } from '#src/features/people/account/forms.ts'
import { codeLimits } from '#src/features/people/guard/tables.ts'
import { securityApi } from '#src/features/people/security/contract.ts'
import {
  atOnce,
  lastCode,
  lastMessage,
  newAccount,
  newTicket,
  openBrowser,
  waitForCode,
} from '#src/features/people/security/test-browser.ts'
import { outboxMessages } from '#src/server/outbox/tables.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { solveWork } from './solve-work.ts'
import { openWorld } from '#tests/world.ts'

const { app } = await openWorld({ SCHOOL_NETWORKS: '10.99.0.0/16' })
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0
const newPhone = () => `1360000${String(++n).padStart(4, '0')}`
const isSent = ({ envelope }: { envelope: { code: number } }) => envelope.code === 0

const signUpCode = (inputNumber: string, ip?: string, work?: string) =>
  openBrowser(app, { ...(ip && { ip }) }).ask(accountApi.getVerificationCode, {
    inputNumber,
    ...(work && { work }),
  })
/** Reads the proof of work that a refusal asks for. */
const workIn = ({ envelope }: { envelope: { data: unknown } }) =>
  (envelope.data as { work: Work }).work
/** Lets the pauses of an address pass. */
const wait = (address: string, seconds: number) =>
  db
    .update(codeLimits)
    .set({ freeAt: sql`${codeLimits.freeAt} - make_interval(secs => ${seconds})` })
    .where(like(codeLimits.subject, `ip:${address} %`))

describe('codes as a weapon', () => {
  test('using up sign-up codes leaves the codes of recovery', async () => {
    const phone = newPhone()
    await newAccount(app, { username: `victim_${n}`, phone, password })
    for (let i = 0; i < 10; i++) {
      // From ten addresses.
      expect(isSent(await signUpCode(phone))).toBe(true)
      await waitForCode(app, phone)
    }
    expect((await signUpCode(phone)).envelope.error).toBe('guard.codesUsedUp')
    // The owner of the account was told once, not ten times.
    expect(await db.$count(outboxMessages, sql`"to" = ${phone}`)).toBe(1)
    const browser = openBrowser(app)
    const ticket = await newTicket(app, phone, browser)
    const code = await browser.ask(securityApi.getFindPwdCode, { inputNumber: phone, ticket })
    expect(code.envelope).toMatchObject({ code: 0, data: { remaining: 9 } })
  })

  test('strangers who use up the codes of recovery leave those of a place where the owner signed in', async () => {
    const phone = newPhone()
    await newAccount(app, { username: `owner_${n}`, phone, password })
    const recover = async (ip?: string) => {
      const browser = openBrowser(app, { ...(ip && { ip }) })
      const ticket = await newTicket(app, phone, browser)
      return browser.ask(securityApi.getFindPwdCode, { inputNumber: phone, ticket })
    }
    const home = openBrowser(app, { ip: '10.7.7.7' })
    await home.ask(accountApi.login, { username: phone, password })
    for (let i = 0; i < 10; i++) {
      expect(isSent(await recover())).toBe(true)
      await waitForCode(app, phone)
    }
    expect((await recover()).envelope.error).toBe('guard.codesUsedUp')
    expect(isSent(await recover('10.7.7.7'))).toBe(true)
    expect((await lastMessage(app, phone))!.template).toBe('security.findPasswordCode')
  })

  test('one address sends a few codes at once, however many it asks for', async () => {
    const answers = await atOnce(200, () => signUpCode(newPhone(), '10.8.0.1'))
    expect(answers.filter(isSent)).toHaveLength(10)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
  })

  test('the third code from one address to one phone needs a proof of work, which serves once', async () => {
    const [phone, other, ip] = [newPhone(), newPhone(), '10.8.0.3']
    for (let i = 0; i < 2; i++) {
      expect(isSent(await signUpCode(phone, ip))).toBe(true)
      await waitForCode(app, phone)
    }
    const refused = await signUpCode(phone, ip)
    expect(refused.envelope).toMatchObject({
      code: 1001,
      error: 'guard.proofNeeded',
      data: { remaining: 8 },
    })
    const work = await solveWork(workIn(refused))
    expect((await signUpCode(phone, ip, 'made up')).envelope.error).toBe('guard.proofNeeded')
    // Another contact gets its own bare code, and the proof stays unused.
    expect(isSent(await signUpCode(other, ip, work))).toBe(true)
    const answers = await atOnce(20, () => signUpCode(phone, ip, work))
    expect(answers.filter(isSent)).toHaveLength(1)
    await waitForCode(app, phone)
    expect((await signUpCode(phone, ip, work)).envelope.error).toBe('guard.proofNeeded')
    const inAddress = await app.kernel.app.inject({
      method: 'GET',
      url: `${endpointUrl(accountApi.getVerificationCode)}?inputNumber=${phone}&work=${work}`,
      remoteAddress: ip,
    })
    expect(inAddress.json()).toMatchObject({ error: 'guard.proofNeeded' })
  })

  test('two hundred codes a day are the most for one address, with proofs too', async () => {
    const ip = '10.8.0.4'
    await signUpCode(newPhone(), ip)
    await db
      .update(codeLimits)
      .set({ sent: 200 })
      .where(like(codeLimits.subject, `ip:${ip} codes`))
    expect((await signUpCode(newPhone(), ip)).envelope.error).toBe('guard.codesUsedUp')
  })

  test('a class of sixty signs up behind one address in ten minutes', async () => {
    const ip = '10.8.0.2'
    for (let minute = 0; minute < 10; minute++) {
      const answers = await atOnce(6, () => signUpCode(newPhone(), ip))
      expect(answers.every(isSent)).toBe(true)
      await wait(ip, 60)
    }
  })

  test('a network that the school names is ten times as wide', async () => {
    const answers = await atOnce(100, () => signUpCode(newPhone(), '10.99.0.1'))
    expect(answers.filter(isSent)).toHaveLength(100)
  })

  test('a signed-in person sends twenty codes a day to contacts that are not their own', async () => {
    await newAccount(app, { username: 'sender', password })
    const browser = openBrowser(app, { ip: '10.99.0.2' })
    await browser.ask(accountApi.login, { username: 'sender', password })
    let sent = 0
    for (let i = 0; i < 25; i++) {
      const answer = await browser.ask(securityApi.getBindCode, { inputNumber: newPhone() })
      if (isSent(answer)) sent++
      await db.update(codeLimits).set({ freeAt: sql`now()` })
    }
    expect(sent).toBe(20)
  })

  test('an account that asks for codes to a stranger’s phone leaves the owner’s own codes', async () => {
    const phone = newPhone()
    await newAccount(app, { username: `bound_${n}`, phone, password })
    await newAccount(app, { username: `other_${n}`, password })
    const ask = async (username: string) => {
      const browser = openBrowser(app)
      await browser.ask(accountApi.login, { username, password })
      return browser.ask(securityApi.getBindCode, { inputNumber: phone })
    }
    for (let i = 0; i < 10; i++) {
      expect(isSent(await ask(`other_${n}`))).toBe(true)
      await db.update(codeLimits).set({ freeAt: sql`now()` })
    }
    expect((await ask(`other_${n}`)).envelope.error).toBe('guard.codesUsedUp')
    await waitForCode(app, phone)
    expect(isSent(await ask(`bound_${n}`))).toBe(true)
    expect((await lastMessage(app, phone))!.template).toBe('security.bindCode')
  })

  test('one code answers a few questions about user names, however many are asked', async () => {
    await newAccount(app, { username: 'taken_name', password })
    const inputNumber = newPhone()
    await signUpCode(inputNumber)
    const code = await lastCode(app, inputNumber)
    const browser = openBrowser(app)
    const register = (username: string) =>
      browser.ask(accountApi.register, {
        ...{ inputNumber, code, username, password, realName: '李四', termsVersion },
      })
    let answered = 0
    for (let round = 0; round < 10; round++) {
      const answers = await atOnce(4, () => register('taken_name'))
      answered += answers.filter(
        ({ envelope }) => envelope.error === 'account.usernameTaken',
      ).length
    }
    // Ten questions, and the five guesses.
    expect(answered).toBe(15)
    const last = await register('free_name')
    expect(last.envelope.error).toBe('guard.wrongCode')
  })
})

describe('a foreign page', () => {
  const askAs = async (headers: Record<string, string>) => {
    const url = `${endpointUrl(accountApi.getVerificationCode)}?inputNumber=${newPhone()}`
    const answer = await app.kernel.app.inject({
      method: 'GET',
      url,
      headers,
      remoteAddress: '10.99.0.3',
    })
    return answer.statusCode
  }

  test.each([
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'empty' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' },
    { 'sec-fetch-site': 'same-site', 'sec-fetch-dest': 'image' },
    // A browser that names only the origin of the page.
    { origin: 'http://evil.example' },
    { origin: 'null' },
    // A picture in a text on our own page.
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'image' },
    { 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'iframe' },
  ] as Record<string, string>[])('sends no code: %j', async (headers) => {
    expect(await askAs(headers)).toBe(403)
  })

  test('our own page and a program do', async () => {
    expect(await askAs({ 'sec-fetch-site': 'same-origin', 'sec-fetch-dest': 'empty' })).toBe(200)
    expect(await askAs({})).toBe(200)
  })
})

describe('a ticket', () => {
  test('serves the contact that it was given for, and travels in no address', async () => {
    const [mine, theirs] = [newPhone(), newPhone()]
    const browser = openBrowser(app)
    const ticket = await newTicket(app, mine, browser)
    const other = await browser.ask(securityApi.getFindPwdCode, { inputNumber: theirs, ticket })
    expect(other.envelope.error).toBe('guard.puzzleNeeded')
    expect(await lastMessage(app, theirs)).toBeUndefined()
    const url = `${endpointUrl(securityApi.getFindPwdCode)}?inputNumber=${mine}&ticket=${ticket}`
    const inAddress = await app.kernel.app.inject({ method: 'GET', url })
    expect(inAddress.json()).toMatchObject({ error: 'guard.puzzleNeeded' })
    expect(
      isSent(await browser.ask(securityApi.getFindPwdCode, { inputNumber: mine, ticket })),
    ).toBe(true)
    await waitForCode(app, mine)
    const again = await browser.ask(securityApi.getFindPwdCode, { inputNumber: mine, ticket })
    expect(again.envelope.error).toBe('guard.puzzleNeeded')
  })
})
