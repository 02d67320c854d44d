import { storageText } from './web/storage-text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test(
  'storage and its tasks are accessible and fit',
  everywhere,
  async ({ page, at, say, enter }) => {
    const t = say(storageText)
    await enter(asAdministrator)
    await page.goto(at('/admin/storage'))
    await page.getByRole('button', { name: t.find, exact: true }).click()
    await expect(page.getByRole('button', { name: t.findAgain })).toBeVisible()
    await look(page, 'storage')
    await page.getByRole('link', { name: t.owners }).click()
    await expect(page.getByRole('table', { name: t.ownersTitle })).toBeVisible()
    await look(page, 'storage by person')
  },
)
