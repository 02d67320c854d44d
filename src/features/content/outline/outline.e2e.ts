import type { Page } from '@playwright/test'
import { expect, tabTo, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { dialogText } from './web/dialog-text.ts'
import { outlineText } from './web/outline-text.ts'

/** The editors of the gallery: one with every state of a row, and an empty one. */
async function openEditors(page: Page, path: string, label: string) {
  await page.goto(path)
  const light = page.locator('#OutlineEditor [data-scheme=light]')
  const grid = light.getByRole('treegrid', { name: label }).first()
  await expect(grid).toBeVisible()
  return { grid, light }
}

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

test('an outline is made by the keyboard alone', async ({ page, at, say }) => {
  const [t, d] = [say(outlineText), say(dialogText)]
  const { light } = await openEditors(page, at('/test?part=OutlineEditor'), t.label)
  const press = async (...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }
  await light.getByRole('button', { name: t.first }).focus()
  await press('Enter')
  const made = light.getByRole('treegrid', { name: t.label }).last()
  for (const name of ['A', 'B', 'C']) {
    await expect(made.getByRole('row').getByRole('textbox')).toBeFocused()
    await page.keyboard.type(name)
    await press('Enter')
  }
  await press('Escape')
  const rows = made.getByRole('row')
  await expect(rows).toHaveText([/^1A/, /^2B/, /^3C/])
  // A screen reader moves the focus without a key.
  await rows.first().focus()
  await press('ArrowDown', 'ArrowDown')
  await expect(rows.last()).toBeFocused()
  await press('Alt+ArrowRight')
  await expect(rows).toHaveText([/^1A/, /^2B/, /^2.1C/])
  await press('ArrowUp', 'Alt+ArrowUp')
  await expect(rows).toHaveText([/^1B/, /^1.1C/, /^2A/])
  await press('ArrowDown', 'Alt+ArrowLeft')
  await expect(rows).toHaveText([/^1B/, /^2C/, /^3A/])
  await press('F2')
  await page.keyboard.type('D')
  await press('Enter', 'Control+d')
  await expect(rows).toHaveText([/^1B/, /^2D/, /^3D/, /^4A/])
  await press('Delete')
  await expect(rows).toHaveText([/^1B/, /^2D/, /^3A/])
  await press('Control+z')
  await expect(rows).toHaveText([/^1B/, /^2D/, /^3D/, /^4A/])
  await press('Home', 'm')
  const dialog = page.getByRole('dialog', { name: d.moveOne('B') })
  await expect(dialog.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('A')
  await tabTo(page, dialog.getByRole('radio'))
  await press('Space')
  await tabTo(page, dialog.getByRole('button', { name: d.moveInside }))
  await press('Enter')
  await expect(rows).toHaveText([/^1D/, /^2D/, /^3A/, /^3.1B/])
})
