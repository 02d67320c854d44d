import { courseApi } from '#src/features/learning/course/contract.ts'
import { test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('home is accessible and fits', everywhere, async ({ page, at, enter, locale }) => {
  await page.goto(at('/'))
  await look(page, 'home')
  const { call } = await enter()
  const { courseId } = await findCourse(call, locale, 'incoterms-2020')
  await call(courseApi.join, { courseId, fee: 0 })
  await page.goto(at('/'))
  await look(page, 'home of a learner')
  await enter({ role: '2' })
  await page.goto(at('/'))
  await look(page, 'home of a new teacher')
})
