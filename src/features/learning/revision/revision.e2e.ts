import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { revisionApi } from './contract.ts'
import { revisionPaths } from './paths.ts'
import { revisionText } from './web/revision-text.ts'

test(
  'a wrong answer enters the set, is due another day, practised now, and printed with its answer',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz }) => {
    const [t, q] = [say(revisionText), say(questionText)]
    const teacher = await newPerson({ role: '2', isVerified: true })
    const name = `小测 ${teacher.username}`
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const student = await enter()
    await student.call(courseApi.join, { courseId: quiz.courseId, fee: 0 })
    const main = page.getByRole('main')

    await test.step('an empty set says how it fills', async () => {
      await page.goto(at(revisionPaths.list()))
      await whenReady(page)
      await expect(main.getByRole('heading', { name: t.noneYet })).toBeVisible()
    })
    await test.step('a wrong answer of a quiz is in the list, due on a later day', async () => {
      const { attemptId, questions } = await student.call(studyApi.startQuiz, quiz)
      for (const [place, { questionId }] of questions.entries()) {
        const answer = { type: 'trueFalse' as const, value: place > 0 }
        // oxlint-disable-next-line no-await-in-loop -- one answer after another
        await student.call(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
      }
      await student.call(quizApi.handIn, { attemptId })
      await page.goto(at(revisionPaths.list()))
      await whenReady(page)
      await expect(main.getByRole('link', { name: /信用证独立于合同/ })).toBeVisible()
      await expect(main.getByText(name).filter({ visible: true }).first()).toBeVisible()
      await expect(main.getByText(t.noMistake).filter({ visible: true }).first()).toBeVisible()
      await look(page, 'wrong-list')
      await page.goto(at(revisionPaths.today()))
      await whenReady(page)
      await expect(main.getByRole('heading', { name: t.nothingDue })).toBeVisible()
      await expect(main.getByText(t.inSet('1', '0'))).toBeVisible()
      await look(page, 'wrong-today')
    })
    await test.step('it is practised now, and the learner says why it was missed', async () => {
      await page.goto(at(revisionPaths.list()))
      await main.getByRole('link', { name: /信用证独立于合同/ }).click()
      await whenReady(page)
      await main.getByRole('radio', { name: q.wrong, exact: true }).check()
      await main.getByRole('button', { name: t.check }).click()
      await main.getByRole('button', { name: t.mistakes.careless }).click()
      await look(page, 'wrong-answered')
      await page.goto(at(revisionPaths.list()))
      await expect(
        main.getByText(t.mistakes.careless).filter({ visible: true }).first(),
      ).toBeVisible()
    })
    await test.step('the print shows the question, and its answer where it is asked for', async () => {
      await page.goto(at(revisionPaths.print()))
      await whenReady(page)
      await expect(main.getByText('信用证独立于合同')).toBeVisible()
      await expect(main.getByText('秘密解释')).toHaveCount(0)
      await page.goto(at(revisionPaths.print({ answers: 'with' })))
      await expect(main.getByText('秘密解释')).toBeVisible()
      await look(page, 'wrong-print')
    })
  },
)

test(
  'a week of the wrong-question set: a card comes on its day, a miss brings it back, correct days let it rest',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, passDays }) => {
    const [t, q] = [say(revisionText), say(questionText)]
    const teacher = await newPerson({ role: '2', isVerified: true })
    const name = `小测 ${teacher.username}`
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const student = await enter()
    await student.call(courseApi.join, { courseId: quiz.courseId, fee: 0 })
    const { attemptId, questions } = await student.call(studyApi.startQuiz, quiz)
    const { questionId } = questions[0]!
    const wrong = { type: 'trueFalse' as const, value: false }
    await student.call(quizApi.saveAnswer, { attemptId, questionId, answer: wrong, revision: 1 })
    await student.call(quizApi.handIn, { attemptId })
    const main = page.getByRole('main')
    const seven = async () =>
      (await student.call(revisionApi.getForecast, {})).days.map(({ count }) => count)

    const days: { name: string; shows: 'card' | 'nothing' }[] = []
    for (let day = 1; day <= 7; day++) {
      await passDays(student, 1)
      const [due] = await seven()
      await page.goto(at(revisionPaths.today()))
      const card = main.getByRole('region', { name: t.card('1', '1') })
      if (due === 0) {
        await expect(main.getByRole('heading', { name: t.nothingDue })).toBeVisible()
        days.push({ name: `${day}`, shows: 'nothing' })
        continue
      }
      // Missed once more on the first day, known from then on.
      await card.getByRole('radio', { name: day === 1 ? q.wrong : q.right, exact: true }).check()
      await card.getByRole('button', { name: t.check }).click()
      await expect(card.getByText(t.comesBack('').trim())).toBeVisible()
      expect(await seven()).toHaveProperty('0', 0)
      days.push({ name: `${day}`, shows: 'card' })
    }
    const cards = days.filter(({ shows }) => shows === 'card').map((one) => one.name)
    // The day after the quiz, the day after the miss, and then ever more rarely.
    expect(cards.slice(0, 2)).toEqual(['1', '2'])
    expect(cards.length).toBeLessThan(5)
    await expect(main.getByText(t.inSet('1', '0'))).toBeVisible()
  },
)
