import { demoPassword } from '#demo/accounts.ts'
import { personalDataText } from '#src/features/account/web/personal-data-text.ts'
import { coinText } from '#src/features/coins/web/text.ts'
import { expect, expectAccessible, expectNoOverflow, passwordField, test } from '#tests/browser.ts'

test('checking in: in the panel, then seen on the page with its calendar and history', async ({
  page,
  enter,
  say,
  at,
}) => {
  const t = say(coinText)
  await enter()
  await page.goto(at('/user/coins'))
  await expect(page.getByRole('heading', { name: t.noHistory })).toBeVisible()
  const header = page.getByRole('banner')
  await header.getByRole('button', { name: '顾远航' }).click()
  const panel = header.getByRole('region', { name: '顾远航' })
  await panel.getByRole('button', { name: t.checkIn('1') }).click()
  await expect(page.getByText(t.checkInDone('1'))).toBeVisible()
  await expect(panel.getByText(t.streakShort('1'))).toBeVisible()
  await page.keyboard.press('Escape')
  const main = page.getByRole('main')
  await expect(main.getByText(t.checkedIn, { exact: true })).toBeVisible()
  await expect(main.getByRole('rowheader', { name: t.reasonCheckIn })).toBeVisible()
  await expect(main.locator('td[aria-current=date]')).toContainText(t.dayChecked('1'))
  await main.getByRole('link', { name: t.out, exact: true }).click()
  await expect(main.getByRole('heading', { name: t.noOut })).toBeVisible()
  await expectAccessible(page, 'coins')
  await expectNoOverflow(page, 'coins')
})

test('a failed check-in says so and can be tried again', async ({
  page,
  enter,
  say,
  at,
  expected,
}) => {
  const t = say(coinText)
  expected.push(/status of 500|Failed to load resource/)
  await enter()
  await page.goto(at('/user/coins'))
  const button = page.getByRole('main').getByRole('button', { name: t.checkIn('1') })
  await page.route('**/api/Coins/CheckIn', (route) => route.fulfill({ status: 400, json: {} }))
  await button.click()
  await expect(page.getByText(t.checkInFailed)).toBeVisible()
  await page.unroute('**/api/Coins/CheckIn')
  await button.click()
  await expect(page.getByRole('main').getByText(t.checkedIn, { exact: true })).toBeVisible()
})

test('one’s data: packed, downloaded; the account asked to go, and kept', async ({
  page,
  enter,
  say,
  at,
  expected,
}) => {
  const t = say(personalDataText)
  expected.push(/status of 422/)
  await enter()
  await page.goto(at('/user/personal_data'))
  await page.getByRole('button', { name: t.pack }).click()
  const link = page.getByRole('link', { name: t.ready('').slice(0, 6) })
  await expect(link).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toMatch(/^farsail-\d+-.*\.zip$/)

  const form = page.getByRole('form', { name: t.deletion })
  const password = passwordField(form, t.password)
  const ask = async (typed: string) => {
    await password.fill(typed)
    await form.getByRole('button', { name: t.askDeletion }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.confirm }).click()
  }
  await ask('not-my-password')
  await expect(password).toHaveAttribute('aria-invalid', 'true')
  await expect(password).toHaveValue('not-my-password')
  await ask(demoPassword)
  await expect(page.getByText(t.leavingText)).toBeVisible()
  await expectAccessible(page, 'personal data')
  await expectNoOverflow(page, 'personal data')

  await page.goto(at('/user/coins'))
  const notice = page.getByRole('complementary', { name: t.deletion })
  await notice.getByRole('button', { name: t.keep }).click()
  await expect(page.getByText(t.kept, { exact: true })).toBeVisible()
  await expect(notice).toHaveCount(0)
  await page.goto(at('/user/personal_data'))
  await expect(form).toBeVisible()
})
