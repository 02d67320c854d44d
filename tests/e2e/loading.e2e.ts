import type { Page } from '@playwright/test'
import { layoutText } from '#src/app/shell/text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { profileText } from '#src/features/people/profile/web/profile-text.ts'
import { barsText } from '#src/web/bars-text.ts'
import { locales, withLocale } from '#src/shared/locale.ts'
import { whenReady, expect, test } from '#tests/browser.ts'
import { shownName } from '#tests/browser/account.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onDesktops } from '#tests/browser/screens.ts'

/** Code, styles, documents and their data; pictures may be asked for again. */
const counted = new Set(['script', 'stylesheet', 'document', 'fetch'])

/** Records what comes over the network; a file that the browser takes from its own store costs nothing. */
async function recordLoads(page: Page): Promise<string[]> {
  const loads: string[] = []
  const kept = new Set<string>()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response, type }) => {
    const { pathname, search } = new URL(response.url)
    if (response.fromDiskCache || kept.has(requestId) || !counted.has(type.toLowerCase())) return
    if (pathname.startsWith('/api/') || pathname === '/build.json') return
    loads.push(pathname + search)
  })
  devtools.on('Network.requestServedFromCache', ({ requestId }) => kept.add(requestId))
  await devtools.send('Network.enable')
  return loads
}

test(
  'from home to the player no file is loaded twice, and code of one language only',
  onDesktops,
  async ({ page, enter, at, locale }) => {
    const { call } = await enter({ realName: '沈知远' })
    const course = await findCourse(call, locale, 'incoterms-2020')
    await call(courseApi.join, { courseId: course.courseId, fee: 0 })
    const loads = await recordLoads(page)
    await page.goto(at('/'))
    for (const path of [at('/course/list'), course.path(), at('/course/mine')]) {
      // The narrower header has the way to one's own courses in the person's menu only.
      if (path === at('/course/mine'))
        await page.getByRole('button', { name: shownName('沈知远') }).click()
      const link = page.locator(`a[href="${path}"]:visible`).first()
      await link.hover()
      await link.click()
      await expect(page).toHaveURL(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.locator(`main a[href*="/course/study/${course.courseId}"]`).first().click()
    await expect(page).toHaveURL(/\/course\/study\//)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const twice = loads.filter((load, index) => loads.indexOf(load) !== index)
    expect(twice).toEqual([])
    const scripts = loads.filter((load) => load.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(10)
    const other = locales.find((one) => one !== locale)!
    expect(scripts.filter((script) => script.includes(`.${other}.`))).toEqual([])
  },
)

test('typed text is kept when the language changes', async ({ page, enter, at, say, locale }) => {
  const other = locales.find((one) => one !== locale)!
  const t = say(layoutText)
  await enter()
  await page.goto(at('/user/profiles'))
  await page.getByRole('textbox', { name: say(profileText).nickname, exact: true }).fill('海风')
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
  await page.getByRole('menuitemradio', { name: t.languages[other] }).click()
  await expect(page).toHaveURL(withLocale(other, '/user/profiles'))
  await whenReady(page)
  await expect(page.getByRole('textbox', { name: 'Nickname', exact: true })).toHaveValue('海风')
})

test('a reader who stays on a page with typed text keeps its language too', async ({
  page,
  enter,
  at,
  say,
  locale,
}) => {
  const other = locales.find((one) => one !== locale)!
  const t = say(layoutText)
  await enter()
  await page.goto(at('/user/profiles'))
  const nickname = page.getByRole('textbox', { name: say(profileText).nickname, exact: true })
  await nickname.fill('海风')
  const asked = page.waitForEvent('dialog')
  await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
  await page.getByRole('menuitemradio', { name: t.languages[other] }).click({ noWaitAfter: true })
  await (await asked).dismiss()
  await expect(nickname).toHaveValue('海风')
  const cookies = await page.context().cookies()
  expect(cookies.find(({ name }) => name === 'i18n_redirected')?.value).not.toBe(other)
  await page.reload()
  await expect(page).toHaveURL(at('/user/profiles'))
})

/** A person without a role listens to no messages, and is told all the same. */
const readers = { 'a visitor': undefined, 'a new person': '0', 'a student': '1' } as const

for (const [reader, role] of Object.entries(readers)) {
  test(`without a network a link keeps the page of ${reader} and says so, whatever a new build offers`, async ({
    page,
    context,
    enter,
    at,
    say,
    expected,
  }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to/)
    if (role) await enter({ role })
    await page.goto(at(role === '0' ? '/user/role' : '/course/list'))
    const address = page.url()
    const offline = page.locator('[data-offline]', { hasText: say(barsText).offline })
    const update = page.locator('[data-update]', { hasText: say(barsText).newVersion })
    await expect(offline).toBeAttached()
    await page.route('**/build.json', (route) => route.fulfill({ json: { version: 'the next' } }))
    await expect(async () => {
      await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
      await expect(update).toBeVisible({ timeout: 500 })
    }).toPass()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(offline).toBeVisible()
    await expect(update).toBeHidden()
    await expect(page).toHaveURL(address)
    await context.setOffline(false)
    await expect(offline).toBeHidden()
    await expect(update).toBeVisible()
  })
}
