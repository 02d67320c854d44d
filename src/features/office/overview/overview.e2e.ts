import { menuText } from '#src/app/shell/menu-text.ts'
import { shellText } from '#src/web/text.ts'
import { asReviewer, whenReady, expect, test } from '#tests/browser.ts'
import { titleOf } from '#tests/browser/account.ts'
import { entryText } from '#tests/browser/office.ts'

test('a student is refused the back office, and a reviewer sees only reviews', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
  expected,
}) => {
  expected.push(/status of 403/)
  const shell = say(shellText)
  const office = say(menuText)
  await enter()
  const response = await page.goto(at('/admin'))
  expect(response?.status()).toBe(403)
  await expect(titleOf(page, shell.forbidden)).toBeVisible()
  await expect(page.getByText(say(entryText('/admin/audit')), { exact: true })).toHaveCount(0)

  const reviewer = await otherDevice(await newPerson(asReviewer))
  await reviewer.goto(at('/admin'))
  await whenReady(reviewer)
  const menu = reviewer.getByRole('navigation', { name: office.office })
  await expect(
    menu.getByRole('link', { name: say(entryText('/admin/verifications')) }),
  ).toHaveCount(1)
  for (const closed of ['people', 'audit', 'outbox'] as const) {
    await expect(
      menu.getByRole('link', { name: say(entryText(`/admin/${closed}`)), exact: true }),
    ).toHaveCount(0)
    expect((await reviewer.goto(at(`/admin/${closed}`)))?.status()).toBe(403)
    await expect(titleOf(reviewer, shell.forbidden)).toBeVisible()
  }
})
