import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { quizOn } from '#tests/browser/quiz.ts'
import { demoItems, findCourse, questionsOf } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { quizApi } from './contract.ts'

const slug = 'incoterms-2020'

test('a quiz is accessible and fits', everywhere, async ({ page, locale, enter }) => {
  const { call } = await enter()
  const course = await findCourse(call, locale, slug)
  const { courseId } = course
  const quiz = demoItems(slug, 'quiz')[1]!
  const { itemId, path } = course.item(quiz.name)
  const taking = quizOn(page, locale, questionsOf(quiz))

  await call(courseApi.join, { courseId, fee: 0 })
  await page.goto(path)
  await expect(page.getByRole('button', { name: taking.t.start })).toBeVisible()
  await look(page, 'a quiz before it begins')
  const { attemptId } = await call(studyApi.startQuiz, { courseId, itemId })
  await page.goto(path)
  for (const index of [0, 4, 5, 6]) {
    await taking.answer(index, index > 0)
    await taking.expectSaved(index)
  }
  await look(page, 'a quiz being taken')
  await page.getByRole('button', { name: taking.t.handIn, exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await look(page, 'handing in is confirmed')
  await call(quizApi.handIn, { attemptId })
  await page.goto(path)
  await expect(page.getByRole('heading', { name: taking.t.result })).toBeVisible()
  await look(page, 'a quiz with its result')
})
