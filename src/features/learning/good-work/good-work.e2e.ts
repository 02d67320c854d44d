import { classApi } from '#src/features/learning/class/contract.ts'
import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { inHours, settings } from '#src/features/learning/homework/test-settings.ts'
import { goodText } from '#src/features/learning/homework/web/good-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { goodWorkPaths } from './paths.ts'
import { goodWorkText } from './web/good-work-text.ts'

test(
  'a teacher proposes a returned work, its student agrees by phone without a name, and a classmate reads it',
  onPhone,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    test.slow()
    const [t, h] = [say(goodWorkText), say(goodText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await enter({ role: '1', realName: '林晓舟' })
    const classmate = await newPerson({ role: '1', realName: '周雨婷' })
    for (const one of [student, classmate]) await one.call(classApi.join, { code })
    const homework = settings({ title: 'Invoice', dueAt: inHours(1) })
    const saving = { classId, homeworkId: null, key: 'a'.repeat(32), publish: true }
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...saving,
      homework,
    })
    const words = { text: 'INVOICE No. 26', photos: [], files: [] }
    const draft = { homeworkId, save: '1'.repeat(32), base: null, ...words }
    const { revision } = await student.call(homeworkApi.saveDraft, draft)
    await student.call(homeworkApi.handIn, { homeworkId, revision })
    // The classmate has handed in too, so that both works are returned.
    const other = await classmate.call(homeworkApi.saveDraft, { ...draft, save: '2'.repeat(32) })
    await classmate.call(homeworkApi.handIn, { homeworkId, revision: other.revision })
    for (const [index, one] of [student, classmate].entries()) {
      await teacher.call(homeworkApi.setMark, {
        ...{ homeworkId, userId: one.id, handIn: 1, revision: 0, next: index + 1 },
        ...{ rawMark: 9000, criteria: {}, comment: '' },
      })
    }
    await teacher.call(homeworkApi.release, { homeworkId })

    const desk = await otherDevice(teacher)
    await desk.setViewportSize({ width: 1280, height: 800 })
    await test.step('the teacher asks from the work', async () => {
      await desk.goto(at(homeworkPaths.works(classId, homeworkId, { work: String(student.id) })))
      await whenReady(desk)
      await desk.getByRole('link', { name: h.propose }).click()
      await expect(desk.getByText('INVOICE No. 26')).toBeVisible()
      await look(desk, 'a work before its proposal')
      await desk.getByRole('textbox', { name: t.reason }).fill('FOB 8.60')
      await desk.getByRole('button', { name: t.send, exact: true }).click()
      await expect(desk.getByText(t.proposedState.waiting)).toBeVisible()
      await look(desk, 'a work that is proposed')
    })

    await test.step('the student agrees without a name, and can change it', async () => {
      await page.goto(at(homeworkPaths.own(homeworkId)))
      await whenReady(page)
      await page.getByRole('link', { name: h.answer }).click()
      await expect(page.getByText(t.question)).toBeVisible()
      await look(page, 'a question whether a work may be shown')
      await page.getByRole('button', { name: t.answers.unnamed, exact: true }).click()
      // The list of those that wait has none left.
      await expect(page.getByText(t.question)).toBeHidden()
      await page.goto(at(goodWorkPaths.list(classId)))
      await whenReady(page)
      await expect(page.getByText(t.chosen.unnamed)).toBeVisible()
      await page.getByRole('button', { name: t.change }).click()
      await look(page, 'an answer that is changed')
      await page.getByRole('button', { name: t.keep }).click()
      await expect(page.getByRole('button', { name: t.change })).toBeVisible()
    })

    await test.step('a classmate reads it without the name', async () => {
      const phone = await otherDevice(classmate)
      await phone.goto(at(homeworkPaths.own(homeworkId)))
      await whenReady(phone)
      await phone.getByRole('link', { name: h.look }).click()
      await expect(phone.getByText('FOB 8.60')).toBeVisible()
      await expect(phone.getByText(t.classmate, { exact: true })).toBeVisible()
      await expect(phone.getByText('INVOICE No. 26')).toBeVisible()
    })

    await test.step('the teacher ends the showing', async () => {
      await desk.goto(at(goodWorkPaths.list(classId)))
      await whenReady(desk)
      await look(desk, 'good works of a class')
      await desk.getByRole('button', { name: t.end }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: t.end }).click()
      await expect(desk.getByText(t.empty)).toBeVisible()
      await look(desk, 'no good works')
    })
  },
)
