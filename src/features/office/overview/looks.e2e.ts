import { asAdministrator, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('the back office is accessible and fits', everywhere, async ({ page, at, enter }) => {
  await enter(asAdministrator)
  await page.goto(at('/admin'))
  await look(page, 'back office')
})
