import { expect, test } from '#tests/browser.ts'
import { uiText } from '#src/web/ui/text.ts'
import { galleryText } from './web/text.ts'

test('the gallery works in both schemes, shows states at rest, and is hidden from search engines', async ({
  page,
  at,
  say,
}) => {
  const [t, ui] = [say(galleryText), say(uiText)]
  // One part at a time: the whole gallery is hundreds of live parts, and is opened by its looks.
  const open = (name: string) => page.goto(at(`/test?part=${name}`))
  const part = (name: string, scheme: 'light' | 'dark') =>
    page.locator(`#${name} [data-scheme=${scheme}]`)

  await open('Form')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  const form = part('Form', 'dark').getByRole('form', { name: t.form })
  await form.getByRole('button', { name: t.send }).click()
  await expect(form.getByText(t.contentMissing)).toBeVisible()
  await expect(form.getByRole('textbox', { name: t.content })).toBeFocused()

  await open('Dialog')
  await part('Dialog', 'dark').getByRole('button', { name: t.openDialog }).click()
  const dialog = page.getByRole('dialog', { name: t.dialogTitle })
  await dialog.getByRole('button', { name: t.understood }).click()
  await expect(dialog).toBeHidden()
  await part('Dialog', 'light').getByRole('button', { name: t.ask }).click()
  const question = page.getByRole('alertdialog', { name: t.askTitle })
  await question.getByRole('button', { name: ui.cancel }).click()
  await expect(question).toBeHidden()

  await open('Button')
  const buttons = part('Button', 'light').getByRole('button', { name: t.primary })
  const looks = (index: number) =>
    buttons.nth(index).evaluate((button) => {
      const { backgroundColor, outlineStyle } = getComputedStyle(button)
      return { backgroundColor, outlineStyle }
    })
  await expect(async () => {
    const [usual, hover, focus] = await Promise.all([looks(0), looks(1), looks(2)])
    expect(hover.backgroundColor).not.toBe(usual.backgroundColor)
    expect(focus.outlineStyle).not.toBe(usual.outlineStyle)
  }).toPass()
  await open('Menu')
  await expect(part('Menu', 'dark').getByRole('menuitem', { name: t.edit })).toBeVisible()
  await open('ToastRegion')
  await expect(part('ToastRegion', 'dark').getByText(t.toastTexts.error)).toBeVisible()
})

test('the gallery shows whole pages in windows of their own, and switches the language in place', async ({
  page,
  at,
  locale,
  say,
}) => {
  const t = say(galleryText)
  await page.goto(at('/test?part=AdminList'))
  const list = page.locator('#AdminList iframe').first().contentFrame()
  await expect(list.getByRole('heading', { level: 1, name: t.caption })).toBeVisible()
  await expect(list.getByRole('table', { name: t.caption })).toBeVisible()

  const other = locale === 'zh-CN' ? 'en-US' : 'zh-CN'
  await page.getByRole('main').locator(`a[hreflang=${other}]`).first().click()
  await expect(page).toHaveURL(new RegExp(`/${other}/test\\?part=AdminList#office$`))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
})
