import { classApi } from '#src/features/learning/class/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { gradebookApi } from './contract.ts'
import { gradebookPaths } from './paths.ts'
import { gradebookText } from './web/gradebook-text.ts'
import { studentText } from './web/student-text.ts'

test(
  'the pages and dialogs of gradebooks are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    test.slow()
    const t = say(gradebookText)
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await look(page, 'no gradebook')
    await teacher.call(gradebookApi.create, { classId })
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await look(page, 'a gradebook without columns')
    const { book } = await teacher.call(gradebookApi.getGradebook, { classId })
    const columnIds: number[] = []
    for (const { categoryId } of book!.categories) {
      const column = { classId, categoryId: String(categoryId), name: 'Midterm', fullMark: '20' }
      columnIds.push((await teacher.call(gradebookApi.addColumn, column)).columnId)
    }
    const { students } = await teacher.call(gradebookApi.getGradebook, { classId })
    const { userId } = students[0]!
    const changes = columnIds
      .slice(1)
      .map((columnId, n) => ({ columnId, userId, was: '', is: ['1450', 'exempt', '1675'][n]! }))
    await teacher.call(gradebookApi.setMarks, { classId, changes })
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await whenReady(page)
    await look(page, 'a gradebook')
    for (const entry of [t.addSources, t.rules, t.freeze, t.hide]) {
      await page.getByRole('button', { name: t.more }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, `a gradebook: ${entry}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await page.getByRole('button', { name: t.addColumn }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'a new column')
    await page.goto(at(gradebookPaths.history(classId)))
    await look(page, 'history of grades')
    await page.goto(at(gradebookPaths.student(classId, userId)))
    await expect(page.getByRole('heading', { name: say(studentText).marks })).toBeVisible()
    await look(page, 'one student')
    const theirs = await otherDevice(student)
    await theirs.goto(at(gradebookPaths.gradebook(classId)))
    await look(theirs, 'grades that are not released')
    await teacher.call(gradebookApi.freeze, { classId, missing: 1 })
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await whenReady(page)
    await look(page, 'a frozen gradebook')
    await page.getByRole('button', { name: t.more }).click()
    await page.getByRole('menuitem', { name: t.unfreeze, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'a gradebook is unfrozen')
    await teacher.call(gradebookApi.release, { classId })
    await theirs.goto(at(gradebookPaths.gradebook(classId)))
    await look(theirs, 'one’s own grades')
  },
)
