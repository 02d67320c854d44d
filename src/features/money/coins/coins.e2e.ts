import { coinApi } from '#src/features/money/coins/contract.ts'
import { coinText } from '#src/features/money/coins/web/text.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { expect, test } from '#tests/browser.ts'
import { titleOf } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

test('a check-in from the header panel updates balance, ladder, calendar and history, once a day', async ({
  page,
  at,
  say,
  enter,
  otherDevice,
}) => {
  const t = say(coinText)
  const person = await enter({ coins: 300, realName: '方知行' })
  const other = await otherDevice(person)
  await page.goto(at('/user/coins'))
  await other.goto(at('/user/coins'))
  const main = page.getByRole('main')
  const open = (where = page) =>
    where.getByRole('main').getByRole('button', { name: t.checkIn('1') })
  await expect(titleOf(page, t.title)).toBeVisible()
  await expect(open()).toBeVisible()
  await expect(open(other)).toBeVisible()

  await test.step('check in from the header panel', async () => {
    await page.getByRole('button', { name: '方知行' }).click()
    const row = page.getByRole('banner').getByRole('button', { name: t.checkIn('1') })
    await row.click()
    await expect(page.getByText(t.checkInDone('1'))).toBeVisible()
    await expect(page.getByRole('banner').getByText(t.streakShort('1'))).toBeVisible()
    await expect(page.getByRole('banner').getByText('301', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('the page shows the check-in in balance, ladder, calendar and history', async () => {
    await expect(main.getByText(t.checkedIn, { exact: true })).toBeVisible()
    await expect(open()).toHaveCount(0)
    await expect(main.getByText('301', { exact: true }).first()).toBeVisible()
    const ladder = main.getByRole('list', { name: t.ladder })
    await expect(ladder.getByRole('listitem').first()).toContainText(t.stepDone)
    await expect(ladder.getByRole('listitem').nth(1)).toContainText(t.stepNext)
    const today = main.locator('[aria-current="date"]')
    await expect(today).toContainText(t.dayChecked('1'))
    await expect(main.getByText(t.monthSum('1', '1'))).toBeVisible()
    const history = main.getByRole('table', { name: t.history })
    await expect(history.getByRole('row')).toHaveCount(3)
    await expect(history.getByRole('row').nth(1)).toContainText(t.reasonCheckIn)
    await expect(history.getByRole('row').nth(1)).toContainText('+1')
  })

  await test.step('filter the history by received and spent coins', async () => {
    const tabs = main.getByRole('navigation', { name: t.direction })
    await tabs.getByRole('link', { name: t.out }).click()
    await expect(main.getByText(t.noOut)).toBeVisible()
    await expect(page).toHaveURL(at('/user/coins?direction=out'))
    await tabs.getByRole('link', { name: t.in }).click()
    await expect(main.getByRole('table', { name: t.history }).getByRole('row')).toHaveCount(3)
  })

  await test.step('a page opened before cannot check in again', async () => {
    await open(other).click()
    await expect(other.getByText(t.checkInAgain).first()).toBeVisible()
    await expect(open(other)).toHaveCount(0)
    const { balance } = await person.call(coinApi.getCheckIns, {})
    expect(balance).toBe(301)
  })
})

test(
  'a failed check-in is reported and can be repeated',
  onPhone,
  async ({ page, at, say, enter, expected }) => {
    expected.push(/Failed to load resource/)
    const t = say(coinText)
    await enter()
    await page.goto(at('/user/coins'))
    const button = page.getByRole('main').getByRole('button', { name: t.checkIn('1') })
    await page.route(`**${endpointUrl(coinApi.checkIn)}`, (route) => route.abort())
    await button.click()
    await expect(page.getByText(t.checkInFailed)).toBeVisible()
    await page.unroute(`**${endpointUrl(coinApi.checkIn)}`)
    await button.click()
    await expect(page.getByRole('main').getByText(t.checkedIn, { exact: true })).toBeVisible()
  },
)
