import { homeworkApi } from '#src/features/learning/homework/contract.ts'
import { settings } from '#src/features/learning/homework/test-settings.ts'
import { peerApi } from '#src/features/learning/peer/contract.ts'
import { classCourseApi } from '#src/features/learning/class-course/contract.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { fromSchoolTime, toSchoolTime } from '#src/shared/school-time.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { classApi } from './contract.ts'
import { classPaths } from './paths.ts'
import { copyText } from './web/copy-text.ts'
import { overviewText } from './web/overview-text.ts'

test(
  'a teacher copies a class with its course and homework, changes a date and leaves one out',
  onBoth,
  async ({ page, at, say, enter, newQuiz }) => {
    const [t, o] = [say(copyText), say(overviewText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const { classId } = await teacher.call(classApi.create, {
      ...{ name: 'Trade 2601', yearFrom: '2025', semester: 'full' },
    })
    const { courseId } = await newQuiz({
      ...{ ownerId: teacher.id, name: 'Letters of credit', settings: {} },
    })
    const today = schoolDay()
    await teacher.call(classCourseApi.add, { classId, courseId, opensOn: today })
    const [course] = (await teacher.call(classCourseApi.getCourses, { classId })).items
    const dueAt = fromSchoolTime(`${addDays(today, 5)}T18:30`)!
    for (const title of ['Commercial invoice', 'Packing list']) {
      const { homeworkId } = await teacher.call(homeworkApi.save, {
        ...{ classId, homeworkId: null, key: randomHex(), publish: true },
        homework: settings({ title, dueAt, photos: 0, kinds: ['document'] }),
      })
      const round = { reviews: 2, days: 7, anonymous: true, wordsRequired: false }
      await teacher.call(peerApi.set, { homeworkId, round })
    }

    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: o.more }).click()
    await page.getByRole('menuitem', { name: o.copy }).click()
    const dialog = page.getByRole('dialog', { name: o.copyTitle })
    const rounds = dialog.getByRole('group', { name: t.kinds.peer })
    const dueOf = (title: string) => dialog.getByLabel(t.fieldOf(t.fields.dueAt, title))

    await test.step('the dates move by the weeks that are typed', async () => {
      await dialog.getByRole('textbox', { name: t.weeks }).fill('20')
      await expect(dueOf('Packing list')).toHaveValue(`${addDays(today, 5 + 140)}T18:30`)
      await expect(dialog.getByLabel(t.fieldOf(t.fields.opensOn, course!.name))).toHaveValue(
        addDays(today, 140),
      )
      await expect(rounds.getByText(t.roundEnds, { exact: true })).toHaveCount(2)
      await look(page, 'the preview of a copy')
    })

    const changed = `${addDays(today, 150)}T23:59`
    await test.step('one date is changed, one homework is left out', async () => {
      await dueOf('Packing list').fill(changed)
      await expect(dialog.getByRole('button', { name: t.undo })).toBeVisible()
      await dialog
        .getByRole('group', { name: t.kinds.homework })
        .getByRole('checkbox', { name: 'Commercial invoice' })
        .uncheck()
      await expect(rounds.getByText(t.stays.noHomework)).toBeVisible()
      await expect(dueOf('Commercial invoice')).toHaveCount(0)
      await dialog.getByRole('button', { name: t.copy, exact: true }).click()
      await expect(page.getByText(t.copied)).toBeVisible()
      await expect(dialog).toHaveCount(0)
    })

    const { items } = await teacher.call(classApi.getMine, {})
    const copy = items.find((one) => one.classId !== classId)!
    const courses = await teacher.call(classCourseApi.getCourses, { classId: copy.classId })
    expect(courses.items).toMatchObject([{ opensOn: addDays(today, 140) }])
    const homework = await teacher.call(homeworkApi.getOfClass, { classId: copy.classId })
    expect(homework.items).toMatchObject([{ title: 'Packing list' }])
    expect(toSchoolTime(homework.items[0]!.dueAt)).toBe(changed)
    const { homeworkId } = homework.items[0]!
    const { round } = await teacher.call(peerApi.getRound, { homeworkId })
    expect(toSchoolTime(round!.endsAt)).toBe(`${addDays(today, 157)}T23:59`)
  },
)
