import { expect, test } from '#tests/browser.ts'
import { uiText } from '#src/web/ui/text.ts'
import { galleryText } from './web/text.ts'

test('the parts in the gallery are hydrated, and the page is noindex', async ({
  page,
  at,
  say,
}) => {
  const [t, ui] = [say(galleryText), say(uiText)]
  await page.goto(at('/test'))
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const part = (name: string) =>
    page.getByRole('region', { name, exact: true }).locator('> div > div:not([inert])')

  await part(t.form).getByRole('button', { name: t.send }).click()
  await expect(part(t.form).getByText(t.contentMissing)).toBeVisible()
  await expect(part(t.form).getByRole('textbox', { name: t.content })).toBeFocused()

  await part(t.overlays).getByRole('button', { name: t.openDialog }).click()
  const dialog = page.getByRole('dialog', { name: t.dialogTitle })
  await dialog.getByRole('button', { name: t.understood }).click()
  await expect(dialog).toBeHidden()
  await part(t.overlays).getByRole('button', { name: t.ask }).click()
  const question = page.getByRole('alertdialog', { name: t.askTitle })
  await question.getByRole('button', { name: ui.cancel }).click()
  await expect(question).toBeHidden()
  await part(t.overlays).getByRole('button', { name: t.toasts.success, exact: true }).click()
  await expect(page.getByText(t.toastTexts.success)).toBeVisible()
})
