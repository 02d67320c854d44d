import crypto from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { sessionApi } from '#src/shared/session-contract.ts'
import { openWorld } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { securityApi } from './contract.ts'
import { ownGuesses } from './server/own-password.ts'
import { personSubject } from '#src/features/people/guard/server/subjects.ts'
import { tries } from '#src/features/people/guard/tables.ts'
import { users } from '#src/features/people/account/tables.ts'
import {
  actsOn,
  atOnce,
  type Browser,
  lastCode,
  newAccount,
  noticesOf,
  openBrowser,
} from './test-browser.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
const next = 'lighthouse-Green-9'
let n = 0

afterEach(() => {
  vi.restoreAllMocks()
})

async function signedIn(more: { phone?: string; email?: string } = {}) {
  const username = `changer_${++n}`
  const id = await newAccount(app, { username, password, ...more })
  return { username, id, browser: await device(username), other: await device(username) }
}
async function device(username: string): Promise<Browser> {
  const browser = openBrowser(app)
  const { envelope } = await browser.ask(accountApi.login, { username, password })
  expect(envelope.code).toBe(0)
  return browser
}
const change = (browser: Browser, proof: Record<string, unknown>, to = next) =>
  browser.ask(securityApi.updatePassword, { ...proof, password: to, confirmPassword: to })
const isIn = async (browser: Browser) =>
  (await browser.ask(securityApi.getAccount, {})).envelope.code === 0
async function bindCode(browser: Browser, contact: string) {
  const { envelope } = await browser.ask(securityApi.getBindCode, { inputNumber: contact })
  expect(envelope.code).toBe(0)
  return lastCode(app, contact)
}

describe('by the current password', () => {
  test('changes the password, keeps this device and signs the others out at once', async () => {
    const { id, username, browser, other } = await signedIn()
    expect(await isIn(other)).toBe(true)
    const events: unknown[] = []
    const stop = app.kernel.events.subscribe('person', (event) => void events.push(event))
    const { envelope } = await change(browser, { oldPassword: password })
    stop()
    expect(envelope.data).toEqual({ endedSessions: 1 })
    expect(await isIn(browser)).toBe(true)
    expect((await browser.ask(sessionApi.refresh, {})).envelope.code).toBe(0)
    expect((await other.ask(securityApi.getAccount, {})).envelope.error).toBe('common.sessionEnded')
    expect((await other.ask(sessionApi.refresh, {})).envelope.code).toBe(403)
    // This event makes their open pages check the session.
    expect(events).toContainEqual({ userId: id, kind: 'sessions', data: {} })
    const again = await openBrowser(app).ask(accountApi.login, { username, password: next })
    expect(again.envelope.code).toBe(0)
    expect(await noticesOf(app, id)).toMatchObject([{ link: '/user/sessions' }])
    expect(await actsOn(app, id)).toMatchObject([
      { action: 'security.setPassword', actorId: id, detail: { way: 'own', endedSessions: 1 } },
    ])
  })

  test('refuses a wrong current password, the same password again, and a bad new one', async () => {
    const { browser, username, other } = await signedIn()
    const wrong = await change(browser, { oldPassword: 'not it' })
    expect(wrong.envelope).toMatchObject({
      error: 'security.wrongOldPassword',
      data: { fields: [{ path: 'oldPassword' }] },
    })
    expect((await change(browser, { oldPassword: password }, password)).envelope.error).toBe(
      'security.samePassword',
    )
    const common = await change(browser, { oldPassword: password }, 'password123')
    expect(common.envelope.error).toBe('account.commonPassword')
    const named = await change(browser, { oldPassword: password }, `${username}-1`)
    expect(named.envelope.data).toMatchObject({ fields: [{ path: 'password' }] })
    const bare = await change(browser, {})
    expect(bare.envelope.data).toMatchObject({ fields: [{ path: 'oldPassword' }] })
    expect(await isIn(other)).toBe(true)
  })

  test('after ten wrong passwords refuses all for half an hour, but not those of other people', async () => {
    const { id, browser } = await signedIn()
    for (let i = 0; i < ownGuesses; i++) {
      const { envelope } = await change(browser, { oldPassword: `guess ${i}` })
      expect(envelope.error).toBe('security.wrongOldPassword')
    }
    const work = vi.spyOn(crypto, 'argon2')
    const { envelope, status } = await change(browser, { oldPassword: password })
    expect(status).toBe(429)
    expect(envelope).toMatchObject({ error: 'security.tooManyGuesses', data: { minutes: 30 } })
    expect(envelope.enmsg).toContain('30 min')
    expect(work).not.toHaveBeenCalled()
    const another = await signedIn()
    expect((await change(another.browser, { oldPassword: password })).envelope.code).toBe(0)
    await db
      .update(tries)
      .set({ lastFailedAt: sql`now() - interval '31 minutes'` })
      .where(eq(tries.subject, personSubject(id)))
    expect((await change(browser, { oldPassword: password })).envelope.code).toBe(0)
  })

  test('200 simultaneous guesses cause at most ten password checks', async () => {
    const { browser } = await signedIn()
    const work = vi.spyOn(crypto, 'argon2')
    const answers = await atOnce(200, (i) => change(browser, { oldPassword: `guess ${i}` }))
    expect(work.mock.calls.length).toBeLessThanOrEqual(ownGuesses)
    expect(new Set(answers.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['security.wrongOldPassword', 'security.tooManyGuesses']),
    )
  })

  test('of simultaneous changes with the right password one succeeds', async () => {
    const { id, browser } = await signedIn()
    const answers = await atOnce(8, (i) =>
      change(browser, { oldPassword: password }, `${next}-${i}`),
    )
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await actsOn(app, id)).toHaveLength(1)
  })

  test('refuses every password for an account without one', async () => {
    const { id, browser } = await signedIn()
    await db.update(users).set({ passwordHash: '' }).where(eq(users.id, id))
    expect((await change(browser, { oldPassword: ' ' })).envelope.error).toBe(
      'security.wrongOldPassword',
    )
  })
})

describe('by a code', () => {
  test('changes the password by a code to the bound phone or e-mail', async () => {
    const phone = '13811110001'
    const { browser, other, username } = await signedIn({ phone, email: 'code.one@example.com' })
    const proof = { contact: 'phone', code: await bindCode(browser, phone) }
    expect((await change(browser, proof)).envelope.data).toEqual({ endedSessions: 1 })
    expect(await isIn(other)).toBe(false)
    const again = await change(browser, proof, 'harbour-Red-88')
    expect(again.envelope.error).toBe('guard.wrongCode')
    const code = await bindCode(browser, 'code.one@example.com')
    const byMail = await change(browser, { contact: 'email', code }, 'harbour-Red-88')
    expect(byMail.envelope.code).toBe(0)
    const signIn = { username, password: 'harbour-Red-88' }
    expect((await openBrowser(app).ask(accountApi.login, signIn)).envelope.code).toBe(0)
  })

  test('refuses a contact that is not bound, and a code sent to another person', async () => {
    const phone = '13811110002'
    const { browser } = await signedIn({ phone })
    expect((await change(browser, { contact: 'email', code: '123456' })).envelope.error).toBe(
      'security.notBound',
    )
    const other = await signedIn({ phone: '13811110003' })
    const foreign = await bindCode(other.browser, '13811110003')
    const code = await bindCode(browser, phone)
    if (foreign !== code) {
      const tried = await change(browser, { contact: 'phone', code: foreign })
      expect(tried.envelope.error).toBe('guard.wrongCode')
    }
    // The same password is refused, and the code stays valid.
    const same = await change(browser, { contact: 'phone', code }, password)
    expect(same.envelope.error).toBe('security.samePassword')
    expect((await change(browser, { contact: 'phone', code })).envelope.code).toBe(0)
  })

  test('works once in 200 simultaneous calls', async () => {
    const phone = '13811110004'
    const { id, browser } = await signedIn({ phone })
    const code = await bindCode(browser, phone)
    const answers = await atOnce(200, (i) =>
      change(browser, { contact: 'phone', code }, `${next}-${i}`),
    )
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await actsOn(app, id)).toHaveLength(1)
  })
})
