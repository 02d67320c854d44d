import { courses } from '#demo/courses.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { pick } from '#src/shared/locale.ts'
import { addDays, schoolDay } from '#src/shared/school-day.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'
import { semesterApi } from './contract.ts'
import { semesterPaths } from './paths.ts'
import { semesterText } from './web/semester-text.ts'
import { weeksText } from './web/weeks-text.ts'

/** A former, a running and a next semester, with a pace. */
const slug = 'trade-documents'
const [former, current, next] = courses.find((one) => one.slug === slug)!.semesters!

test(
  'a semester is copied to later days, gets a weekly pace, changes and is deleted',
  onPhone,
  async ({ page, at, say, locale, enter, call }) => {
    const t = say(semesterText)
    await enter(asAdministrator)
    const { courseId } = await findCourse(call, locale, slug)
    const card = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
    await page.goto(at(semesterPaths.manage(courseId)))
    const source = card(pick(current!.name, locale))
    await expect(source.getByText(t.paced)).toBeVisible()
    await expect(card(pick(former!.name, locale)).getByText(t.states.ended)).toBeVisible()
    await look(page, 'the semesters of a course')

    await source.getByRole('button', { name: t.copy }).click()
    const copy = page.getByRole('dialog', { name: t.copy })
    const startsOn = addDays(schoolDay(), 400)
    await copy.getByLabel(t.startsOn).fill(startsOn)
    await expect(copy.getByRole('row')).toHaveCount(9)
    await look(page, 'a semester is copied')
    await copy.getByRole('button', { name: t.copy }).click()

    const form = page.getByRole('dialog', { name: t.add })
    const name = 'Next year'
    await expect(form.getByLabel(t.endsOn)).toHaveValue(addDays(startsOn, 84))
    await expect(form.getByLabel(t.enrolUntil)).toHaveValue(addDays(startsOn, 53))
    // Both names say that it is a copy.
    const english = form.getByRole('textbox', { name: t.nameEn })
    await expect(form.getByRole('textbox', { name: t.name, exact: true })).toHaveValue(/（副本）$/)
    await expect(english).toHaveValue(/\(copy\)$/)
    await english.fill(name)
    await form.getByRole('button', { name: t.weekly }).click()
    await expect(form.getByLabel(/^5 /)).toHaveValue(addDays(startsOn, 28))
    await look(page, 'the form of a semester')
    await form.getByRole('button', { name: t.save }).click()
    await expect(card(name).getByText(t.states.upcoming)).toBeVisible()

    await card(name).getByRole('button', { name: t.edit }).click()
    const edit = page.getByRole('dialog', { name: t.edit })
    await edit.getByLabel(t.endsOn).fill(addDays(startsOn, -1))
    await edit.getByRole('button', { name: t.save }).click()
    await expect(edit.getByLabel(t.endsOn)).toHaveAttribute('aria-invalid', 'true')
    await edit.getByLabel(t.endsOn).fill(addDays(startsOn, 90))
    await edit.getByRole('button', { name: t.save }).click()
    await expect(edit).toBeHidden()

    await card(name).getByRole('button', { name: t.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
    await expect(card(name)).toHaveCount(0)
  },
)

test(
  'a learner sees what opens when, and moves to the next semester',
  onBoth,
  async ({ page, at, say, locale, enter, call }) => {
    const t = say(weeksText)
    const learner = await enter()
    const { courseId } = await findCourse(call, locale, slug)
    await learner.call(courseApi.join, { courseId, fee: 0 })
    const { semester } = await learner.call(courseApi.getCourse, { courseId })
    await page.goto(at(coursePaths.semester(semester!.semesterId)))
    const name = pick(current!.name, locale)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(page.getByRole('link', { name: new RegExp(`^${t.start} `) })).toHaveCount(3)
    const { weeks } = await learner.call(semesterApi.getSemester, semester!)
    const closed = weeks.filter(({ isOpen }) => !isOpen)
    expect(closed).toHaveLength(2)
    await look(page, 'a semester of a learner')

    await page.getByRole('link', { name: t.toNext }).click()
    const theirs = pick(next!.name, locale)
    await expect(page.getByRole('heading', { level: 1, name: theirs })).toBeVisible()
    await page.getByRole('button', { name: t.move }).click()
    const question = page.getByRole('alertdialog', { name: t.moveTitle(theirs) })
    await expect(question.getByText(t.moveText)).toBeVisible()
    await look(page, 'moving to a semester')
    await question.getByRole('button', { name: t.move }).click()
    await expect(page.getByText(t.moved).first()).toBeVisible()
    await expect(page.getByRole('button', { name: t.move })).toHaveCount(0)
    await look(page, 'a semester that starts later')
  },
)
