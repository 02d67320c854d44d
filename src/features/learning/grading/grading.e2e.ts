import { questionText } from '#src/features/content/question/web/question-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { resultText } from '#src/features/learning/quiz/web/result-text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { giveBackText } from '#src/features/learning/invigilation/web/give-back-text.ts'
import { invigilationText } from '#src/features/learning/invigilation/web/invigilation-text.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { shortOf } from './test-grading.ts'
import { gradingText } from './web/grading-text.ts'

test(
  'written answers: handed in, marked by criterion and by key, also without a network, and read by the learner',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice, phone, expected }) => {
    test.slow()
    const [t, r, g] = [say(quizText), say(resultText), say(gradingText)]
    const [m, q, b] = [say(invigilationText), say(questionText), say(giveBackText)]
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `写作 ${teacher.username}`
    const bodies = [trueFalse('信用证独立于合同。'), shortOf('<p>为什么要买保险？</p>')]
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings: {}, bodies })
    const { courseId, itemId, quizId } = quiz
    // Another learner has handed in through the calls.
    const other = await newPerson({ realName: '林晓帆' })
    await other.call(courseApi.join, { courseId, fee: 0 })
    const theirs = await other.call(studyApi.startQuiz, { courseId, itemId })
    const { attemptId } = theirs
    await other.call(quizApi.saveAnswer, {
      ...{ attemptId, questionId: theirs.questions[1]!.questionId, revision: 1 },
      answer: { type: 'shortAnswer', text: '货物可能在途中受损。\n保险可以转移风险。' },
    })
    await other.call(quizApi.handIn, { attemptId })
    const student = await enter()
    await student.call(courseApi.join, { courseId, fee: 0 })
    const desk = await otherDevice(teacher)
    const main = desk.getByRole('main')
    const points = () => main.getByRole('textbox', { name: g.points('1') })

    await test.step('a learner writes, hands in, and reads that the teacher marks it', async () => {
      await page.goto(at(studyPaths.study('premium', courseId, itemId)))
      await whenReady(page)
      await page.getByRole('button', { name: t.start, exact: true }).click()
      if (phone) await page.getByRole('button', { name: t.next, exact: true }).click()
      await page.getByRole('textbox', { name: q.yours }).fill('因为海上风险大。')
      await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: t.handInNow, exact: true })
        .click()
      await expect(page.getByText(r.waiting('1'))).toBeVisible()
      await look(page, 'result-waiting')
    })
    await test.step('the teacher comes from the quiz, and marks the first by its criteria', async () => {
      await desk.goto(at(invigilationPaths.quiz(quizId)))
      await whenReady(desk)
      await main.getByRole('link', { name: m.mark, exact: true }).click()
      await expect(desk.getByRole('heading', { level: 1, name: g.title })).toBeVisible()
      await expect(main.getByText('货物可能在途中受损。')).toBeVisible()
      await main.getByRole('checkbox', { name: /要点一|Point one/ }).check()
      await expect(points()).toHaveValue('0.5')
      await main.getByRole('textbox', { name: g.comment }).fill('还要说明转移给谁')
      await look(desk, 'marking')
      await main.getByRole('button', { name: g.save }).click()
    })
    await test.step('the second is marked without a network, and sent when it is back', async () => {
      await expect(main.getByText('因为海上风险大。')).toBeVisible()
      await expect(main.getByText(g.saved)).toBeVisible()
      await desk.context().setOffline(true)
      await points().fill('2')
      await main.getByRole('button', { name: g.save }).click()
      await expect(main.getByText(g.pointsWrong('1'))).toBeVisible()
      if (phone) await main.getByRole('button', { name: g.full('1'), exact: true }).click()
      else {
        await desk.getByRole('heading', { level: 1 }).click()
        await desk.keyboard.press('f')
      }
      await expect(points()).toHaveValue('1')
      await main.getByRole('button', { name: g.save }).click()
      await expect(main.getByText(g.kept('1'))).toBeVisible()
      await desk.context().setOffline(false)
      await expect(main.getByText(g.saved)).toBeVisible()
    })
    await test.step('nothing is left to mark, and the learner reads the score', async () => {
      await main.getByRole('button', { name: g.more }).click()
      await expect(main.getByText(g.allMarked)).toBeVisible()
      await page.reload()
      await expect(page.getByText(t.score('1', '2')).first()).toBeVisible()
    })
    await test.step('a comment on the whole attempt is read with the result', async () => {
      await main.getByRole('link', { name: g.seeMarked }).click()
      await main.getByRole('button', { name: g.next, exact: true }).click()
      await main.getByRole('button', { name: g.whole }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('textbox', { name: g.whole }).fill('思路清楚，请多举例。')
      await look(desk, 'attempt-comment')
      await dialog.getByRole('button', { name: g.saveWhole }).click()
      await expect(desk.getByText(g.wholeSaved)).toBeVisible()
      await page.reload()
      await expect(page.getByText('思路清楚，请多举例。')).toBeVisible()
      await look(page, 'result-marked')
    })
    await test.step('an attempt is given back with a reason', async () => {
      await main.getByRole('button', { name: b.act }).click()
      const dialog = desk.getByRole('dialog')
      await dialog.getByRole('textbox', { name: b.reason }).fill('请补充例子')
      await look(desk, 'give-back')
      await dialog.getByRole('button', { name: b.act }).click()
      await expect(desk.getByText(b.given('1'))).toBeVisible()
    })
  },
)
