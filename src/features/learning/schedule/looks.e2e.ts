import { classApi } from '#src/features/learning/class/contract.ts'
import { semesterOf } from '#src/features/learning/class/semester.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { scheduleApi } from './contract.ts'
import { schedulePaths } from './paths.ts'
import { officeText } from './web/office-text.ts'
import { subscribeText } from './web/subscribe-text.ts'
import { timetableText } from './web/timetable-text.ts'

test(
  'calendars, timetables and their dialogs are accessible and fit',
  everywhere,
  async ({ page, at, say, enter }) => {
    test.slow()
    const [t, s, o] = [say(timetableText), say(subscribeText), say(officeText)]
    const teacher = await enter({
      ...{ role: '2', isVerified: true, realName: '沈知遥', customRoles: ['admin'] },
    })
    await page.goto(at(schedulePaths.teaching()))
    await look(page, 'an empty calendar')
    const { yearFrom, semester } = semesterOf(schoolDay())
    const given = { name: 'Trade 2601', yearFrom: String(yearFrom), semester }
    const { classId } = await teacher.call(classApi.create, given)
    await page.goto(at(schedulePaths.class(classId)))
    await look(page, 'an empty timetable')
    const { term } = await teacher.call(scheduleApi.getCalendar, { view: 'term' })
    // The second week of a semester has no holidays, whatever day it is today.
    const monday = addDays(term!.startsOn, 7)
    const lesson = {
      ...{ classId, termId: term!.termId, lessonId: null, title: 'International trade' },
      ...{ room: 'A305', weeks: 'all', sectionFrom: 1, sectionTo: 2, teacherId: teacher.id },
    }
    const { lessonId } = await teacher.call(scheduleApi.saveLesson, { ...lesson, weekday: 2 })
    const other = await teacher.call(scheduleApi.saveLesson, { ...lesson, weekday: 4 })
    await teacher.call(scheduleApi.moveLesson, {
      ...{ lessonId, day: addDays(monday, 1), toDay: addDays(monday, 2), sectionFrom: 3 },
      ...{ sectionTo: 4, room: 'B1', reason: 'Staff meeting of the whole school' },
    })
    await teacher.call(scheduleApi.cancelLesson, {
      ...{ lessonId: other.lessonId, day: addDays(monday, 3), reason: 'Away' },
    })
    for (const view of ['day', 'week', 'month', 'term']) {
      await page.goto(at(schedulePaths.teaching({ view, day: addDays(monday, 2) })))
      await look(page, `a calendar: ${view}`)
    }
    await page.goto(at(schedulePaths.class(classId, { day: monday })))
    await whenReady(page)
    await look(page, 'a timetable')
    const article = page.getByRole('article')
    await page.getByRole('button', { name: t.add }).click()
    await expect(page.getByRole('dialog', { name: t.addTitle })).toBeVisible()
    await look(page, 'a lesson is added')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await article
      .last()
      .getByRole('button', { name: t.actsOf(lesson.title) })
      .click()
    await expect(page.getByRole('menuitem', { name: t.putBack })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.goto(at(schedulePaths.import()))
    await look(page, 'a timetable is imported')
    await page.goto(at(schedulePaths.subscribe()))
    await whenReady(page)
    await page.getByRole('button', { name: s.make }).click()
    await expect(page.getByRole('img', { name: s.qr })).toBeVisible()
    await look(page, 'the address of a feed')
    await page.goto(at(schedulePaths.office()))
    await whenReady(page)
    await look(page, 'the school calendar')
    for (const [button, title] of [
      [o.addTerm, o.addTerm],
      [o.editSections, o.editSections],
      [o.addDay, o.addDayTitle],
    ] as const) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByRole('dialog', { name: title })).toBeVisible()
      await look(page, `the school calendar: ${title}`)
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
    }
  },
)
