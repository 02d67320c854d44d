import { classApi } from '#src/features/learning/class/contract.ts'
import { gradingText } from '#src/features/learning/grading/web/grading-text.ts'
import { taskText } from '#src/features/learning/task/web/text.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { homeworkApi } from './contract.ts'
import { homeworkPaths } from './paths.ts'
import { settings } from './test-settings.ts'
import { groupsText } from './web/groups-text.ts'
import { ownText } from './web/own-text.ts'
import { worksText } from './web/works-text.ts'

test(
  'two members write one work on their phones, one hands it in, and a teacher marks both, one of them apart',
  onPhone,
  async ({ page, at, say, enter, newPerson, otherDevice, locale, expected }) => {
    test.slow()
    // The hand-in that a member’s words refuse.
    expected.push(/status of 409/)
    const [o, w, g, t] = [say(ownText), say(worksText), say(groupsText), say(taskText)]
    const grading = say(gradingText)
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const first = await enter({ role: '1', realName: '林晓舟' })
    const second = await newPerson({ role: '1', realName: '周雨婷' })
    for (const one of [first, second]) await one.call(classApi.join, { code })
    const { groupId } = await teacher.call(classApi.createGroup, { classId, name: 'North' })
    const userIds = [first.id, second.id]
    await teacher.call(classApi.setGroup, { classId, groupId, userIds })
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: 'a'.repeat(32), publish: true },
      homework: settings({ title: 'Export offer', inGroups: true }),
    })
    const nameOf = (name: string) => (locale === 'en-US' ? latinName(name) : name)
    const phone = await otherDevice(second)

    await test.step('both write', async () => {
      for (const one of [page, phone]) {
        await one.goto(at(homeworkPaths.own(homeworkId)))
        await whenReady(one)
      }
      await page.getByRole('textbox', { name: t.words }).fill('FOB Shanghai 9.80')
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
      await phone.getByRole('textbox', { name: t.words }).fill('CIF Hamburg 12.05')
      await expect(phone.getByText(o.merged)).toBeVisible()
      await expect(phone.getByRole('textbox', { name: t.words })).toHaveValue(/FOB[^]*CIF/)
      await look(phone, 'the work of a group being written')
    })

    await test.step('a hand-in of words that a member has changed is refused, and shows them', async () => {
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      await expect(page.getByRole('textbox', { name: t.words })).toHaveValue(/FOB[^]*CIF/)
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      await expect(page.getByRole('button', { name: o.change })).toBeVisible()
      await phone.reload()
      await expect(phone.getByRole('button', { name: o.change })).toBeVisible()
    })

    const desk = await otherDevice(teacher)
    await desk.setViewportSize({ width: 1280, height: 800 })
    await test.step('the teacher marks the group, and one member apart', async () => {
      await desk.goto(at(homeworkPaths.works(classId, homeworkId)))
      await whenReady(desk)
      await look(desk, 'works of groups')
      await desk.getByRole('link', { name: w.startMarking }).click()
      await expect(desk.getByRole('heading', { name: g.markingGroup })).toBeVisible()
      await whenReady(desk)
      await desk.keyboard.press('f')
      const points = desk.getByRole('textbox', { name: grading.points('100') })
      await expect(points).toHaveValue('100')
      await points.press('Control+Enter')
      await desk.getByRole('link', { name: w.open(nameOf('周雨婷')) }).click()
      await whenReady(desk)
      await desk.getByRole('button', { name: `${w.more}: ${nameOf('周雨婷')}` }).click()
      await desk.getByRole('menuitem', { name: g.ownMark }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('textbox', { name: g.markOutOf('100') }).fill('60')
      await dialog.getByRole('textbox', { name: g.reason }).fill('Joined late')
      await dialog.getByRole('button', { name: g.ownMarkAct }).click()
      await expect(desk.getByText(g.because('Joined late'))).toBeVisible()
      await look(desk, 'the work of a group')
      await teacher.call(homeworkApi.release, { homeworkId })
    })

    await test.step('each reads the own mark', async () => {
      await page.reload()
      await expect(page.getByText(o.markOf('100', '100'))).toBeVisible()
      await phone.reload()
      await expect(phone.getByText(o.markOf('60', '100'))).toBeVisible()
      await expect(phone.getByText(o.ownMark('Joined late'))).toBeVisible()
    })
  },
)
