import { asAdministrator, expect, test } from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { personText } from './web/person-text.ts'

test('people are accessible and fit', everywhere, async ({ page, at, enter }) => {
  const { id } = await enter(asAdministrator)
  const lists = [
    '/admin/people',
    '/admin/people?role=2&keyword=a',
    '/admin/people?keyword=qqqqzzzz',
  ]
  for (const path of [...lists, `/admin/people/${id}`]) {
    await page.goto(at(path))
    await look(page, path)
  }
})

test(
  'a person’s page is accessible and fits',
  everywhere,
  async ({ page, at, say, enter, newPerson }) => {
    const t = say(personText)
    const { id } = await newPerson({ role: '2', realName: '秦川', ...newContacts(), coins: 60 })
    await enter(asAdministrator)
    for (const tab of ['sessions', 'verification', 'coins', 'log', 'rights']) {
      await page.goto(at(`/admin/people/${id}?tab=${tab}`))
      await look(page, `person ${tab}`)
    }
    await page.goto(at(`/admin/people/${id}`))
    await look(page, 'person')
    for (const name of [t.edit, t.setRoles, t.lock]) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, name)
      await page.getByRole('button', { name: t.cancel, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeHidden()
    }
  },
)
