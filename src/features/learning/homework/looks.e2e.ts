import { classApi } from '#src/features/learning/class/contract.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { homeworkApi } from './contract.ts'
import { homeworkPaths } from './paths.ts'
import { settings } from './test-settings.ts'
import { filesText } from './web/files-text.ts'
import { worksText } from './web/works-text.ts'

test(
  'the pages and dialogs of homework are accessible and fit',
  everywhere,
  async ({ page, at, say, locale, enter, newPerson }) => {
    test.slow()
    const w = say(worksText)
    await page.goto(at(homeworkPaths.mine()))
    await look(page, 'homework for visitors')
    await page.goto(at(homeworkPaths.own(1)))
    await look(page, 'one piece of homework for visitors')

    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    await teacher.call(classApi.create, { ...given, name: 'Trade 2602' })
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    await page.goto(at(homeworkPaths.list(classId)))
    await look(page, 'a class without homework')
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const criteria = [
      { id: '0000000a', text: 'Form', points: 4000 },
      { id: '0000000b', text: 'Content', points: 6000 },
    ]
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: 'a'.repeat(32), publish: true },
      homework: settings({ title: 'Invoice', body: '<p>Invoice</p>', criteria }),
    })
    const words = { text: 'INVOICE', photos: [], files: [] }
    const save = { homeworkId, save: 'b'.repeat(32), base: null, ...words }
    const { revision } = await student.call(homeworkApi.saveDraft, save)
    await student.call(homeworkApi.handIn, { homeworkId, revision })

    await page.goto(at(homeworkPaths.list(classId)))
    await look(page, 'the homework of a class')
    await page.goto(at(homeworkPaths.edit(classId, homeworkId)))
    await whenReady(page)
    await look(page, 'the form of homework')
    await page.goto(at(homeworkPaths.works(classId, homeworkId)))
    await whenReady(page)
    await look(page, 'the works of homework')
    const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
    const dialogOf = async (menu: string, entry: string) => {
      await page.getByRole('button', { name: menu, exact: true }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, `homework: ${entry}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await dialogOf(w.more, say(filesText).importMarks)
    await dialogOf(w.more, w.copy)
    await dialogOf(`${w.more}: ${name}`, w.extend)
    await page.goto(at(homeworkPaths.works(classId, homeworkId, { work: student.id })))
    await whenReady(page)
    await look(page, 'one work')
    await page.getByRole('button', { name: w.giveBack }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'homework: giving back')
  },
)
