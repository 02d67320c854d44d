import type { Page } from '@playwright/test'
import { layoutText } from '#src/app/shell/text.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { searchText } from '#src/features/front/search/web/text.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { sessionApi } from '#src/shared/session-contract.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { locales, withLocale } from '#src/shared/locale.ts'
import { shellText } from '#src/web/text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { shownName } from '#tests/browser/account.ts'
import { onDesktops } from '#tests/browser/screens.ts'

/** Opens a page whose clock stands still from now on. */
async function openStill(page: Page, path: string) {
  await page.clock.install()
  await page.goto(path)
  await page.clock.pauseAt(Date.now() + 60_000)
}

/** Checks that something shows and hides by pointing, each after exactly this time. */
async function expectDelay(
  page: Page,
  {
    pointAt,
    shows,
    ms,
  }: { pointAt: () => Promise<void>; shows: () => Promise<boolean>; ms: number },
) {
  await pointAt()
  await page.clock.runFor(ms - 1)
  expect(await shows(), `shown before ${ms} ms`).toBe(false)
  await page.clock.runFor(1)
  await expect.poll(shows, `shown after ${ms} ms`).toBe(true)
  await page.mouse.move(5, 500)
  await page.clock.runFor(ms - 1)
  expect(await shows(), `still shown before ${ms} ms`).toBe(true)
  await page.clock.runFor(1)
  await expect.poll(shows, `hidden after ${ms} ms`).toBe(false)
}

test('menus open and close 150 ms after pointing, that of the search scope 50 ms', async ({
  page,
  at,
  say,
  locale,
}) => {
  const t = { ...say(layoutText), ...say(searchText) }
  await openStill(page, at('/info/about'))
  for (const { name, entry, ms } of [
    { name: t.language(t.languages[locale]), entry: t.languages['en-US'], ms: 150 },
    { name: t.searchIn(t.scopes.course), entry: t.scopes.mooc, ms: 50 },
  ]) {
    await expectDelay(page, {
      pointAt: () => page.getByRole('banner').getByRole('button', { name }).hover(),
      shows: () => page.getByRole('menuitemradio', { name: entry, exact: true }).isVisible(),
      ms,
    })
  }
})

test(
  'the popover opens 150 ms after pointing, 306 px wide, with the person, their pages and sign-out',
  onDesktops,
  async ({ page, at, say, enter }) => {
    const t = say(layoutText)
    const { id } = await enter({ realName: '沈知远' })
    await openStill(page, at('/info/about'))
    const button = page.getByRole('button', { name: shownName('沈知远') })
    const popover = page.getByRole('region', { name: shownName('沈知远') })
    await expectDelay(page, {
      pointAt: () => button.hover(),
      shows: () => popover.isVisible(),
      ms: 150,
    })
    await page.clock.resume()
    await button.hover()
    await expect(popover).toBeVisible()
    await expect.poll(async () => (await popover.boundingBox())?.width).toBe(306)
    await expect(popover.getByText(shownName('沈知远'))).toBeVisible()
    await expect(popover.getByText(`${t.uid} ${id}`)).toBeVisible()
    const linkTo = (name: string) => popover.getByRole('link', { name, exact: true })
    await expect(linkTo(t.myCenter)).toHaveAttribute('href', at(todayPaths.today()))
    await expect(linkTo(t.setting)).toHaveAttribute('href', at('/user/profiles'))
    await expect(popover.getByRole('button', { name: t.signOut })).toBeVisible()
  },
)

test('the logo is 50 px high and leads home, the feedback dialog is 780 px wide', async ({
  page,
  at,
  say,
}) => {
  await page.goto(at('/info/about'))
  const home = page
    .getByRole('banner')
    .locator(`a[href="${at('/')}"]`)
    .first()
  await expect.poll(async () => (await home.locator('svg').boundingBox())?.height).toBe(50)
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: say(feedbackText).title })
  await expect(dialog).toBeVisible()
  await expect.poll(async () => (await dialog.boundingBox())?.width).toBe(780)
})

test('the logo has both schemes in one drawing, so that a change offline shows it too', async ({
  page,
  at,
}) => {
  const logos: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/logo-')) logos.push(request.url())
  })
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(at('/info/about'))
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  const logo = page.getByRole('banner').locator('svg').first()
  const light = await logo.screenshot()
  await page.context().setOffline(true)
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(async () => light.equals(await logo.screenshot())).toBe(false)
  expect(new Set(logos).size).toBe(1)
})

test('signing out shows the progress of its call', async ({ page, at, say, enter }) => {
  await enter({ realName: '沈知远' })
  await page.goto(at('/course'))
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(`**${endpointUrl(sessionApi.end)}`, async (route) => {
    await released
    await route.continue()
  })
  const bar = page.locator('[aria-hidden="true"][style^="scale"]')
  await page.getByRole('button', { name: shownName('沈知远') }).click()
  await expect(bar).toHaveCount(0)
  await page.getByRole('button', { name: say(layoutText).signOut }).click()
  await expect(bar).toHaveCount(1)
  release()
  await expect(page).toHaveURL(at('/'))
  await expect(
    page.getByRole('banner').getByRole('link', { name: say(layoutText).signIn, exact: true }),
  ).toBeVisible()
})

test('code of pages that are pointed at is loaded ahead, five pages at most', async ({
  page,
  at,
  enter,
}) => {
  await enter()
  await page.goto(at('/course/list'))
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  const ahead = page.locator('link[rel=modulepreload][href*="/course-page-"]')
  await links.first().hover()
  await expect(ahead).toHaveCount(1)
  for (let index = 1; index < 7; index++) await links.nth(index).hover()
  await expect(ahead).toHaveCount(5)
})

test('the statistics script is given the pages that are opened without a new document', async ({
  page,
  at,
  say,
  enter,
}) => {
  await enter()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { _hmt: [], seen })
    window.addEventListener('farsail:page-view', (event) =>
      seen.push((event as CustomEvent<{ url: string }>).detail.url),
    )
  })
  await page.goto(at('/info/about'))
  const counted = () =>
    page.evaluate(() => {
      const { _hmt, seen } = window as unknown as { _hmt: unknown[]; seen: string[] }
      return { _hmt, seen }
    })
  // The script counts the first page by itself.
  expect(await counted()).toEqual({ _hmt: [], seen: [] })
  const nav = page.getByRole('navigation', { name: say(layoutText).navigation })
  await nav.getByRole('link', { name: say(layoutText).course, exact: true }).click()
  await expect.poll(counted).toEqual({
    _hmt: [['_trackPageview', at('/course')]],
    seen: [at('/course')],
  })
})

for (const { of, status, body } of [
  { of: 'the server', status: 500, body: '' },
  { of: 'a proxy before it', status: 502, body: '<h1>Bad Gateway</h1>' },
]) {
  test(`a page that ${of} fails to give says so, with a way home`, async ({
    page,
    at,
    say,
    enter,
    expected,
  }) => {
    expected.push(new RegExp(`status of ${status}|ErrorResponse|Bad Gateway`))
    const t = say(shellText)
    await enter()
    await page.goto(at('/info/about'))
    await page.route('**/course.data*', (route) => route.fulfill({ status, body }))
    await page
      .getByRole('banner')
      .locator(`a[href="${at('/course')}"]:visible`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      new RegExp(`^(${t.failed}|${t.failedLoading})$`),
    )
    await page.getByRole('link', { name: t.returnHome }).click()
    await expect(page).toHaveURL(at('/'))
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(t.failed)
  })
}

test('text typed in sign-up is kept when the language changes, a password is not', async ({
  page,
  at,
  say,
  locale,
}) => {
  const other = locales.find((one) => one !== locale)!
  const t = say(layoutText)
  const form = page.locator('main form')
  await page.goto(at('/auth/register'))
  await form.locator('[name=phone]').fill('13800000000')
  await form.locator('[name=username]').fill('seagull_7')
  await form.locator('[name=password]').fill('Sails-and-sea-7')
  await form.locator('[name=agreed]').check()
  page.once('dialog', (dialog) => void dialog.accept())
  await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
  await page.getByRole('menuitemradio', { name: t.languages[other] }).click()
  await expect(page).toHaveURL(withLocale(other, '/auth/register'))
  await whenReady(page)
  await expect(form.locator('[name=phone]')).toHaveValue('13800000000')
  await expect(form.locator('[name=username]')).toHaveValue('seagull_7')
  await expect(form.locator('[name=agreed]')).toBeChecked()
  await expect(form.locator('[name=password]')).toHaveValue('')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the picture of a person leads to their pages, where they sign out',
    onDesktops,
    async ({ page, at, say, enter }) => {
      const t = say(layoutText)
      await enter({ realName: '沈知远' })
      await page.goto(at('/course'))
      await page.getByRole('button', { name: shownName('沈知远') }).click()
      await expect(page).toHaveURL(new RegExp(`${at('/user/profiles')}\\??$`))
      await page.getByRole('button', { name: t.signOut }).click()
      await expect(page).toHaveURL(at('/'))
      await expect(
        page.getByRole('banner').getByRole('link', { name: t.signIn, exact: true }),
      ).toBeVisible()
    },
  )
})
