import { expect, test } from '#tests/browser.ts'
import { expectAccessible } from '#tests/browser/axe.ts'
import { accountText } from './web/text.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('sign-in and sign-up are accessible and fit', everywhere, async ({ page, at, enter, say }) => {
  const t = say(accountText)
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(at(path))
    await look(page, path)
  }
  await page.getByRole('link', { name: t.privacy }).click()
  const text = page.getByRole('group', { name: t.legalTitles.privacy })
  await expect(text).toHaveAttribute('tabindex', '0')
  await expectAccessible(page, 'a dialog that scrolls')
  await page.keyboard.press('Escape')
  await enter({ role: '0' })
  await page.goto(at('/user/role'))
  await look(page, 'choosing a role')
})
