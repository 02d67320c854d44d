import { layoutText } from '#src/app/shell/text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { feedbackText } from './web/feedback-text.ts'
import { officeText } from './web/office-text.ts'

test('feedback is accessible and fits', everywhere, async ({ page, at, say }) => {
  const t = say(feedbackText)
  await page.goto(at('/info/contact'))
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByText(t.remarkMissing)).toBeVisible()
  await dialog.getByLabel(t.attachment).setInputFiles({
    ...{ name: '第三章没有声音的录屏与说明.exe', mimeType: 'application/octet-stream' },
    buffer: Buffer.from('MZ'),
  })
  await expect(dialog.getByRole('alert').first()).toBeVisible()
  await look(page, 'feedback')
})

test(
  'the back office of feedback is accessible and fits',
  everywhere,
  async ({ page, at, say, enter }) => {
    const t = say(officeText)
    await enter(asAdministrator)
    for (const path of ['/admin/feedback?status=all', '/admin/feedback?keyword=qqqqzzzz']) {
      await page.goto(at(path))
      await look(page, path)
    }
    for (const [sort, which] of [
      ['attachment=with', 'with a file'],
      ['sender=visitor&status=closed', 'of a visitor'],
      ['status=answered', 'answered'],
    ]) {
      await page.goto(at(`/admin/feedback?${sort}`))
      await page.getByRole('rowheader').first().getByRole('link').click()
      await expect(page.getByRole('region', { name: t.content })).toBeVisible()
      await look(page, `feedback ${which}`)
    }
  },
)
