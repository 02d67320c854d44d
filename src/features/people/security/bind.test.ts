import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { openWorld } from '#tests/world.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { securityApi } from './contract.ts'
import { users } from '#src/features/people/account/tables.ts'
import {
  actsOn,
  atOnce,
  type Browser,
  lastCode,
  lastMessage,
  newAccount,
  noticesOf,
  openBrowser,
  waitForCode,
} from './test-browser.ts'

const { app } = await openWorld()
const { db } = app.kernel
const password = 'harbour-Blue-77'
let n = 0
const [yes, no] = [true, false].map((may) => expect.objectContaining({ may }) as unknown)

async function signedIn(more: { phone?: string; email?: string } = {}) {
  const username = `binder_${++n}`
  const id = await newAccount(app, { username, password, ...more })
  const browser = openBrowser(app)
  await browser.ask(accountApi.login, { username, password })
  return { id, username, browser }
}
const newPhone = () => `1350000${String(++n).padStart(4, '0')}`
const account = async (browser: Browser) =>
  (await browser.ask(securityApi.getAccount, {})).envelope.data

async function askCode(browser: Browser, contact: string): Promise<string> {
  const { envelope } = await browser.ask(securityApi.getBindCode, { inputNumber: contact })
  expect(envelope).toMatchObject({ code: 0, data: { waitSeconds: 60 } })
  return lastCode(app, contact)
}
const bindPhone = (browser: Browser, phone: string, code: string, typed = password) =>
  browser.ask(securityApi.bindPhone, { phone, code, password: typed })

describe('binding', () => {
  test('binds a phone and an e-mail, each with a code and the password', async () => {
    const { id, username, browser } = await signedIn()
    expect(await account(browser)).toEqual({
      userName: username,
      phone: null,
      email: null,
      passwordChangedAt: null,
      mustChangePassword: false,
      can: { unbindPhone: no, unbindEmail: no },
    })
    const phone = newPhone()
    const bound = await bindPhone(browser, `+86 ${phone}`, await askCode(browser, phone))
    expect(bound.envelope.data).toEqual({ phone })
    const email = `binder${n}@example.com`
    const code = await askCode(browser, email)
    const byMail = await browser.ask(securityApi.bindEmail, { email, code, password })
    expect(byMail.envelope.data).toEqual({ email })
    expect(await account(browser)).toMatchObject({
      phone,
      email,
      can: { unbindPhone: yes, unbindEmail: yes },
    })
    const signIn = await openBrowser(app).ask(accountApi.login, { username: phone, password })
    expect(signIn.envelope.code).toBe(0)
    expect(await noticesOf(app, id)).toMatchObject([
      { title: '已绑定邮箱' },
      { title: '已绑定手机号' },
    ])
    const acts = await actsOn(app, id)
    expect(acts.map(({ action }) => action)).toEqual([
      'security.bindContact',
      'security.bindContact',
    ])
    // The record holds the act without the number.
    expect(JSON.stringify(acts)).not.toContain(phone)
  })

  test('a new phone replaces the old one, which gets a notice and no longer signs in', async () => {
    const old = newPhone()
    const { id, browser } = await signedIn({ phone: old })
    const phone = newPhone()
    await bindPhone(browser, phone, await askCode(browser, phone))
    const notice = await lastMessage(app, old)
    expect(notice).toMatchObject({ template: 'security.contactGone', channel: 'sms' })
    expect(notice!.text).toContain(`${phone.slice(0, 3)}****${phone.slice(-4)}`)
    expect(notice!.text).not.toContain(phone)
    expect(await noticesOf(app, id)).toMatchObject([{ title: '已更换绑定的手机号' }])
    const signIn = await openBrowser(app).ask(accountApi.login, { username: old, password })
    expect(signIn.envelope.code).not.toBe(0)
  })

  test('refuses a wrong password, a wrong or used code, and a contact bound already', async () => {
    const mine = newPhone()
    const { browser } = await signedIn({ phone: mine })
    const phone = newPhone()
    const code = await askCode(browser, phone)
    const wrong = await bindPhone(browser, phone, code, 'not it')
    expect(wrong.envelope).toMatchObject({
      error: 'security.wrongOldPassword',
      data: { fields: [{ path: 'password' }] },
    })
    const other = code === '000000' ? '111111' : '000000'
    expect((await bindPhone(browser, phone, other)).envelope.error).toBe('guard.wrongCode')
    expect((await bindPhone(browser, mine, code)).envelope.error).toBe('security.contactBound')
    expect((await bindPhone(browser, phone, code)).envelope.code).toBe(0)
    const third = newPhone()
    expect((await bindPhone(browser, third, code)).envelope.error).toBe('guard.wrongCode')
    const bad = await bindPhone(browser, '12345', code)
    expect(bad.envelope.data).toMatchObject({ fields: [{ path: 'phone' }] })
  })

  test('a contact of another account: its owner gets a notice, the answer is the same', async () => {
    const phone = newPhone()
    await signedIn({ phone })
    const { browser } = await signedIn()
    const { envelope } = await browser.ask(securityApi.getBindCode, { inputNumber: phone })
    const free = await browser.ask(securityApi.getBindCode, { inputNumber: newPhone() })
    expect(envelope).toEqual(free.envelope)
    const notice = await lastMessage(app, phone)
    expect(notice!.template).toBe('security.boundToOther')
    expect(notice!.text).not.toMatch(/\d{6}/)
    expect((await bindPhone(browser, phone, '123456')).envelope.error).toBe('guard.wrongCode')
  })

  test('two accounts bind the same phone simultaneously: one gets it', async () => {
    const phone = newPhone()
    const [a, b] = [await signedIn(), await signedIn()]
    // The holder of the phone has read the code and sends it from both accounts.
    await askCode(a.browser, phone)
    await waitForCode(app, phone)
    const code = await askCode(b.browser, phone)
    const answers = await Promise.all([
      bindPhone(a.browser, phone, code),
      bindPhone(b.browser, phone, code),
    ])
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    const refused = answers.find(({ envelope }) => envelope.code !== 0)!.envelope.error
    expect(['guard.wrongCode', 'security.contactOfOther']).toContain(refused)
    expect(await db.$count(users, eq(users.phone, phone))).toBe(1)
  })

  test('a phone bound to another account since its code was sent is refused', async () => {
    const phone = newPhone()
    const { browser, id } = await signedIn()
    const code = await askCode(browser, phone)
    await newAccount(app, { username: `quicker_${++n}`, password, phone })
    const { envelope } = await bindPhone(browser, phone, code)
    expect(envelope).toMatchObject({
      error: 'security.contactOfOther',
      data: { fields: [{ path: 'phone' }] },
    })
    expect(await noticesOf(app, id)).toEqual([])
  })

  test('a code works once in 200 simultaneous calls', async () => {
    const { id, browser } = await signedIn()
    const phone = newPhone()
    const code = await askCode(browser, phone)
    const answers = await atOnce(200, () => bindPhone(browser, phone, code))
    expect(answers.filter(({ envelope }) => envelope.code === 0)).toHaveLength(1)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    expect(await actsOn(app, id)).toHaveLength(1)
  })
})

describe('unbinding', () => {
  test('removes one contact while the other remains, and notifies the removed one', async () => {
    const [phone, email] = [newPhone(), `going${n}@example.com`]
    const { id, browser } = await signedIn({ phone, email })
    const code = await askCode(browser, phone)
    const unbind = (contact: string, more: object) =>
      browser.ask(securityApi.unbindContact, { contact, code, password, ...more })
    const wrong = await unbind('email', { password: 'no' })
    expect(wrong.envelope.error).toBe('security.wrongOldPassword')
    const guessed = await unbind('email', { code: code === '000000' ? '111111' : '000000' })
    expect(guessed.envelope).toMatchObject({
      error: 'guard.wrongCode',
      data: { fields: [{ path: 'code' }] },
    })
    // A code to the contact being unbound does not prove access to the remaining one.
    const ofEmail = await askCode(browser, email)
    if (ofEmail !== code) {
      expect((await unbind('email', { code: ofEmail })).envelope.error).toBe('guard.wrongCode')
    }
    const { envelope } = await unbind('email', {})
    expect(envelope.code).toBe(0)
    expect(await account(browser)).toMatchObject({
      phone,
      email: null,
      can: { unbindPhone: no, unbindEmail: no },
    })
    expect(await lastMessage(app, email)).toMatchObject({
      template: 'security.contactGone',
      channel: 'mail',
    })
    expect(await noticesOf(app, id)).toMatchObject([{ title: '已解绑邮箱' }])
    expect(await actsOn(app, id)).toMatchObject([{ action: 'security.unbindContact' }])
    const last = await unbind('phone', {})
    expect(last.envelope.error).toBe('security.lastContact')
    const none = await unbind('email', {})
    expect(none.envelope.error).toBe('security.notBound')
  })

  test('both contacts simultaneously: one remains', async () => {
    const [phone, email] = [newPhone(), `both${n}@example.com`]
    const { browser } = await signedIn({ phone, email })
    const codes = { email: await askCode(browser, phone), phone: await askCode(browser, email) }
    const answers = await Promise.all(
      (['phone', 'email'] as const).map((contact) =>
        browser.ask(securityApi.unbindContact, { contact, password, code: codes[contact] }),
      ),
    )
    expect(new Set(answers.map(({ envelope }) => envelope.error))).toEqual(
      new Set(['security.lastContact', undefined]),
    )
  })
})
