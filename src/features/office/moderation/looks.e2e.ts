import { asReviewer, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { moderationPaths } from './paths.ts'
import { moderationText } from './web/moderation-text.ts'

test(
  'the queue of reports is accessible and fits',
  everywhere,
  async ({ page, at, say, enter }) => {
    const t = say(moderationText)
    await enter(asReviewer)
    for (const status of ['all', 'dismissed']) {
      await page.goto(at(`${moderationPaths.reports()}?status=${status}`))
      await look(page, `reports: ${status}`)
    }
    await page.goto(at(moderationPaths.reports()))
    await whenReady(page)
    await page.getByRole('button', { name: t.hide }).first().click()
    await expect(page.getByRole('dialog', { name: t.hideTitle })).toBeVisible()
    await look(page, 'hiding')
  },
)
