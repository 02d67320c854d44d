import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { homeText } from './web/home-text.ts'
import { expect, test } from '#tests/browser.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'

test('home links a signed-in learner to the last opened item', async ({
  page,
  enter,
  at,
  locale,
  say,
}) => {
  const t = say(homeText)
  const { call } = await enter()
  const course = await findCourse(call, locale, 'incoterms-2020')
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  const item = course.item(demoItems('incoterms-2020', 'video')[1]!.name)
  await call(studyApi.visitItem, { courseId: course.courseId, itemId: item.itemId })
  await page.goto(at('/'))
  const strip = page.getByRole('region', { name: t.continueTitle })
  await strip.getByRole('link', { name: course.name }).click()
  await expect(page.getByRole('heading', { level: 1, name: item.name })).toBeVisible()
})
