import { courses } from '#demo/courses.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { searchText } from '#src/features/front/search/web/text.ts'
import { cardText } from '#src/features/learning/course/web/card-text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { locales, withLocale } from '#src/shared/locale.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { uiText } from '#src/web/ui/text.ts'
import { choose, expect, test, whenReady } from '#tests/browser.ts'
import { shownName } from '#tests/browser/account.ts'
import { onBoth } from '#tests/browser/screens.ts'

const premium = courses.filter((course) => course.kind === 'premium')
const free = premium.filter((course) => course.fee === 0)

test('pages of a visitor have one script, without React and its data', async ({ page, at }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
  })
  for (const path of ['/', '/course', '/course/list', '/info/about', '/info/helper']) {
    await page.goto(at(path))
    expect(await page.locator('script:not([type="application/ld+json"])').count(), path).toBe(1)
    expect(await page.content(), path).not.toMatch(/__reactRouter|streamController/)
  }
  expect([...new Set(scripts)]).toHaveLength(1)
  expect(scripts[0]).toMatch(/^\/assets\/visitor-/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'search in a scope, filters, sorting, tabs, questions and feedback work',
    onBoth,
    async ({ page, at, say, phone, expected, locale }) => {
      expected.push(/status of 422/)
      const t = { ...say(courseText), ...say(detailText), ...say(searchText) }
      const main = page.getByRole('main')
      await page.goto(at('/course'))
      const bar = page.getByRole('search').first()
      await bar.getByRole('searchbox').fill('Incoterms')
      await bar.getByRole('searchbox').press('Enter')
      await expect(page).toHaveURL(at('/course/list?keyword=Incoterms'))
      // An entry of the scope menu searches there.
      await choose(
        page.getByRole('button', { name: t.searchIn(t.scopes.course) }).first(),
        page.getByRole('menuitemradio', { name: t.scopes.mooc, exact: true }).first(),
      )
      await expect(page).toHaveURL(at('/smooc/list?keyword=Incoterms'))

      await page.goto(at('/course/list'))
      if (phone) await page.getByRole('button', { name: t.filters }).click()
      const filters = page.getByRole('navigation', { name: t.filters })
      await filters.getByRole('link', { name: say(cardText).free }).click()
      // Other journeys publish free courses at the same time.
      for (const { name } of free) {
        const words = locale === 'zh-CN' ? name.zh : name.en
        await expect(main.getByRole('heading', { level: 2, name: words })).toBeVisible()
      }
      await page
        .getByRole('navigation', { name: t.sort })
        .getByRole('link', { name: t.popular })
        .click()
      await expect(page).toHaveURL(at('/course/list?payment=free&sort=popular'))

      await page.goto(at('/course/list'))
      await main
        .getByRole('list')
        .getByRole('heading', { level: 2 })
        .first()
        .getByRole('link')
        .click()
      await page
        .getByRole('navigation', { name: t.tabs })
        .getByRole('link', { name: t.catalog })
        .click()
      await expect(page).toHaveURL(/\/catalog$/)
      await page.goto(at('/info/helper'))
      const question = main.locator('details').first()
      await question.locator('summary').click()
      await expect(question.getByRole('paragraph')).toBeVisible()
      // Where the dialog cannot open, the button leads to a page that takes the form.
      await page.getByRole('link', { name: say(layoutText).feedback }).click()
      await expect(page).toHaveURL(at('/info/feedback'))
      const f = say(feedbackText)
      const form = main.getByRole('form', { name: f.title })
      await form.getByRole('textbox', { name: f.name }).fill('陆海棠')
      await form.getByRole('button', { name: f.submit }).click()
      await expect(form.getByRole('textbox', { name: f.remark })).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await expect(form.getByRole('textbox', { name: f.name })).toHaveValue('陆海棠')
      await form.getByRole('textbox', { name: f.remark }).fill('字幕很清楚')
      await form.getByRole('button', { name: f.submit }).click()
      await expect(main.getByText(f.done)).toBeVisible()
      expect(page.url()).not.toContain('%')
      // A reload sends nothing a second time.
      const methods: string[] = []
      page.on('request', (request) => methods.push(request.method()))
      await page.reload()
      await expect(main.getByText(f.done)).toBeVisible()
      expect(methods).not.toContain('POST')
    },
  )

  test(
    'language and colour scheme are chosen and remembered',
    onBoth,
    async ({ page, at, say, locale, phone }) => {
      const other = locales.find((one) => one !== locale)!
      const t = { ...say(layoutText), ...say(uiText) }
      await page.goto(at('/course/list?payment=free'))
      if (phone) {
        await page
          .getByRole('group', { name: t.scheme })
          .getByRole('button', { name: t.dark })
          .click()
      } else {
        await page.getByRole('button', { name: t.schemeIs(t.auto) }).click()
        await page.getByRole('menuitemradio', { name: t.dark }).click()
      }
      await expect(page).toHaveURL(at('/course/list?payment=free'))
      await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
      await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
      await page.getByRole('menuitemradio', { name: t.languages[other] }).click()
      await expect(page).toHaveURL(withLocale(other, '/course/list?payment=free'))
      // The cookie decides: an address in the first language redirects to the chosen one.
      await page.goto(at('/smooc'))
      await expect(page).toHaveURL(withLocale(other, '/smooc'))
    },
  )
})

test(
  'a chosen colour scheme applies at once and shows in every switch of the page',
  onBoth,
  async ({ page, at, say, phone }) => {
    const t = say(uiText)
    await page.goto(at('/info/about'))
    const group = page.getByRole('group', { name: t.scheme })
    if (phone) await group.getByRole('button', { name: t.dark }).click()
    else {
      await page.getByRole('button', { name: t.schemeIs(t.auto) }).click()
      await page.getByRole('menuitemradio', { name: t.dark }).click()
      await expect(page.getByRole('button', { name: t.schemeIs(t.dark) })).toBeVisible()
    }
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
    await expect(page.locator('button[name=scheme][value=dark][aria-pressed]')).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await page.reload()
    await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  },
)

test('a menu opens by pointing and stays open for the click that follows', async ({
  page,
  at,
  say,
}) => {
  const t = say(searchText)
  await page.goto(at('/course'))
  const scope = page.getByRole('button', { name: t.searchIn(t.scopes.course) })
  const entry = page.getByRole('menuitemradio', { name: t.scopes.mooc, exact: true })
  await scope.hover()
  await expect(entry).toBeVisible()
  await scope.click()
  await expect(entry).toBeVisible()
  await entry.click()
  await expect(entry).toBeHidden()
  await expect(page.getByRole('button', { name: t.searchIn(t.scopes.mooc) })).toBeFocused()
  const field = page.getByLabel(t.keyword).first()
  await field.fill('FOB')
  await field.press('Enter')
  await expect(page).toHaveURL(at('/smooc/list?keyword=FOB'))
})

test('pages of hovered links are prefetched, five at most', async ({ page, at }) => {
  await page.goto(at('/course/list'))
  const links = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link')
  const ahead = page.locator('link[rel=prefetch]')
  for (let index = 0; index < 7; index++) await links.nth(index).hover()
  await expect(ahead).toHaveCount(5)
  const last = await links.nth(6).getAttribute('href')
  await expect(ahead.last()).toHaveAttribute('href', new RegExp(`${last}$`))
})

test('a page rendered for a visitor restores a stored session, also one that another tab starts', async ({
  page,
  at,
  say,
  newPerson,
  context,
}) => {
  const t = say(layoutText)
  const { token, expires } = await newPerson({ realName: '沈知远' })
  const record = JSON.stringify({ access_token: token, expires })
  const wayIn = page.getByRole('link', { name: t.signIn, exact: true })
  const popover = page.getByRole('button', { name: shownName('沈知远') })
  await page.goto(at('/course'))
  await expect(wayIn).toBeVisible()
  // Another tab signs in.
  const tab = await context.newPage()
  await tab.goto(at('/info/about'))
  // Else its own script finds the session too, and renews it meanwhile.
  await whenReady(tab)
  await tab.evaluate((text) => {
    document.cookie = `token=${encodeURIComponent(text)}; path=/`
    localStorage.setItem('token', text)
  }, record)
  await expect(popover).toBeVisible()
  // The cookie expires before the session: the page is rendered for a visitor, and corrects itself.
  await context.clearCookies({ name: tokenCookie })
  await page.goto(at('/course/list'))
  await expect(popover).toBeVisible()
  await expect(wayIn).toHaveCount(0)
})
