import { helpPaths } from '#src/features/front/help/paths.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { expect, test } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { feedbackText } from './web/feedback-text.ts'

test('feedback is sent with an attachment', onPhone, async ({ page, at, say }) => {
  const t = say(feedbackText)
  await page.goto(at('/info/about'))
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByText(t.remarkMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: t.name }).fill('陈思远')
  await dialog.getByRole('textbox', { name: t.mobile }).fill('13912345678')
  await dialog.getByRole('textbox', { name: t.remark }).fill('希望增加更多案例。')
  await dialog.getByLabel(t.attachment).setInputFiles({
    name: '截图.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(dialog.getByText(/\.docx, \.doc/)).toBeVisible()
  await dialog.getByLabel(t.attachment).setInputFiles({
    name: '建议.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('案例越多越好。'),
  })
  await expect(dialog.getByText(say(fileText).fileSuccess)).toBeVisible()
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.done)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a dialog that does not load leads to the contact page', async ({
  page,
  at,
  say,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await page.goto(at('/info/about'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  await expect(page).toHaveURL(at(helpPaths.contact()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
