import { look, test } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('sign-in and sign-up are accessible and fit', everywhere, async ({ page, at, enter }) => {
  for (const path of ['/auth/login', '/auth/register']) {
    await page.goto(at(path))
    await look(page, path)
  }
  await enter({ role: '0' })
  await page.goto(at('/user/role'))
  await look(page, 'choosing a role')
})
