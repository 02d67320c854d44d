import { layoutText } from '#src/app/shell/text.ts'
import { expect } from '#tests/browser.ts'
import { look, test } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { feedbackText } from './web/feedback-text.ts'

test('feedback is accessible and fits', everywhere, async ({ page, at, say }) => {
  const t = say(feedbackText)
  await page.goto(at('/info/contact'))
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByText(t.remarkMissing)).toBeVisible()
  await look(page, 'feedback')
})
