import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { readDrawing } from '#tests/browser/read-drawing.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { interactionText } from '#src/features/learning/interaction/web/text.ts'
import { askText } from './web/ask-text.ts'
import { attendanceText } from './web/attendance-text.ts'
import { beginText } from './web/begin-text.ts'
import { checkInText } from './web/check-in-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { questionText } from './web/question-text.ts'
import { rollText } from './web/roll-text.ts'
import { statesText } from './web/states-text.ts'
import { leaveText } from './web/leave-text.ts'
import { lessonPaths } from './paths.ts'

const picture = {
  ...{ name: 'note.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'a teacher begins a lesson, students check in by the code on the screen, and the roll is corrected',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const q = say(questionText)
    const [l, c, r, v] = [say(lessonText), say(checkInText), say(rollText), say(leaveText)]
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

    await test.step('the projector needs no scrolling, and calls a student at random', async () => {
      if (page.viewportSize()!.width >= 1280) {
        const high = () =>
          page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
        expect(await high()).toBeLessThanOrEqual(0)
      }
      await page.getByRole('button', { name: l.call }).click()
      const called = page.getByRole('dialog', { name: l.called })
      await called.getByRole('button', { name: l.skip }).click()
      await expect(called).toHaveCount(0)
    })

    await test.step('a question is asked, answered on the phone, and its bars are shown', async () => {
      await page.getByRole('button', { name: l.ask, exact: true }).click()
      await page.getByRole('button', { name: say(askText).spoken }).click()
      const dialog = page.getByRole('dialog', { name: q.title('1') })
      await expect(dialog.getByText(q.answered('0', '2'))).toBeVisible()
      await phone.getByRole('button', { name: q.choose('B') }).click()
      await expect(phone.getByText(q.chosen('B'))).toBeVisible()
      await look(phone, 'an answer to a question')
      await expect(dialog.getByText(q.answered('1', '2'))).toBeVisible()
      await look(page, 'a question')
      await dialog.getByRole('button', { name: q.show }).click()
      await expect(dialog.getByRole('list', { name: q.bars })).toBeVisible()
      await look(page, 'bars of a question')
      await dialog.getByRole('button', { name: q.close }).click()
      await expect(dialog).toHaveCount(0)
      await expect(phone.getByRole('button', { name: q.choose('B') })).toHaveCount(0)
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
      const table = page.getByRole('table', { name: say(attendanceText).students })
      const row = table.getByRole('row', { name: second! })
      await expect(row.getByText(states.leave)).toHaveCount(1)
      await look(page, 'attendance')
      const arrives = page.waitForEvent('download')
      await page.getByRole('button', { name: say(attendanceText).download }).click()
      expect((await arrives).suggestedFilename()).toMatch(/\.xlsx$/)
      await phone.goto(at(classPaths.attendance(classId)))
      await expect(phone.getByText(states.present).first()).toBeVisible()
      await expect(phone.getByText(second!)).toHaveCount(0)
    })

    await test.step('a student asks for leave on a phone with a picture, and the teacher approves it', async () => {
      await phone.getByRole('link', { name: say(attendanceText).ownLeave }).click()
      await whenReady(phone)
      await phone.getByRole('button', { name: v.ask }).first().click()
      const dialog = phone.getByRole('dialog', { name: v.ask })
      await dialog.getByRole('textbox', { name: v.reason }).fill('fever')
      await dialog.locator('input[type=file]').last().setInputFiles(picture)
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await expect(dialog.getByText(say(interactionText).picturesOf('1', '2'))).toBeVisible()
      await dialog.getByRole('button', { name: v.send }).click()
      await expect(dialog).toHaveCount(0)
      await expect(phone.getByText(v.states.waiting).last()).toBeVisible()
      await page.goto(at(lessonPaths.leave(classId)))
      await whenReady(page)
      await expect(page.getByText('fever')).toBeVisible()
      const approve = page.getByRole('button', { name: v.approveOne(first!), exact: true })
      await approve.click()
      await expect(approve).toHaveCount(0)
      await expect(page.getByRole('listitem').getByText(v.states.approved)).toBeVisible()
    })
  },
)
