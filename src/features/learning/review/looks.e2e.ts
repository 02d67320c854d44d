import { courseApi } from '#src/features/learning/course/contract.ts'
import { reportText } from '#src/features/people/report/web/report-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { reviewApi } from './contract.ts'
import { reviewText } from './web/text.ts'

test(
  'reviews, their forms and the report are accessible and fit',
  everywhere,
  async ({ page, call, enter, locale, say }) => {
    const [t, r] = [say(reviewText), say(reportText)]
    const course = await findCourse(call, locale, 'incoterms-2020')
    for (const query of ['', '?stars=2', '?sort=helpful']) {
      await page.goto(course.path(`/comment${query}`))
      await look(page, `reviews ${query}`)
    }
    const { call: own } = await enter()
    const { courseId } = course
    await own(courseApi.join, { courseId, fee: 0 })
    await page.goto(course.path('/comment'))
    await whenReady(page)
    await page.getByRole('button', { name: t.submit }).click()
    await look(page, 'a review without words is refused')
    await page.getByRole('button', { name: r.report }).first().click()
    await expect(page.getByRole('dialog', { name: r.title })).toBeVisible()
    await look(page, 'a report')
    await own(reviewApi.saveReview, { courseId, score: '3.5', content: '很好' })
    await page.goto(course.path('/comment'))
    await expect(page.getByRole('region', { name: t.you })).toBeVisible()
    await look(page, 'the own review')
    await own(reviewApi.deleteReview, { courseId })
  },
)
