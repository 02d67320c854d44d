import { courseText } from '#src/features/learning/course/web/text.ts'
import { pick } from '#src/shared/locale.ts'
import { courses } from '#demo/courses.ts'
import type { Page } from '@playwright/test'
import { choose, expect, test } from '#tests/browser.ts'
import { onBoth, onDesktops } from '#tests/browser/screens.ts'
import { suggestText } from './web/suggest-text.ts'
import { searchText } from './web/text.ts'

const typed = { 'zh-CN': 'baog', 'en-US': 'declar' }
const misspelt = { 'zh-CN': '保关', 'en-US': 'declaraton' }
const meant = { 'zh-CN': '报关', 'en-US': 'declaration' }
const onlyPremium = { 'zh-CN': '锂电池', 'en-US': 'lithium' }
const declaration = courses.find(({ slug }) => slug === 'customs-declaration')!

/** The search of the page's header; on the home page it is in the hero. */
const fieldOf = (page: Page) => page.locator('[data-search] [name=keyword]:visible').first()

test(
  'suggestions are chosen by keyboard, and announced to a screen reader',
  onBoth,
  async ({ page, at, say, locale }) => {
    const t = say(suggestText)
    await page.goto(at('/'))
    const field = fieldOf(page)
    await field.focus()
    await expect(field).toHaveRole('combobox')
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await field.pressSequentially(typed[locale])
    const list = page.getByRole('listbox', { name: t.suggestions })
    const options = list.getByRole('option')
    await expect(list).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'true')
    // The list changes while the letters are typed.
    await expect(async () => {
      const said = page.getByText(t.count(await options.count()), { exact: true })
      await expect(said).toBeAttached({ timeout: 1000 })
    }).toPass()

    const course = options.filter({ hasText: pick(declaration.name, locale) })
    await expect(course).toContainText(t.open)
    for (const step of Array(await options.count()).keys()) {
      await page.keyboard.press('ArrowDown')
      const active = options.nth(step)
      await expect(active).toHaveAttribute('aria-selected', 'true')
      if ((await active.getAttribute('id')) === (await course.getAttribute('id'))) break
    }
    await expect(course).toHaveAttribute('aria-selected', 'true')
    await expect(field).toBeFocused()

    await page.keyboard.press('Escape')
    await expect(list).toBeHidden()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await expect(field).toHaveValue(typed[locale])

    await page.keyboard.press('ArrowDown')
    await expect(list).toBeVisible()
    await course.click()
    await expect(
      page.getByRole('heading', { level: 1, name: pick(declaration.name, locale) }),
    ).toBeVisible()
  },
)

test(
  'a search in the scope of open courses finds what was meant, and offers the other courses',
  onBoth,
  async ({ page, at, say, locale }) => {
    const t = { ...say(searchText), ...say(courseText) }
    await page.goto(at('/course'))
    await choose(
      page.getByRole('button', { name: t.searchIn(t.scopes.course) }).first(),
      page.getByRole('menuitemradio', { name: t.scopes.mooc }),
    )
    const field = fieldOf(page)
    await expect(field).toHaveAttribute('placeholder', t.placeholder(t.scopes.mooc))
    await field.fill(misspelt[locale])
    await field.press('Enter')
    await expect(page).toHaveURL(
      at(`/smooc/list?${new URLSearchParams({ keyword: misspelt[locale] })}`),
    )
    await expect(fieldOf(page)).toHaveValue(misspelt[locale])
    const main = page.getByRole('main')
    await expect(main.getByRole('status')).toContainText(meant[locale], { ignoreCase: true })
    await expect(main.getByRole('heading', { level: 2 }).first()).toHaveText(
      pick(declaration.name, locale),
    )
    await expect(main.locator('mark').first()).toHaveText(meant[locale], { ignoreCase: true })

    // An empty list offers the matches of the other kind.
    await page.goto(at(`/smooc/list?${new URLSearchParams({ keyword: onlyPremium[locale] })}`))
    const others = new RegExp(
      t
        .inOther(t.premium, '2')
        .replace('2', String.raw`\d+`)
        .replace('matches', 'match(es)?'),
    )
    await main.getByRole('link', { name: others }).click()
    await expect(page).toHaveURL(
      at(`/course/list?${new URLSearchParams({ keyword: onlyPremium[locale] })}`),
    )
    await expect(main.locator('mark').first()).toHaveText(onlyPremium[locale])
  },
)

test(
  'the scope opens 50 ms after pointing at it and closes as fast, but stays where it was clicked',
  onDesktops,
  async ({ page, at, say }) => {
    const t = say(searchText)
    await page.clock.install()
    await page.goto(at('/'))
    const scope = page.getByRole('button', { name: t.searchIn(t.scopes.course) }).first()
    const entry = page.getByRole('menuitemradio', { name: t.scopes.mooc }).first()
    await page.clock.pauseAt(Date.now() + 60_000)
    await scope.hover()
    await page.clock.runFor(45)
    await expect(entry).toBeHidden()
    await page.clock.runFor(10)
    await expect(entry).toBeVisible()
    await page.mouse.move(5, 700)
    await page.clock.runFor(45)
    await expect(entry).toBeVisible()
    await page.clock.runFor(10)
    await expect(entry).toBeHidden()
    await scope.click()
    await expect(entry).toBeVisible()
    await page.mouse.move(5, 700)
    await page.clock.runFor(1000)
    await expect(entry).toBeVisible()
    await page.mouse.click(5, 700)
    await expect(entry).toBeHidden()
    await scope.hover()
    await page.clock.runFor(55)
    await scope.click()
    await page.mouse.move(5, 700)
    await page.clock.runFor(1000)
    await expect(entry).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
  },
)

test(
  'a search replaces its page, a filter can be undone by going back, and choices at zero stay',
  onBoth,
  async ({ page, at, say, enter, phone, locale }) => {
    // Also on the hydrated pages of a person who is signed in.
    await enter()
    const t = say(courseText)
    await page.goto(at('/course/list'))
    await fieldOf(page).fill(meant[locale])
    await fieldOf(page).press('Enter')
    await expect(page).toHaveURL(/\/course\/list\?keyword=/)
    const searched = page.url()
    const open = async () => {
      if (phone) await page.getByRole('button', { name: t.filters }).click()
    }
    await open()
    const category = page.getByRole('list', { name: t.category })
    await expect(category.getByRole('listitem')).toHaveCount(7)
    // A choice without a course leads nowhere.
    const empty = category.getByRole('listitem').filter({ hasText: / 0$/ })
    await expect(empty).not.toHaveCount(0)
    await expect(empty.getByRole('link')).toHaveCount(0)
    await category.getByRole('link').nth(1).click()
    await expect(page).toHaveURL(/&category=/)
    await page.goBack()
    await expect(page).toHaveURL(searched)
  },
)

test('a search works while its suggestions do not load', async ({ page, at, locale, expected }) => {
  expected.push(/Failed to load resource/)
  await page.route('**/api/Search/**', (route) => route.abort())
  await page.goto(at('/'))
  await fieldOf(page).fill(meant[locale])
  await fieldOf(page).press('Enter')
  await expect(page).toHaveURL(/\/course\/list\?keyword=/)
})
