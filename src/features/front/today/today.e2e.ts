import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { todayText } from './web/text.ts'

const slug = 'incoterms-2020'

test(
  'the centre begins with what to do today: check in, and go on with a course',
  everywhere,
  async ({ page, at, enter, say, locale }) => {
    const t = say(todayText)
    const { call } = await enter()
    await page.goto(at('/user/todos'))
    await expect(page.getByText(t.nothing)).toBeVisible()
    await look(page, 'nothing to do')
    await page.getByRole('button', { name: t.checkIn('1') }).click()
    await expect(page.getByRole('main').getByText(t.checkedIn(1, '1'))).toBeVisible()
    const course = await findCourse(call, locale, slug)
    await call(courseApi.join, { courseId: course.courseId, fee: 0 })
    const video = course.item(demoItems(slug, 'video')[0]!.name)
    await call(studyApi.visitItem, { courseId: course.courseId, itemId: video.itemId })
    await page.reload()
    await expect(page.getByText(t.nothingDue)).toBeVisible()
    await look(page, 'a course in hand')
    await page.getByRole('region', { name: t.continue }).getByRole('link').last().click()
    await expect(page).toHaveURL(new RegExp(`/study/${course.courseId}/`))
  },
)
