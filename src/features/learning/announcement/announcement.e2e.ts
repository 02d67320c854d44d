import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { classCourseText } from '#src/features/learning/class-course/web/text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { overviewText } from '#src/features/learning/class/web/overview-text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { announcementText } from './web/text.ts'

test('a teacher announces; a student reads it by phone, the other one is reminded; a course of the class is opened', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
  otherDevice,
}) => {
  test.slow()
  const [t, c, n, o] = [
    say(announcementText),
    say(classCourseText),
    say(namesText),
    say(overviewText),
  ]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const [student, other] = [
    await newPerson({ role: '1', realName: '林晓舟' }),
    await newPerson({ role: '1', realName: '周雨婷' }),
  ]
  const name = '票据实训'
  await newQuiz({ ownerId: teacher.id, name, settings: {}, task: 'FOB 8.60' })
  const given = { name: '国贸 2601 班', yearFrom: '2026', semester: 'first' as const }
  const { classId } = await teacher.call(classApi.create, given)
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  for (const one of [student, other]) await one.call(classApi.join, { code })
  const title = '周五改到 302 机房'

  await test.step('the teacher writes an announcement', async () => {
    await page.goto(at(classPaths.announcements(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: t.write }).click()
    const dialog = page.getByRole('dialog', { name: t.write })
    await dialog.getByRole('button', { name: t.publish }).click()
    await expect(dialog.getByRole('textbox', { name: t.heading })).toHaveAttribute(
      'aria-invalid',
      'true',
    )
    await dialog.getByRole('textbox', { name: t.heading }).fill(title)
    await dialog.getByRole('textbox', { name: t.body }).click()
    await expect(dialog.getByRole('toolbar').first()).toBeVisible()
    await dialog.getByRole('textbox', { name: t.body }).fill('带上信用证样单。')
    await dialog.getByRole('button', { name: t.publish }).click()
    await expect(page.getByRole('link', { name: title })).toBeVisible()
    await expect(page.getByText(t.readBy('0', '2'))).toBeVisible()
  })

  const phone = await otherDevice(student)
  await phone.setViewportSize({ width: 360, height: 760 })
  await test.step('the student finds it among the to-dos and on the page of the class, and reads it', async () => {
    await phone.goto(at(todayPaths.today()))
    await expect(phone.getByRole('link', { name: title })).toBeVisible()
    await phone.goto(at(classPaths.class(classId)))
    await whenReady(phone)
    await expect(phone.getByText(o.unread)).toBeVisible()
    const read = phone.waitForResponse((one) => one.url().includes('Announcement/SetRead'))
    await phone.getByRole('link', { name: title }).click()
    await expect(phone.getByText('带上信用证样单。')).toBeVisible()
    await read
    await phone.goto(at(todayPaths.today()))
    await expect(phone.getByRole('link', { name: title })).toHaveCount(0)
  })

  await test.step('the teacher sees who has read it and reminds the other student, twice only after a question', async () => {
    await page.getByRole('link', { name: title }).click()
    await whenReady(page)
    const readers = page.getByRole('region', { name: t.readers })
    await expect(readers.getByText(t.readBy('1', '2'))).toBeVisible()
    await expect(readers.getByText('周雨婷')).toBeVisible()
    await expect(readers.getByText('林晓舟')).toHaveCount(0)
    await readers.getByRole('button', { name: t.remind }).click()
    await expect(page.getByText(t.remindDone('1'))).toBeVisible()
    await readers.getByRole('button', { name: t.remind }).click()
    const question = page.getByRole('alertdialog', { name: t.againTitle })
    await question.getByRole('button', { name: t.remind }).click()
    await expect(question).toHaveCount(0)
    await readers.getByRole('link', { name: t.state.read }).click()
    await expect(readers.getByText('林晓舟')).toBeVisible()
  })

  await test.step('the teacher adds an own course, which the student opens without joining it', async () => {
    await page.getByRole('link', { name: n.courses, exact: true }).click()
    await whenReady(page)
    await page.getByRole('button', { name: c.add }).click()
    const dialog = page.getByRole('dialog', { name: c.add })
    await dialog.getByRole('searchbox', { name: c.find }).fill(name)
    await dialog.getByRole('radio', { name }).first().check()
    await dialog.getByRole('button', { name: c.add }).click()
    await expect(page.getByRole('heading', { name })).toBeVisible()
    const { items } = await teacher.call(classCourseApi.getCourses, { classId })
    expect(items).toMatchObject([{ grants: true }])
    await phone.goto(at(classPaths.courses(classId)))
    await whenReady(phone)
    const visited = phone.waitForResponse((one) => one.url().includes('Study/VisitItem'))
    await phone.getByRole('link', { name: c.start }).click()
    expect((await visited).ok()).toBe(true)
    const mine = await student.call(studyApi.getMyCourses, { kind: 'premium' })
    expect(mine.items).toMatchObject([{ name }])
  })
})
