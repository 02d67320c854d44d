import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { classApi } from './contract.ts'
import { classPaths } from './paths.ts'
import { membersText } from './web/members-text.ts'
import { mineText } from './web/mine-text.ts'
import { overviewText } from './web/overview-text.ts'

test(
  'the pages and dialogs of classes are accessible and fit',
  everywhere,
  async ({ page, at, say, locale, enter, newPerson }) => {
    test.slow()
    const [m, t, p] = [say(mineText), say(overviewText), say(membersText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const menu = async (entry: string) => {
      await page.getByRole('button', { name: t.more }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    await page.goto(at(classPaths.mine()))
    await look(page, 'no classes')
    await whenReady(page)
    await page.getByRole('button', { name: m.create }).first().click()
    await expect(page.getByRole('dialog', { name: m.create })).toBeVisible()
    await look(page, 'a class is created')

    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    await teacher.call(classApi.createGroup, { classId, name: '1' })
    const settings = { classId, open: true, approval: true, expiresOn: '' }
    await teacher.call(classApi.setCode, settings)
    const other = await newPerson({ role: '1', realName: '周雨婷' })
    await other.call(classApi.join, { code })

    await page.goto(at(classPaths.mine()))
    await look(page, 'classes')
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
    await look(page, 'a class')
    for (const entry of [t.edit, t.copy, t.transfer]) {
      await menu(entry)
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, `a class: ${entry}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    const dialogOf = async (button: string, title: string) => {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await look(page, `a class: ${title}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
    await dialogOf(t.codeSettings, t.settingsTitle)
    await dialogOf(t.invite, t.inviteTitle)
    await page.goto(at(classPaths.members(classId)))
    await whenReady(page)
    await page.getByRole('checkbox', { name: p.select(name) }).check()
    await look(page, 'people of a class')
    await page.getByRole('button', { name: p.actsOf(name) }).click()
    await page.getByRole('menuitem', { name: p.setNumber }).click()
    await expect(page.getByRole('dialog', { name: p.setNumberOf(name) })).toBeVisible()
    await look(page, 'the number of a student')
    await page.keyboard.press('Escape')
    const groups = page.getByRole('dialog', { name: p.manageGroups })
    await page.getByRole('button', { name: p.manageGroups }).click()
    await expect(groups).toBeVisible()
    await look(page, 'groups')
    await groups.getByRole('button', { name: p.newGroup }).click()
    await expect(page.getByRole('dialog', { name: p.newGroup })).toBeVisible()
    await look(page, 'a new group')
    await page.goto(at(classPaths.history(classId)))
    await look(page, 'history of a class')
    await page.goto(at(classPaths.code(classId)))
    await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
    await look(page, 'the code of a class')
    await page.goto(at(classPaths.join({ code: '22222222' })))
    await look(page, 'a wrong class code')
    await page.goto(at(classPaths.join({ code })))
    await look(page, 'a class is found')
  },
)
