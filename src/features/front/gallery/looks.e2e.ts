import { look, test } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('the gallery of parts is accessible and fits', everywhere, async ({ page, at }) => {
  await page.goto(at('/test'))
  await look(page, '/test')
})
