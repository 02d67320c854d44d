import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { resultText } from '#src/features/learning/quiz/web/result-text.ts'
import { startText } from '#src/features/learning/quiz/web/start-text.ts'
import { takingText } from '#src/features/learning/quiz/web/taking-text.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { nameFor } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { invigilationPaths } from './paths.ts'
import { allowanceText } from './web/allowance-text.ts'
import { invigilationText } from './web/invigilation-text.ts'

test(
  'an examination: terms, answers, a pause, hand-in, and scores that appear when they are released',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice, expected, locale }) => {
    test.slow()
    const [t, q, k] = [say(quizText), say(questionText), say(takingText)]
    const [s, r, m] = [say(startText), say(resultText), say(invigilationText)]
    // The first try is without the password.
    expected.push(/422/)
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `期末考试 ${teacher.username}`
    const settings = { ...templateSettings.exam, password: '海运', handInAfter: 0 }
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings })
    const student = await enter()
    await student.call(courseApi.join, { courseId: quiz.courseId, fee: 0 })
    const desk = await otherDevice(teacher)
    const main = desk.getByRole('main')

    await test.step('the learner reads the terms, and starts with the password', async () => {
      await page.goto(at(studyPaths.study('premium', quiz.courseId, quiz.itemId)))
      await whenReady(page)
      await expect(page.getByText(s.limit('100'))).toBeVisible()
      await expect(page.getByText(s.mark.released)).toBeVisible()
      await look(page, 'exam-terms')
      await page.getByRole('button', { name: t.start, exact: true }).click()
      await expect(page.getByRole('textbox', { name: s.password })).toBeVisible()
      await page.getByRole('textbox', { name: s.password }).fill('海运')
      await page.getByRole('button', { name: t.start, exact: true }).click()
      await expect(page.getByRole('timer')).toHaveText(/1:\d\d:\d\d/)
    })
    await test.step('an answer is saved, and a question is marked to check', async () => {
      await page.getByRole('radio', { name: q.right, exact: true }).first().check()
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: k.flag }).first().click()
      await expect(page.getByRole('button', { name: k.flagged }).first()).toBeVisible()
      await look(page, 'exam-taking')
    })
    await test.step('the teacher finds the quiz and the learner who is at it', async () => {
      await desk.goto(at(invigilationPaths.quizzes()))
      await whenReady(desk)
      await look(desk, 'quizzes')
      await main.getByRole('link', { name }).click()
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main.getByText(m.progress('1', '3'))).toBeVisible()
      await look(desk, 'quiz-live')
    })
    await test.step('a pause covers the paper; after it the learner goes on', async () => {
      const ask = desk.getByRole('alertdialog')
      await main.getByRole('button', { name: m.pause }).click()
      await ask.getByRole('button', { name: m.confirm }).click()
      await expect(main.getByText(m.paused, { exact: true })).toBeVisible()
      // Without a reload: the open page is told.
      await expect(page.getByText(k.paused)).toBeVisible()
      await expect(page.getByRole('button', { name: t.handIn, exact: true })).toBeDisabled()
      await main.getByRole('button', { name: m.resume }).click()
      await expect(main.getByRole('button', { name: m.pause })).toBeVisible()
      await expect(page.getByText(k.paused)).toBeHidden()
    })
    await test.step('more time is given to one learner', async () => {
      await main.getByRole('button', { name: m.acts(nameFor('顾远航', locale)) }).click()
      await desk.getByRole('menuitem', { name: m.arrange }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('textbox', { name: say(allowanceText).minutes }).fill('25')
      await look(desk, 'allowance')
      await dialog.getByRole('button', { name: m.save }).click()
      await expect(main.getByText(m.extra('25'))).toBeVisible()
      await expect(page.getByRole('timer')).toHaveText(/2:0\d:\d\d/)
    })
    await test.step('the hand-in shows no score until the teacher releases it', async () => {
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      const ask = page.getByRole('alertdialog')
      await ask.getByRole('button', { name: t.handInNow, exact: true }).click()
      await expect(page.getByRole('heading', { name: r.handedIn })).toBeVisible()
      await expect(page.getByText(r.hidden.released)).toBeVisible()
      await look(page, 'exam-handed-in')
      await main.getByRole('button', { name: m.releaseMarks }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: m.confirm }).click()
      await expect(main.getByRole('button', { name: m.hideMarks })).toBeVisible()
      await expect(page.getByText(t.score('1', '3')).first()).toBeVisible()
      await look(page, 'exam-result')
    })
  },
)
