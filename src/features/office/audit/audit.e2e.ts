import { withLocale } from '#src/shared/locale.ts'
import { peoplePaths } from '#src/features/office/people/paths.ts'
import { auditText } from '#src/features/office/audit/web/audit-text.ts'
import { rightsText } from '#src/features/office/audit/web/rights-text.ts'
import { peopleActs } from '#src/features/office/people/server/acts-text.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { personText } from '#src/features/office/people/web/person-text.ts'
import { listText } from '#src/web/list/text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { titleOf } from '#tests/browser/account.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'

test(
  'the log can be filtered, and a row opens its details',
  onBoth,
  async ({ page, at, say, phone, newPerson, enter }) => {
    const t = say(auditText)
    const realName = `陆云${crypto.randomUUID().slice(0, 4)}`
    const admin = await enter({ ...asAdministrator, realName })
    const { id } = await newPerson()
    await admin.call(peopleApi.lockPerson, { userId: id, reason: '多次发布广告' })
    await admin.call(peopleApi.unlockPerson, { userId: id })
    const main = page.getByRole('main')
    const rows = main.getByRole('table').getByRole('row')
    await page.goto(at(`/admin/audit?keyword=${encodeURIComponent(realName)}`))
    await expect(titleOf(page, t.title)).toBeVisible()
    await expect(rows).toHaveCount(3)
    if (phone) await main.getByRole('checkbox', { name: say(listText).filters }).press('Space')
    await main.getByRole('combobox', { name: t.action }).selectOption('people.lock')
    await expect(page).toHaveURL(/action=people.lock/)
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(realName)
    await expect(rows.nth(1)).toContainText('多次发布广告')
    await expect(rows.nth(1)).toContainText(say(peopleActs.lock))
    await rows.nth(1).locator('summary').click()
    await expect(rows.nth(1).locator('details')).toHaveAttribute('open')
    await page.goto(at('/admin/audit?keyword=qqqqzzzz'))
    await expect(main.getByRole('table')).toHaveCount(0)
  },
)

test(
  'the rights of a person can be searched, with reasons',
  onPhone,
  async ({ page, say, locale, newPerson, enter }) => {
    const t = say(rightsText)
    const person = say(personText)
    const student = await newPerson()
    await enter(asAdministrator)
    await page.goto(withLocale(locale, peoplePaths.person(student.id)))
    const main = page.getByRole('main')
    await main.getByRole('link', { name: person.tab.rights }).click()
    await expect(main.getByRole('heading', { name: person.rightsTitle })).toBeVisible()
    await expect(main.getByRole('heading', { name: t.facts })).toBeVisible()
    const search = main.getByRole('searchbox', { name: t.search })
    await search.fill('GetAuditLog')
    const right = main.getByRole('listitem').filter({ hasText: 'Admin/GetAuditLog' })
    await expect(right).toHaveCount(1)
    await expect(right).toContainText(t.mayNot)
    await main.getByRole('radio', { name: t.may, exact: true }).check()
    await expect(right).toHaveCount(0)
    await expect(main.getByText(t.nothing, { exact: true })).toBeVisible()
    await main.getByRole('radio', { name: t.mayNot }).check()
    await search.fill('/admin/people')
    await expect(main.getByText('/admin/people', { exact: true })).toBeVisible()
    await main.getByRole('radio', { name: t.may, exact: true }).check()
    await expect(main.getByText(t.nothing)).toBeVisible()
  },
)
