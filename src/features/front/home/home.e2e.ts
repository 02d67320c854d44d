import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { homeText } from './web/home-text.ts'
import { stepsText } from './web/steps-text.ts'
import { todayText } from './web/today-text.ts'
import { verificationText } from '#src/features/people/verification/web/verification-text.ts'
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

test('a new teacher sees the first steps at home, and the next one is a page away', async ({
  page,
  enter,
  at,
  say,
}) => {
  const t = say(stepsText)
  await enter({ role: '2', realName: '欧阳静' })
  await page.goto(at('/'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    say(todayText).welcome(at('/').startsWith('/en') ? 'Ouyang Jing' : '欧阳静'),
  )
  const steps = page.getByRole('region', { name: t.stepsTitle })
  await expect(steps.getByRole('listitem')).toHaveCount(3)
  await steps.getByRole('link', { name: t.steps.verification.act }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say(verificationText).title)
})
