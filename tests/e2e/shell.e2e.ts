import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { locales, withLocale } from '#src/shared/locale.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { shellText } from '#src/web/text.ts'
import { expect, test } from '#tests/browser.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'

test(
  'an unknown page is a 404 with the texts of the specification',
  onPhone,
  async ({ page, at, say, expected }) => {
    expected.push(/status of 404/)
    const t = say(shellText)
    const response = await page.goto(at('/nothing/here'))
    expect(response?.status()).toBe(404)
    expect(t.notFound).toBe('Page not found')
    expect(t.notFoundText).toBe('Sorry, the page you accessed does not exist or has been deleted')
    expect(t.returnHome).toBe('Return to the home')
    await expect(page).toHaveTitle(new RegExp(`^404 ${t.notFound} - `))
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      t.notFoundText,
    )
    await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible()
    await expect(page.getByText(t.notFoundText)).toBeVisible()
    await page.getByRole('link', { name: t.returnHome }).click()
    await expect(page).toHaveURL(at('/'))
  },
)

test('a student on a page for teachers gets a 403 with an explanation', async ({
  page,
  at,
  say,
  enter,
  expected,
}) => {
  expected.push(/status of 403/)
  const t = say(shellText)
  await enter()
  const response = await page.goto(at('/course/manage'))
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: t.teachersOnly })).toBeVisible()
  await expect(page.getByRole('link', { name: t.contactUs, exact: true })).toBeVisible()
})

test('a signed-in person navigates without loading a new document', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = { ...say(courseText), ...say(detailText) }
  await enter()
  await page.goto(at('/course'))
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const marked = () => page.evaluate(() => 'marked' in window)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.allCourses, exact: true }).click()
  await expect(page).toHaveURL(at('/course/list'))
  await expect(page).toHaveTitle(new RegExp(t.listTitle(t.premium)))
  expect(await marked()).toBe(true)
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  expect(await marked()).toBe(true)
  await main.getByRole('link', { name: t.catalog }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(at('/course/list'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.listTitle(t.premium))
  expect(await marked()).toBe(true)
})

test(
  'the language switch keeps the page and is remembered',
  onBoth,
  async ({ page, at, say, locale }) => {
    const other = locales.find((one) => one !== locale)!
    const t = say(layoutText)
    await page.goto(at('/course/list?payment=free'))
    await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
    await page.getByRole('menuitemradio', { name: t.languages[other] }).click()
    await expect(page).toHaveURL(withLocale(other, '/course/list?payment=free'))
    await expect(page.locator('html')).toHaveAttribute('lang', other)
    const cookies = await page.context().cookies()
    const kept = cookies.find((cookie) => cookie.name === 'i18n_redirected')
    expect(kept?.value).toBe(other)
    const days = (kept!.expires - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
    // From now on every address leads to that language.
    await page.goto(at('/smooc'))
    await expect(page).toHaveURL(withLocale(other, '/smooc'))
    await page.goto('/course')
    await expect(page).toHaveURL(withLocale(other, '/course'))
  },
)

test(
  'an address without a language, or with an unknown one, redirects to the reader’s language',
  onPhone,
  async ({ page, locale, baseURL, at, expected }) => {
    expected.push(/status of 404/)
    await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL! }])
    await page.goto('/course/list?sort=popular')
    await expect(page).toHaveURL(at('/course/list?sort=popular'))
    await page.goto('/fr-FR/course')
    await expect(page).toHaveURL(at('/fr-FR/course'))
  },
)

test('pages are complete without script', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/course/list?keyword=Incoterms'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
