import { latinName } from '#src/server/text/latin-name.ts'
import { schoolDay } from '#src/shared/school-day.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { lessonApi } from './contract.ts'
import { lessonPaths } from './paths.ts'
import { attendanceText } from './web/attendance-text.ts'
import { leaveText } from './web/leave-text.ts'
import { lessonText } from './web/lesson-text.ts'

test(
  'the pages and dialogs of lessons are accessible and fit',
  everywhere,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const [l, v] = [say(lessonText), say(leaveText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    await page.goto(at(classPaths.attendance(classId)))
    await look(page, 'no lessons')
    await page.goto(at(lessonPaths.leave(classId)))
    await look(page, 'no requests for leave')

    const names = ['林晓舟', '周雨婷', '陈思远']
    const students = await Promise.all(names.map((realName) => newPerson({ role: '1', realName })))
    for (const one of students) await one.call(classApi.join, { code })
    const [first, second, third] = students
    const today = schoolDay()
    const days = { classId, firstDay: today, lastDay: today }
    await third!.call(lessonApi.askLeave, { ...days, key: randomHex(), reason: 'Dentist' })
    await teacher.call(lessonApi.decideLeaves, { classId, approve: true })
    const { lessonId } = await teacher.call(lessonApi.begin, { classId })
    const { userId } = await first!
      .call(classApi.getMembers, { classId })
      .then(({ items }) => items.find(({ isMe }) => isMe)!)
    const set = { lessonId, userId, state: 'late' as const }
    await teacher.call(lessonApi.setState, set)

    await page.goto(at(lessonPaths.lesson(classId, lessonId)))
    await whenReady(page)
    await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
    await look(page, 'a lesson')
    await page.getByRole('button', { name: l.edit }).click()
    await expect(page.getByRole('dialog', { name: l.edit })).toBeVisible()
    await look(page, 'settings of a lesson')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.getByRole('button', { name: l.call }).click()
    const called = page.getByRole('dialog', { name: l.called })
    await expect(called).toBeVisible()
    await look(page, 'a random call')
    await called.getByRole('button', { name: l.isHere, exact: true }).click()
    await expect(called).toHaveCount(0)
    await teacher.call(lessonApi.end, { lessonId })
    await page.goto(at(lessonPaths.roll(classId, lessonId)))
    await look(page, 'the roll with its record')
    await page.goto(at(classPaths.attendance(classId)))
    await expect(page.getByRole('table', { name: say(attendanceText).students })).toBeVisible()
    await look(page, 'attendance')

    await second!.call(lessonApi.askLeave, { ...days, key: randomHex(), reason: 'Fever' })
    await page.goto(at(lessonPaths.leave(classId)))
    await whenReady(page)
    await look(page, 'requests for leave')
    const name = locale === 'en-US' ? latinName('周雨婷') : '周雨婷'
    await page.getByRole('button', { name: v.refuseOne(name) }).click()
    await expect(page.getByRole('dialog', { name: v.refuseTitle })).toBeVisible()
    await look(page, 'a request is refused')

    const student = await otherDevice(second)
    await student.setViewportSize(page.viewportSize()!)
    await student.goto(at(classPaths.attendance(classId)))
    await look(student, 'one’s own attendance')
    await student.goto(at(lessonPaths.leave(classId)))
    await whenReady(student)
    await look(student, 'one’s own requests')
    await student.getByRole('button', { name: v.ask }).click()
    await expect(student.getByRole('dialog', { name: v.ask })).toBeVisible()
    await look(student, 'leave is asked for')
  },
)
