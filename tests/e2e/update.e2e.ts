import type { Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'

/** Marks the document, so that a reload shows. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { marked: true }))
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window)

test('a new build is offered when its tab is looked at again, and loaded when it is wanted', async ({
  page,
  at,
}) => {
  await page.goto(at('/'))
  const bar = page.locator('[data-update]')
  const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  const checked = page.waitForResponse('**/build.json')
  await look()
  await checked
  await expect(bar).toBeHidden()
  await page.route('**/build.json', (route) => route.fulfill({ json: { version: 'the next' } }))
  await look()
  await expect(bar).toBeVisible()
  await mark(page)
  await bar.locator('button[data-reload]').click()
  await expect.poll(() => isMarked(page)).toBe(false)
})

test('a page whose chunk is missing reloads once, and not again within ten seconds', async ({
  page,
  enter,
  at,
}) => {
  await enter()
  await page.goto(at('/user/messages'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const miss = () =>
    page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError', { cancelable: true })))
  await mark(page)
  // The reload may end the script before it answers.
  await expect
    .poll(async () => {
      await miss().catch(() => {})
      return isMarked(page).catch(() => true)
    })
    .toBe(false)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await mark(page)
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('reloaded-at'))).not.toBeNull()
  const asked = page.waitForResponse('**/build.json')
  await miss()
  await asked
  expect(await isMarked(page)).toBe(true)
})

test('a page whose chunk is missing stays where the site does not answer, with what was typed', async ({
  page,
  enter,
  at,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  await enter()
  await page.goto(at('/user/messages'))
  await page.route('**/build.json', (route) => route.abort())
  await mark(page)
  const asked = page.waitForEvent('requestfailed')
  await page.evaluate(() => window.dispatchEvent(new Event('vite:preloadError')))
  await asked
  expect(await isMarked(page)).toBe(true)
})
