import type { Page } from '@playwright/test'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { invigilationText } from '#src/features/learning/invigilation/web/invigilation-text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, type Person, test } from '#tests/browser.ts'
import type { NewQuizMade, QuizMade } from '#tests/browser/make-quiz.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { quizApi } from './contract.ts'
import { resultText } from './web/result-text.ts'
import { startText } from './web/start-text.ts'
import { takingText } from './web/taking-text.ts'
import { quizText } from './web/text.ts'

const hour = 3_600_000

/** An examination of three true statements with a learner, and what the server has of the answers. */
async function examFor(
  student: Person,
  teacher: Person,
  newQuiz: (given: NewQuizMade) => Promise<QuizMade>,
) {
  const name = `考试 ${teacher.username}`
  const settings = { ...templateSettings.exam, handInAfter: 0 }
  const { quizId, courseId, itemId } = await newQuiz({ ownerId: teacher.id, name, settings })
  await student.call(courseApi.join, { courseId, fee: 0 })
  const begin = () => student.call(studyApi.startQuiz, { courseId, itemId })
  // An open attempt is returned as it is.
  const questions = async () => {
    const { attemptId } = await begin()
    return (await student.call(quizApi.getAttempt, { attemptId })).questions
  }
  return {
    quizId,
    path: studyPaths.study('premium', courseId, itemId),
    begin,
    /** The answers in the order of the paper. */
    kept: async () =>
      (await questions()).map(({ answer }) => (answer?.type === 'trueFalse' ? answer.value : null)),
    revisions: async () => (await questions()).map(({ revision }) => revision),
  }
}

/** Hides or shows the page, as another tab in front of it does. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: value ? 'hidden' : 'visible',
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test(
  'ten minutes without a network, with a clock that is moved by hours, lose no answer and no minute',
  onPhone,
  async ({ page, context, at, say, enter, newPerson, newQuiz, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/)
    const [t, q, k, r] = [say(quizText), say(questionText), say(takingText), say(resultText)]
    const student = await enter()
    const exam = await examFor(student, await newPerson({ role: '2', isVerified: true }), newQuiz)
    await exam.begin()
    await page.clock.install()
    await page.goto(at(exam.path))
    const timer = page.getByRole('timer')
    const next = page.getByRole('button', { name: t.next, exact: true })
    // A phone shows one question at a time.
    const choose = (name: string) =>
      page.getByRole('radio', { name, exact: true }).filter({ visible: true }).check()
    await expect(timer).toHaveText(/1:(40:00|39:\d\d)/)

    await context.setOffline(true)
    await expect(page.getByText(t.offline)).toBeVisible()
    await choose(q.wrong)
    await page.clock.setSystemTime(Date.now() + 5 * hour)
    await page.clock.fastForward('05:00')
    await next.click()
    await choose(q.right)
    await page.clock.setSystemTime(Date.now() - 7 * hour)
    await page.clock.fastForward('05:00')
    await next.click()
    await choose(q.wrong)
    // The countdown follows the time that has passed, whatever the device's clock says.
    await expect(timer).toHaveText(/1:(30:00|29:\d\d)/)
    expect(await exam.kept()).toEqual([null, null, null])

    await context.setOffline(false)
    await expect.poll(exam.kept).toEqual([false, true, false])
    await expect(page.getByText(t.offline)).toBeHidden()
    const revisions = await exam.revisions()
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b))
    // For the server no ten minutes have passed.
    await expect(timer).toHaveText(/1:(40:00|39:\d\d)/)
    await page.getByRole('button', { name: t.handIn, exact: true }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByRole('button', { name: t.handInNow, exact: true }).click()
    await expect(page.getByRole('heading', { name: r.handedIn })).toBeVisible()
    await expect(page.getByText(k.endedByTime)).toBeHidden()
  },
)

test('of two devices the newest answer wins though the clock of one is ahead, both show it, and a hand-in closes both', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
  otherDevice,
}) => {
  const [t, q, r] = [say(quizText), say(questionText), say(resultText)]
  const student = await enter()
  const exam = await examFor(student, await newPerson({ role: '2', isVerified: true }), newQuiz)
  await exam.begin()
  const other = await otherDevice(student)
  // This device is slow: its script runs seconds after the server has read the attempt for it.
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  const ready = page.goto(at(exam.path))
  const isInTime = page.waitForResponse((answer) => answer.url().endsWith('/api/Quiz/Attend'))
  // Less than a token lives: the people of journeys have none to renew it with.
  await other.clock.install({ time: Date.now() + hour / 2 })
  await other.goto(at(exam.path))
  scripts.resolve()
  await ready
  await isInTime
  const choice = (on: Page, name: string) => on.getByRole('radio', { name, exact: true }).first()

  await choice(other, q.wrong).check()
  await expect.poll(exam.kept).toEqual([false, null, null])
  // This page does not know of that answer yet, and its clock is behind.
  await choice(page, q.right).check()
  await expect.poll(exam.kept).toEqual([true, null, null])
  await expect(choice(page, q.right)).toBeChecked()
  await other.clock.fastForward(20_000)
  await expect(other.getByText(t.replaced)).toBeVisible()
  await expect(choice(other, q.right)).toBeChecked()

  await page.getByRole('button', { name: t.handIn, exact: true }).click()
  const ask = page.getByRole('alertdialog')
  await ask.getByRole('button', { name: t.handInNow, exact: true }).click()
  await expect(page.getByRole('heading', { name: r.handedIn })).toBeVisible()
  await other.clock.fastForward(20_000)
  await expect(other.getByText(t.handedInElsewhere)).toBeVisible()
  await expect(other.getByRole('heading', { name: r.handedIn })).toBeVisible()
})

test('leaving the page of an examination is announced, recorded, shown to its teacher while it runs, and ends nothing', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
  otherDevice,
}) => {
  const [t, q, k, m] = [say(quizText), say(questionText), say(takingText), say(invigilationText)]
  const student = await enter()
  const teacher = await newPerson({ role: '2', isVerified: true })
  const exam = await examFor(student, teacher, newQuiz)
  // The teacher's page is open before anyone begins, and looks again by itself.
  const desk = await otherDevice(teacher)
  await desk.clock.install()
  await desk.goto(at(invigilationPaths.quiz(exam.quizId)))
  const row = desk.getByRole('row').filter({ hasText: '顾远航' })
  await expect(row).toContainText(m.noneYet)

  await page.clock.install()
  await page.goto(at(exam.path))
  await expect(page.getByText(say(startText).leaving)).toBeVisible()
  await page.getByRole('button', { name: t.start, exact: true }).click()
  await expect(page.getByText(k.watching)).toBeVisible()
  await setHidden(page, true)
  await page.clock.fastForward(42_000)
  await setHidden(page, false)
  await expect(page.getByText(k.away('42'))).toBeVisible()
  await page.getByRole('radio', { name: q.right, exact: true }).first().check()
  await expect(page.getByText(t.saved, { exact: true })).toBeVisible()

  await desk.clock.fastForward(11_000)
  await expect(row).toContainText(m.progress('1', '3'))
  // The seconds are not more than have passed for the server.
  await expect(row).toContainText(/1 次，共 0:\d\d/)
  await expect(row.getByText(m.now)).toBeVisible()
  expect(await exam.kept()).toEqual([true, null, null])
})
