import { peopleApi } from '#src/features/office/people/contract.ts'
import { asAdministrator, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('the audit log is accessible and fits', everywhere, async ({ page, at, enter, newPerson }) => {
  const admin = await enter(asAdministrator)
  const { id } = await newPerson()
  await admin.call(peopleApi.lockPerson, { userId: id, reason: '多次发布广告' })
  await page.goto(at('/admin/audit'))
  await page.getByRole('main').getByRole('row').nth(1).locator('summary').click()
  await look(page, 'audit log')
  await page.goto(at('/admin/audit?keyword=qqqqzzzz'))
  await look(page, 'audit log, nothing')
})
