import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { readDrawing } from '#tests/browser/read-drawing.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { attendanceText } from './web/attendance-text.ts'
import { beginText } from './web/begin-text.ts'
import { checkInText } from './web/check-in-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { rollText } from './web/roll-text.ts'
import { statesText } from './web/states-text.ts'

test(
  'a teacher begins a lesson, students check in by the code on the screen, and the roll is corrected',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const [l, c, r] = [say(lessonText), say(checkInText), say(rollText)]
    const { states } = say(statesText)
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const students = await Promise.all(
      ['林晓舟', '周雨婷'].map((realName) => newPerson({ role: '1', realName })),
    )
    for (const one of students) await one.call(classApi.join, { code })
    const [first, second] = ['林晓舟', '周雨婷'].map((name) =>
      locale === 'en-US' ? latinName(name) : name,
    )

    await test.step('the lesson begins with one button', async () => {
      await page.goto(at(classPaths.class(classId)))
      await whenReady(page)
      await page.getByRole('button', { name: say(beginText).begin }).click()
      await expect(page.getByText(l.nobody)).toBeVisible()
      await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
      await look(page, 'a lesson')
    })

    const phone = await otherDevice(students[0])
    await phone.setViewportSize({ width: 360, height: 760 })
    await test.step('a phone that scans the code is checked in by itself', async () => {
      const { pathname, search } = new URL(await readDrawing(page, l.qr))
      await phone.goto(at(pathname + search))
      await expect(phone.getByText(c.done.present)).toBeVisible()
      await expect(page.getByText(first!)).toBeVisible()
      await look(phone, 'checked in')
    })

    await test.step('a code that is wrong leads to the field of the figures', async () => {
      const other = await otherDevice(students[1])
      await other.goto(at(`/sclass/${classId}/check-in?c=1.wrong`))
      await expect(other.getByText(c.device)).toBeVisible()
      await expect(other.getByRole('alert').first()).not.toBeEmpty()
      await expect(other.getByRole('textbox', { name: c.figures })).toBeVisible()
      await look(other, 'the code has expired')
    })

    await test.step('the roll call ends, and a correction needs its reason', async () => {
      await page.getByRole('button', { name: l.endRoll }).click()
      const question = page.getByRole('alertdialog', { name: l.endRollTitle })
      await question.getByRole('button', { name: l.endRoll }).click()
      await expect(page.getByText(l.rollEnded)).toBeVisible()
      await look(page, 'the roll call has ended')
      await page.getByRole('link', { name: l.list, exact: true }).click()
      const row = page.getByRole('group', { name: r.set(second!) })
      const absent = row.getByRole('button', { name: states.absent })
      await expect(absent).toHaveAttribute('aria-pressed', 'true')
      await whenReady(page)
      await row.getByRole('button', { name: states.leave }).click()
      const dialog = page.getByRole('dialog', { name: r.correct(second!, states.leave) })
      await dialog.getByRole('textbox', { name: r.reason }).fill('ill')
      await dialog.getByRole('button', { name: r.save }).click()
      const leave = row.getByRole('button', { name: states.leave })
      await expect(leave).toHaveAttribute('aria-pressed', 'true')
      await look(page, 'the roll')
    })

    await test.step('the class has its attendance, and a student their own', async () => {
      await page.goto(at(classPaths.attendance(classId)))
      await expect(page.getByRole('heading', { name: say(attendanceText).students })).toBeVisible()
      await look(page, 'attendance')
      await phone.goto(at(classPaths.attendance(classId)))
      await expect(phone.getByText(states.present).first()).toBeVisible()
      await expect(phone.getByText(second!)).toHaveCount(0)
    })
  },
)
