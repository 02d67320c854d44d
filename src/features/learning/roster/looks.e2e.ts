import { classApi } from '#src/features/learning/class/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { rosterApi } from './contract.ts'
import { rosterPaths } from './paths.ts'
import { firstText } from './web/first-text.ts'
import { importText } from './web/import-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { rosterText } from './web/roster-text.ts'

test(
  'the pages of rosters and the first lesson are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, otherDevice }) => {
    test.slow()
    const [i, r, l] = [say(importText), say(rosterText), say(lessonText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: 'Chen Min' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const line = { phone: '13812345678', email: '', group: '1' }
    const lines = [
      { ...line, number: '2026030101', name: 'Anna Li' },
      { ...line, number: '2026030102', name: 'Ben Zhou', email: 'ben.zhou@example.com' },
    ]
    await page.goto(at(rosterPaths.roster(classId)))
    await look(page, 'no roster')
    await page.goto(at(rosterPaths.import(classId)))
    await whenReady(page)
    await look(page, 'a roster before it is read')
    const text =
      'Student ID,Name,Phone\n2026030101,Anna Li,1381234\n2.1E+9,Ben Zhou,\n3,Chloe Wu,\n'
    await page.getByRole('textbox', { name: i.paste }).fill(text)
    await page.getByRole('button', { name: i.read, exact: true }).click()
    await expect(page.getByRole('button', { name: i.editOf('Ben Zhou') })).toBeVisible()
    await look(page, 'a roster is previewed')
    await page.getByRole('button', { name: i.editOf('Ben Zhou') }).click()
    await look(page, 'a line is cured')

    await teacher.call(rosterApi.import, { classId, lines })
    await page.goto(at(rosterPaths.roster(classId)))
    await whenReady(page)
    await look(page, 'a roster')
    await page.getByRole('button', { name: r.actsOf('Anna Li') }).click()
    await page.getByRole('menuitem', { name: r.edit, exact: true }).click()
    await expect(page.getByRole('dialog', { name: r.editTitle('Anna Li') })).toBeVisible()
    await look(page, 'a row is edited')

    await page.goto(at(rosterPaths.lesson(classId)))
    await look(page, 'a first lesson before it is open')
    await teacher.call(rosterApi.openLesson, { classId })
    await page.reload()
    await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
    await look(page, 'a first lesson')

    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const visitor = await otherDevice()
    const viewport = page.viewportSize()
    if (viewport) await visitor.setViewportSize(viewport)
    await visitor.goto(at(rosterPaths.first({ code })))
    await expect(visitor.getByRole('textbox', { name: say(firstText).number })).toBeVisible()
    await look(visitor, 'the activation of a student')
  },
)
