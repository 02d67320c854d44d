import { classApi } from '#src/features/learning/class/contract.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { scheduleApi } from './contract.ts'
import { schedulePaths } from './paths.ts'
import { calendarText } from './web/calendar-text.ts'
import { subscribeText } from './web/subscribe-text.ts'
import { timetableText } from './web/timetable-text.ts'

test(
  'a teacher makes the timetable and moves a lesson; a student sees it on a phone and subscribes',
  onBoth,
  async ({ page, at, say, enter, newPerson, otherDevice, request }) => {
    test.slow()
    const [t, c, s] = [say(timetableText), say(calendarText), say(subscribeText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    const { yearFrom, semester } = semesterOf(schoolDay())
    const made = { name: 'Trade 2601', yearFrom: String(yearFrom), semester }
    const { classId } = await teacher.call(classApi.create, made)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    await student.call(classApi.join, { code })
    // The second week of a semester has no holidays, whatever day it is today.
    const { term } = await teacher.call(scheduleApi.getCalendar, { view: 'term' })
    const monday = addDays(term!.startsOn, 7)
    const [tuesday, thursday] = [addDays(monday, 1), addDays(monday, 3)]

    await test.step('the teacher adds a lesson for all weeks', async () => {
      await page.goto(at(schedulePaths.class(classId, { day: tuesday })))
      await whenReady(page)
      await page.getByRole('button', { name: t.add }).click()
      const dialog = page.getByRole('dialog', { name: t.addTitle })
      await dialog.getByRole('textbox', { name: t.name }).fill('Export documents')
      await dialog.getByRole('combobox', { name: t.weekday }).selectOption('2')
      // A room of its own, because the same journey runs on another screen.
      await dialog.getByRole('textbox', { name: t.room }).fill(`Q${classId}`)
      await expect(dialog.getByText(t.noConflicts)).toBeVisible()
      await dialog.getByRole('button', { name: t.save }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('table', { name: t.lessons })).toContainText('Export documents')
    })

    await test.step('a second lesson at the same time is shown as a conflict', async () => {
      await page.getByRole('button', { name: t.add }).click()
      const dialog = page.getByRole('dialog', { name: t.addTitle })
      await dialog.getByRole('combobox', { name: t.weekday }).selectOption('2')
      await expect(dialog.getByText(t.conflicts, { exact: true })).toBeVisible()
      await expect(dialog.getByText('Export documents')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
    })

    await test.step('the teacher moves one lesson, with a reason', async () => {
      await page
        .getByRole('article')
        .getByRole('button', { name: t.actsOf('Export documents') })
        .click()
      await page.getByRole('menuitem', { name: t.move }).click()
      const dialog = page.getByRole('dialog', { name: t.moveTitle('Export documents') })
      await dialog.getByLabel(t.toDay).fill(thursday)
      await dialog.getByRole('textbox', { name: t.reason }).fill('Staff meeting')
      await dialog.getByRole('button', { name: t.doMove }).click()
      await expect(dialog).toHaveCount(0)
      await expect(page.getByRole('article')).toHaveCount(2)
    })

    const theirs = await otherDevice(student)
    await theirs.setViewportSize({ width: 360, height: 760 })
    await test.step('the student sees both places on a phone, in the week, the month and the day', async () => {
      await theirs.goto(at(schedulePaths.own({ day: tuesday })))
      const lessons = theirs.getByRole('article')
      await expect(lessons).toHaveCount(2)
      await expect(lessons.first().locator('s').first()).toHaveText('Export documents')
      await expect(lessons.last()).toContainText('Staff meeting')
      await theirs.getByRole('link', { name: c.views.month, exact: true }).click()
      await expect(theirs.getByRole('link', { name: /Export documents/ }).first()).toBeVisible()
      await theirs.goto(at(schedulePaths.own({ view: 'day', day: thursday })))
      await expect(theirs.getByRole('article')).toHaveCount(1)
    })

    await test.step('the arrow keys turn the calendar', async () => {
      await whenReady(theirs)
      await theirs.keyboard.press('ArrowLeft')
      await expect(theirs).toHaveURL(new RegExp(`day=${addDays(thursday, -1)}`))
      await expect(theirs.getByText(c.emptyTitle)).toBeVisible()
    })

    await test.step('the student subscribes, and renewing the address ends the old one', async () => {
      await theirs.getByRole('link', { name: c.subscribe }).click()
      await theirs.getByRole('button', { name: s.make }).click()
      const field = theirs.getByRole('textbox', { name: s.address })
      await expect(field).toHaveValue(/\.ics$/)
      const first = await field.inputValue()
      expect(await (await request.get(first)).text()).toContain('Export documents')
      await theirs.getByRole('button', { name: s.renew }).click()
      await theirs.getByRole('alertdialog').getByRole('button', { name: s.renew }).click()
      await expect(field).not.toHaveValue(first)
      expect((await request.get(first)).status()).toBe(404)
    })
  },
)
