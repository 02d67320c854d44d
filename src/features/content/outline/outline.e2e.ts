import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#tests/browser.ts'
import { onBoth, onDesktops } from '#tests/browser/screens.ts'
import { dialogText } from './web/dialog-text.ts'
import { fieldText } from './web/field-text.ts'
import { outlineText } from './web/outline-text.ts'

/** The editors of the gallery: one with every state of a row, and an empty one. */
async function openEditors(page: Page, path: string, label: string) {
  await page.goto(path)
  const light = page.locator('#OutlineEditor [data-scheme=light]')
  const grid = light.getByRole('treegrid', { name: label }).first()
  await expect(grid).toBeVisible()
  return { grid, light }
}

const numbered = (grid: Locator, level: number) => grid.locator(`[role=row][aria-level="${level}"]`)

test(
  'chapters are written, moved and taken back by the keyboard alone',
  onDesktops,
  async ({ page, at, say }) => {
    const [t, f] = [say(outlineText), say(fieldText)]
    const { light } = await openEditors(page, at('/test?part=OutlineEditor'), t.label)
    await light.getByRole('button', { name: t.first }).press('Enter')
    const grid = light.getByRole('treegrid', { name: t.label }).last()
    const name = grid.getByRole('textbox', { name: f.name })
    await expect(name).toBeFocused()
    for (const word of ['one', 'two', 'three']) {
      await page.keyboard.type(word)
      await page.keyboard.press('Enter')
    }
    // The fourth has no name: it goes again.
    await page.keyboard.press('Escape')
    await expect(grid.getByRole('row')).toHaveText([/1one/, /2two/, /3three/])
    await expect(grid.getByRole('row', { name: 'three' })).toBeFocused()
    await page.keyboard.press('Alt+ArrowRight')
    await expect(numbered(grid, 2)).toHaveText([/2\.1three/])
    await expect(grid.getByRole('row', { name: 'three' })).toBeFocused()
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('Alt+ArrowUp')
    await expect(grid.getByRole('row')).toHaveText([/1two/, /1\.1three/, /2one/])
    await page.keyboard.press('Delete')
    await expect(grid.getByRole('row')).toHaveText([/1one/])
    await page.getByRole('button', { name: t.undo }).last().click()
    await expect(grid.getByRole('row')).toHaveCount(3)
    await grid.getByRole('row', { name: 'one' }).focus()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('F2')
    await page.keyboard.type('x'.repeat(31))
    await expect(grid.getByText(f.nameLong(30))).toBeVisible()
    await page.keyboard.press('Escape')
  },
)

test('a pasted outline becomes chapters that one undo takes back', async ({ page, at, say }) => {
  const [t, d] = [say(outlineText), say(dialogText)]
  const { grid, light } = await openEditors(page, at('/test?part=OutlineEditor'), t.label)
  await light.getByRole('button', { name: t.paste }).last().click()
  const dialog = page.getByRole('dialog', { name: d.pasteTitle })
  const text = '第一章 报关\n第一节 单证\n第二节 申报\n第二章 报检'
  await dialog.getByRole('textbox', { name: d.pasteField }).fill(text)
  await expect(dialog.getByText(d.willAdd('4'))).toBeVisible()
  await dialog.getByRole('button', { name: d.add }).click()
  const made = light.getByRole('treegrid', { name: t.label }).last()
  await expect(made.getByRole('row')).toHaveText([/1报关/, /1\.1单证/, /1\.2申报/, /2报检/])
  await made.getByRole('row').first().focus()
  await page.keyboard.press('Control+z')
  await expect(light.getByRole('button', { name: t.first })).toBeVisible()
  await expect(grid).toBeVisible()
})

test('rows are chosen, moved by a dialog and dragged', onBoth, async ({ page, at, say, phone }) => {
  const [t, d] = [say(outlineText), say(dialogText)]
  const { grid } = await openEditors(page, at('/test?part=OutlineEditor'), t.label)
  const last = grid.getByRole('row').last()
  await last.getByRole('button', { name: t.more(t.chapterUnnamed) }).click()
  await page.getByRole('menuitem', { name: t.choose }).click()
  await expect(last).toHaveAttribute('aria-selected', 'true')
  await page
    .getByRole('region', { name: t.chosen('1') })
    .getByRole('button', { name: t.move })
    .click()
  const dialog = page.getByRole('dialog', { name: d.moveOne(t.chapterUnnamed) })
  await dialog.getByRole('searchbox', { name: d.search }).fill('2')
  await dialog.getByRole('radio').click()
  await dialog.getByRole('button', { name: d.moveInside }).click()
  await expect(last).not.toHaveText(new RegExp(`4${t.chapterUnnamed}`))
  const moved = grid.getByRole('row').filter({ hasText: `2.1${t.chapterUnnamed}` })
  await expect(moved).toBeVisible()
  if (phone) return
  const handle = moved.locator('[data-handle]')
  await handle.hover()
  const from = (await handle.boundingBox())!
  const to = (await grid.getByRole('row').first().boundingBox())!
  await page.mouse.down()
  await page.mouse.move(from.x - 60, from.y - 40, { steps: 4 })
  await page.mouse.move(from.x - 90, to.y + 4, { steps: 8 })
  await page.mouse.up()
  await expect(grid.getByRole('row').first()).toHaveText(new RegExp(`1${t.chapterUnnamed}`))
})

test('files become chapters and items after a look at them', async ({ page, at, say }) => {
  const [t, d] = [say(outlineText), say(dialogText)]
  const { light } = await openEditors(page, at('/test?part=OutlineEditor'), t.label)
  const names = ['第十讲 索赔.pdf', '第二讲 合同.mp4', '第二讲 合同.pptx', '程序.exe']
  const files = names.map((name) => ({ name, mimeType: 'text/plain', buffer: Buffer.from('x') }))
  await light.locator('input[type=file]').last().setInputFiles(files)
  const dialog = page.getByRole('dialog', { name: d.filesTitle })
  await expect(dialog.getByText(d.willAddBoth('2', '3'))).toBeVisible()
  await expect(dialog.getByText(d.skipped('1'))).toBeVisible()
  await expect(dialog.getByRole('listitem').first()).toHaveText('1合同')
  await dialog.getByRole('button', { name: d.cancel }).click()
  await expect(light.getByRole('button', { name: t.first })).toBeVisible()
})
