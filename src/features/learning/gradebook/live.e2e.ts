import { classApi } from '#src/features/learning/class/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { gradebookApi } from './contract.ts'
import { gradebookPaths } from './paths.ts'
import { gradebookText } from './web/gradebook-text.ts'

test('two teachers in one gradebook see each other’s marks, and what is typed meanwhile is not lost', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
}) => {
  test.slow()
  const t = say(gradebookText)
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const given = { name: 'Trade 2602', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await teacher.call(classApi.create, given)
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  for (const realName of ['林晓舟', '周雨婷'])
    await (await newPerson({ role: '1', realName })).call(classApi.join, { code })
  const colleague = await newPerson({ role: '2', isVerified: true, realName: '周文斌' })
  await teacher.call(classApi.invite, { classId, who: colleague.username, role: 'coTeacher' })
  await colleague.call(classApi.answerInvitation, { classId, accept: true })
  await teacher.call(gradebookApi.create, { classId })
  const { book } = await teacher.call(gradebookApi.getGradebook, { classId })
  const categoryId = String(book!.categories[3]!.categoryId)
  await teacher.call(gradebookApi.addColumn, {
    classId,
    categoryId,
    name: 'Final',
    fullMark: '100',
  })
  const theirs = await otherDevice(colleague)
  for (const one of [page, theirs]) {
    await one.goto(at(gradebookPaths.gradebook(classId)))
    await whenReady(one)
  }
  const cell = (of: typeof page, row: number, column: number) =>
    of.locator(`[data-row="${row}"] [data-column="${column}"]`)

  await test.step('a mark of the colleague appears', async () => {
    await theirs.getByRole('grid').focus()
    await theirs.keyboard.type('88')
    await theirs.keyboard.press('Enter')
    await expect(cell(page, 1, 2)).toHaveText('88')
    await expect(cell(page, 1, 1)).toHaveText('88')
  })

  await test.step('a cell that is being edited keeps its text, and both values are shown', async () => {
    await page.getByRole('grid').focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.type('7')
    const field = page.getByRole('grid').getByRole('textbox')
    await expect(field).toHaveValue('7')
    await theirs.keyboard.type('60')
    await theirs.keyboard.press('Enter')
    await expect(cell(page, 2, 1)).toHaveText('60')
    await expect(field).toHaveValue('7')
    await page.keyboard.type('5')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: t.clashTitle })
    await expect(dialog).toContainText('60')
    await dialog.getByRole('button', { name: t.useMine }).click()
    await expect(cell(page, 2, 2)).toHaveText('75')
    await expect(cell(theirs, 2, 2)).toHaveText('75')
  })

  await test.step('a frozen gradebook is frozen for the colleague too', async () => {
    await teacher.call(gradebookApi.freeze, { classId, missing: 0 })
    for (const one of [page, theirs]) await expect(one.getByText(t.frozenNote)).toBeVisible()
  })
})
