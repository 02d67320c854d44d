import { expectAccessible, expectNoOverflow } from '#tests/browser/axe.ts'
import { test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'

// Each part stands there in both schemes, so the page itself is looked at once.
test('the gallery of parts is accessible and fits', onBoth, async ({ page, at }) => {
  await page.goto(at('/test'))
  await expectAccessible(page, '/test')
  await expectNoOverflow(page, '/test')
})
