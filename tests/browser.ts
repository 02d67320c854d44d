import { AxeBuilder } from '@axe-core/playwright'
import { test as base, expect, type Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { type Locale, withLocale } from '#src/shared/locale.ts'
import { type Texts, textOf } from '#src/web/i18n.tsx'

interface Fixtures {
  /** The language of the run. */
  locale: Locale
  /** The texts of a screen in the language of the run: what a person would look for. */
  say: <T>(texts: Texts<T>) => T
  /** A path with the language of the run. */
  at: (path: string) => string
  /** Console errors and warnings that a test expects (a refused call, a cut network). */
  expected: RegExp[]
}

/** A test in a real browser. A console error or warning, or a script error, fails it. */
export const test = base.extend<Fixtures>({
  locale: async ({ contextOptions: _, browser: __ }, use, info) => {
    await use(info.project.use.locale as Locale)
  },
  say: async ({ locale }, use) => {
    await use((texts) => textOf(texts, locale))
  },
  at: async ({ locale }, use) => {
    await use((path) => withLocale(locale, path))
  },
  expected: async ({ browserName: _ }, use) => {
    await use([])
  },
  page: async ({ page, expected }, use) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.stack ?? error.message))
    await use(page)
    const unexpected = complaints.filter((text) => !expected.some((one) => one.test(text)))
    expect(unexpected, 'the console').toEqual([])
  },
})
export { expect }

/** Signs a demo person in through the sign-in page. */
export async function signIn(page: Page, at: Fixtures['at'], username: string): Promise<void> {
  await page.goto(at('/auth/login'))
  await page.locator('input[name="username"]').fill(username)
  await page.locator('input[name="password"]').fill(demoPassword)
  await page.locator('form button[type="submit"]').click()
  await page.waitForURL((url) => !url.pathname.includes('/auth/login'))
}

/** What was sent last to a phone or an e-mail. */
export async function lastMessage(page: Page, to: string): Promise<string> {
  const mailbox = new URL(page.url())
  const response = await page.request.get(
    `http://localhost:${Number(mailbox.port) + 1}/?to=${encodeURIComponent(to)}`,
  )
  return response.text()
}

/** No violation that axe finds, in the page as it stands. */
export async function expectAccessible(page: Page, what: string): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  )
  expect(found, `axe: ${what}`).toEqual([])
}

/** Nothing sticks out to the right. */
export async function expectNoOverflow(page: Page, what: string): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(over, `horizontal overflow: ${what}`).toBeLessThanOrEqual(0)
}
