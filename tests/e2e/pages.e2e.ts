import { expect, expectAccessible, expectNoOverflow, signIn, test } from '#tests/browser.ts'

const publicPages = [
  '/',
  '/course',
  '/course/list',
  '/course/list?keyword=%E6%8A%A5%E5%85%B3',
  '/course/list?keyword=zzzz',
  '/course/1',
  '/course/1/catalog',
  '/course/1/comment',
  '/smooc',
  '/smooc/list',
  '/auth/login',
  '/auth/register',
  '/info/about',
  '/info/contact',
  '/info/helper',
  '/nothing/here',
]
const ownPages = ['/', '/course/mine', '/smooc/mine', '/course/manage']

for (const scheme of ['light', 'dark'] as const) {
  test(`public pages are accessible and fit: ${scheme}`, async ({ page, at, expected }) => {
    expected.push(/status of 404/)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    for (const path of publicPages) {
      await page.goto(at(path))
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page, `${path} ${scheme}`)
      await expectNoOverflow(page, path)
    }
  })

  test(`a student's pages are accessible and fit: ${scheme}`, async ({ page, at, expected }) => {
    // A student on a page for teachers gets a clear 403; an unbuilt page an honest 404.
    expected.push(/status of 40[34]/)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await signIn(page, at, 'student')
    for (const path of ownPages) {
      await page.goto(at(path))
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page, `${path} ${scheme}`)
      await expectNoOverflow(page, path)
    }
  })
}

test('pages are whole without script', async ({ browser, at, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! })
  const page = await context.newPage()
  await page.goto(at('/course/list'))
  await expect(page.locator('main li a').first()).toBeVisible()
  await page.locator('main nav a', { hasText: /\d/ }).first().click()
  await expect(page).toHaveURL(/category=/)
  await context.close()
})

test('an address without a locale, and one of another language, lead to the reader’s own', async ({
  page,
  locale,
}) => {
  await page
    .context()
    .addCookies([{ name: 'i18n_redirected', value: locale, url: 'http://localhost' }])
  await page.goto('/course/list')
  await expect(page).toHaveURL(new RegExp(`/${locale}/course/list$`))
  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  await page.goto(`/${other}/smooc`)
  await expect(page).toHaveURL(new RegExp(`/${locale}/smooc$`))
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
})
