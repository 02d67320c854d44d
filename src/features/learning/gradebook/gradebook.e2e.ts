import { latinName } from '#src/server/text/latin-name.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { gradebookApi } from './contract.ts'
import { gradebookPaths } from './paths.ts'
import { dialogsText } from './web/dialogs-text.ts'
import { gradebookText } from './web/gradebook-text.ts'
import { whyText } from './web/why-text.ts'
import { wordsText } from './web/words-text.ts'

test('a teacher enters marks by the keyboard and from Excel, asks why, freezes and releases; a student on a phone sees them', async ({
  page,
  at,
  say,
  locale,
  enter,
  newPerson,
  otherDevice,
}) => {
  test.slow()
  const [t, d] = [say(gradebookText), say(dialogsText)]
  const [names, why] = [say(wordsText), say(whyText)]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await teacher.call(classApi.create, given)
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  const student = await newPerson({ role: '1', realName: '林晓舟' })
  const other = await newPerson({ role: '1', realName: '周雨婷' })
  for (const one of [student, other]) await one.call(classApi.join, { code })
  const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
  const grid = page.getByRole('grid')
  const cell = (row: number, column: number) =>
    page.locator(`[data-row="${row}"] [data-column="${column}"]`)

  await test.step('the gradebook is made, with a column', async () => {
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: t.create }).click()
    await page.getByRole('button', { name: t.addColumn }).click()
    const dialog = page.getByRole('dialog', { name: d.newColumn })
    await dialog.getByRole('textbox', { name: d.columnName }).fill('Final')
    const { book } = await teacher.call(gradebookApi.getGradebook, { classId })
    await dialog
      .getByRole('combobox', { name: d.category })
      .selectOption(String(book!.categories[3]!.categoryId))
    await dialog.getByRole('button', { name: d.add }).click()
    await expect(grid).toBeVisible()
  })

  await test.step('marks are typed, undone and pasted', async () => {
    await grid.focus()
    await page.keyboard.type('83.5')
    await page.keyboard.press('Enter')
    await expect(cell(1, 2)).toHaveText('83.5')
    await page.keyboard.type('7')
    await page.keyboard.press('Escape')
    await expect(cell(2, 2)).toHaveText('')
    await page.keyboard.type('60')
    await page.keyboard.press('Enter')
    await expect(cell(2, 2)).toHaveText('60')
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
    await page.keyboard.press('Control+z')
    await expect(cell(2, 2)).toHaveText('')
    await page.keyboard.press('Control+Home')
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await grid.evaluate((element) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', '８３．５\n缺考')
      element.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      )
    })
    await expect(cell(2, 2)).toHaveText(names.words.absent)
    await expect(cell(2, 1)).toHaveText(names.words.absent)
    await expect(cell(1, 1)).toHaveText('84')
  })

  await test.step('why it is so', async () => {
    await page.getByRole('button', { name: t.why }).click()
    const dialog = page.getByRole('dialog', { name: why.title(name, '84') })
    await expect(dialog.getByText(why.counted('83.5', '100', '83.5'))).toBeVisible()
    await expect(dialog.getByText(why.sum('83.5', '84'))).toBeVisible()
    await page.keyboard.press('Escape')
  })

  await test.step('it is downloaded, frozen and released', async () => {
    const menu = async (entry: string) => {
      await page.getByRole('button', { name: t.more }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    const [file] = await Promise.all([page.waitForEvent('download'), menu(t.download)])
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    await menu(t.freeze)
    const dialog = page.getByRole('dialog', { name: d.freeze })
    await expect(dialog.getByText(d.nothingMissing)).toBeVisible()
    await dialog.getByRole('button', { name: d.freeze }).click()
    await expect(page.getByText(t.frozenNote)).toBeVisible()
    await page.getByRole('button', { name: t.release }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.release }).click()
    await expect(page.getByText(t.releasedNote)).toBeVisible()
  })

  await test.step('the student sees the own row on a phone', async () => {
    const theirs = await otherDevice(student)
    await theirs.setViewportSize({ width: 360, height: 760 })
    await theirs.goto(at(`/sclass/${classId}`))
    await theirs.getByRole('link', { name: say(namesText).gradebook }).click()
    await expect(theirs.getByRole('heading', { name: `${names.total} 84` })).toBeVisible()
    await expect(theirs.getByText(why.counted('83.5', '100', '83.5'))).toBeVisible()
    await expect(theirs.getByText(names.words.absent)).toHaveCount(0)
  })
})
