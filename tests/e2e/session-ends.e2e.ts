import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { securityApi } from '#src/features/people/security/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { shellText } from '#src/web/text.ts'
import { asAdministrator, expect, type Person, test } from '#tests/browser.ts'
import { shownName, signedOutMs, titleOf } from '#tests/browser/account.ts'

/** Each way in which a session ends, and the page that follows: it says why. */

const own = '/user/coins'
const other = studyPaths.myCourses('premium')
const nextPassword = 'Sails-and-sea-8'

/** The acts that end the sessions of other devices. */
const ends: Record<string, (person: Person, admin: Person) => Promise<unknown>> = {
  'another device signed it out': ({ call }) => call(securityApi.endOtherSessions, {}),
  'the password was changed elsewhere': ({ call }) =>
    call(securityApi.updatePassword, {
      oldPassword: demoPassword,
      password: nextPassword,
      confirmPassword: nextPassword,
    }),
  'the account was disabled': ({ id }, { call }) =>
    call(peopleApi.lockPerson, { userId: id, reason: '测试' }),
}

/** What the person does on the page next. */
const ways: Record<
  string,
  (page: Page, links: { other: string; act: RegExp }) => Promise<unknown>
> = {
  'opens a page': (page) => page.reload(),
  'follows a link': (page, { other: path }) =>
    page.locator(`a[href="${path}"]:visible`).first().click(),
  'presses a button': (page, { act }) => page.getByRole('button', { name: act }).first().click(),
}

for (const [end, act] of Object.entries(ends)) {
  for (const [way, go] of Object.entries(ways)) {
    test(`a session has ended because ${end}, and the person ${way}`, async ({
      at,
      say,
      newPerson,
      otherDevice,
      expected,
    }) => {
      expected.push(/status of 4\d\d/, /ERR_FAILED/)
      const [person, admin] = [await newPerson(), await newPerson(asAdministrator)]
      const page = await otherDevice(person)
      // Without the live connection, which would report the end at once.
      await page.route('**/api/Message/Live', (route) => route.abort())
      await page.goto(at(own))
      await expect(page.getByRole('button', { name: say(layoutText).signIn })).toHaveCount(0)
      // The page's script has kept the session in storage, so it listens to buttons too.
      await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
      await act(person, admin)
      await go(page, { other: at(other), act: /签到 \+|Check in/ })
      await expect(titleOf(page, say(accountText).signInTitle)).toBeVisible()
      await expect(page.getByText(say(shellText).loginExpired)).toBeVisible()
      const back = new URL(page.url()).searchParams.get('redirect')
      expect(back).toBe(at(way === 'follows a link' ? other : own))
    })
  }
}

test('a session ends while its page is open, and the page says so by itself', async ({
  at,
  say,
  newPerson,
  otherDevice,
  expected,
}) => {
  expected.push(/status of 4\d\d/)
  const person = await newPerson()
  const page = await otherDevice(person)
  const live = page.waitForRequest((request) => request.url().includes('/Message/Live'))
  await page.goto(at(own))
  await live
  await person.call(securityApi.endOtherSessions, {})
  await expect(titleOf(page, say(accountText).signInTitle)).toBeVisible({ timeout: signedOutMs })
  await expect(page.getByText(say(shellText).loginExpired)).toBeVisible()
})

/** A record whose time is over, in storage only: the cookie has gone with its time. */
async function letTokenExpire(page: Page) {
  await page.evaluate(() => {
    const record = JSON.parse(localStorage.getItem('token') ?? '{}') as object
    localStorage.setItem('token', JSON.stringify({ ...record, expires: 1 }))
  })
  await page.context().clearCookies({ name: tokenCookie })
}

for (const [kind, path] of [
  ['a page of one’s own', own],
  ['a public page', '/course/list'],
] as const) {
  test(`a token has expired and cannot be renewed; the next page is ${kind}`, async ({
    page,
    at,
    say,
    enter,
    expected,
  }) => {
    expected.push(/status of 4\d\d/)
    await enter()
    await page.goto(at(own))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
    await letTokenExpire(page)
    await page.goto(at(path))
    await expect(page.getByText(say(shellText).loginExpired)).toBeVisible()
    await expect(
      page.getByRole('link', { name: say(layoutText).signIn, exact: true }),
    ).toBeVisible()
    if (path === own) await expect(titleOf(page, say(accountText).signInTitle)).toBeVisible()
  })
}

test('a token expires on an open page and cannot be renewed; a call finds out', async ({
  page,
  at,
  say,
  enter,
  expected,
}) => {
  expected.push(/status of 4\d\d/)
  await enter()
  await page.goto(at(own))
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  await letTokenExpire(page)
  await page
    .getByRole('button', { name: /签到 \+|Check in/ })
    .first()
    .click()
  await expect(titleOf(page, say(accountText).signInTitle)).toBeVisible()
  await expect(page.getByText(say(shellText).loginExpired)).toBeVisible()
})

test('a call fails while the person signs out, and the home page still follows without a word', async ({
  page,
  at,
  say,
  enter,
}) => {
  await enter({ realName: '沈知远' })
  await page.goto(at(own))
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route(`**${endpointUrl(sessionApi.end)}`, async (route) => {
    await held
    await route.continue()
  })
  await page.getByRole('button', { name: shownName('沈知远') }).click()
  await page.getByRole('button', { name: say(layoutText).signOut }).click()
  await page
    .getByRole('button', { name: /签到 \+|Check in/ })
    .first()
    .dispatchEvent('click')
  await expect(page.getByRole('alert')).toHaveText('')
  answer()
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByText(say(shellText).loginExpired)).toHaveCount(0)
})

/** Signs out by the menu, and waits for the page of a visitor. */
async function signOut(page: Page, t: { signOut: string; signIn: string }) {
  await page.bringToFront()
  await page.getByRole('button', { name: shownName('沈知远') }).click()
  await page.getByRole('button', { name: t.signOut }).click()
  await expect(page.getByRole('link', { name: t.signIn, exact: true })).toBeVisible()
}

test('another tab signs out: its page says nothing, the others say that the session has ended', async ({
  page,
  context,
  at,
  say,
  enter,
}) => {
  const t = say(layoutText)
  await enter({ realName: '沈知远' })
  await page.goto(at('/course'))
  const tab = await context.newPage()
  await tab.goto(at(own))
  await expect(tab.getByRole('button', { name: shownName('沈知远') })).toBeVisible()
  await signOut(page, t)
  await expect(page).toHaveURL(at('/'))
  await expect(page.getByText(say(shellText).loginExpired)).toHaveCount(0)
  await expect(titleOf(tab, say(accountText).signInTitle)).toBeVisible()
  await expect(tab.getByText(say(shellText).loginExpired)).toBeVisible()
})

test('another tab signs out before the script of a page has run: the page says that the session has ended', async ({
  page,
  context,
  at,
  say,
  enter,
}) => {
  const t = say(layoutText)
  await enter({ realName: '沈知远' })
  await page.goto(at('/course'))
  const tab = await context.newPage()
  const { promise: signedOut, resolve: release } = Promise.withResolvers<void>()
  await tab.route('**/assets/*.js', async (route) => {
    await signedOut
    await route.continue()
  })
  await tab.goto(at(own), { waitUntil: 'commit' })
  await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
  await signOut(page, t)
  release()
  await expect(titleOf(tab, say(accountText).signInTitle)).toBeVisible()
  await expect(tab.getByText(say(shellText).loginExpired)).toBeVisible()
})
