import { shownName } from '#tests/browser/account.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('error pages are accessible and fit', everywhere, async ({ page, at, enter, expected }) => {
  expected.push(/status of 40[34]/)
  await page.goto(at('/nothing/here'))
  await look(page, 'no such page')
  // A student on a page for teachers.
  await enter()
  await page.goto(at('/course/manage'))
  await look(page, 'not allowed')
})

test('the panel of the header is accessible and fits', everywhere, async ({ page, at, enter }) => {
  await enter({ coins: 240, realName: '江南月' })
  await page.goto(at('/info/about'))
  await page.getByRole('button', { name: shownName('江南月') }).click()
  await expect(page.getByRole('banner').getByText('240')).toBeVisible()
  await look(page, 'the panel of the header')
})
