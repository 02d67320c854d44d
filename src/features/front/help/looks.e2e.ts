import { test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('help is accessible and fits', everywhere, async ({ page, at }) => {
  for (const path of ['/info/about', '/info/contact', '/info/helper']) {
    await page.goto(at(path))
    await look(page, path)
  }
})
