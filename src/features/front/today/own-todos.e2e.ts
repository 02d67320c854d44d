import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { todoDialogText } from './web/dialog-text.ts'
import { todayText } from './web/text.ts'

test(
  'an own to-do is written down, put off, brought back, done and restored',
  everywhere,
  async ({ page, at, enter, say }) => {
    const t = say(todayText)
    const d = say(todoDialogText)
    const title = 'FOB 合同样本 · FOB sample'
    await enter()
    await page.goto(at('/user/todos'))
    const add = page.getByRole('button', { name: t.add })
    await add.click()
    const form = page.getByRole('form', { name: d.addTitle })
    await form.getByRole('button', { name: d.add, exact: true }).click()
    await expect(form.getByRole('textbox', { name: d.title })).toBeFocused()
    await look(page, 'a to-do without a title')
    await form.getByRole('textbox', { name: d.title }).fill(title)
    await form.getByLabel(d.dueOn).fill(addDays(schoolDay(), 9))
    await page.keyboard.press('Enter')
    const due = page.getByRole('region', { name: t.due })
    const row = due.getByRole('listitem').filter({ hasText: title })
    await expect(row).toBeVisible()
    await look(page, 'an own to-do')
    const more = row.getByRole('button', { name: t.more(title) })

    await more.click()
    await page.getByRole('menuitem', { name: t.chooseDay }).click()
    const day = page.getByLabel(d.untilOn)
    await expect(day).toHaveAttribute('max', addDays(schoolDay(), 9))
    await look(page, 'a day to put it off to')
    await page.getByRole('button', { name: d.snooze, exact: true }).click()
    await expect(row).toBeHidden()
    await page.getByText(t.snoozed('1')).click()
    await look(page, 'a to-do put off')
    await page.getByRole('button', { name: t.showNowWhat(title) }).click()
    await expect(row).toBeVisible()

    await row.getByRole('button', { name: t.markDone(title) }).click()
    await expect(row).toBeHidden()
    await page.getByText(t.done('1'), { exact: true }).click()
    await look(page, 'a to-do that is done')
    await page.getByRole('button', { name: t.undoWhat(title) }).click()
    await expect(row).toBeVisible()

    await more.click()
    await page.getByRole('menuitem', { name: t.delete, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
    await expect(row).toBeHidden()
    await expect(page.getByText(t.nothing)).toBeVisible()
  },
)
