import { courseApi } from '#src/features/learning/course/contract.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { invigilationText } from '#src/features/learning/invigilation/web/invigilation-text.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, type Person, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { analysisText } from './web/analysis-text.ts'
import { bandsText } from './web/bands-text.ts'
import { ownText } from './web/own-text.ts'

test(
  'the teacher sees what the office asks for, takes it as Word, and comes from a number to its question',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice }) => {
    test.slow()
    const [t, m, o, z] = [say(analysisText), say(invigilationText), say(ownText), say(quizText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `统计 ${teacher.username}`
    const { courseId, itemId, quizId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const learners: Person[] = []
    // One is right everywhere; the other fails the first statement and goes no further.
    for (const values of [[true, true, true], [false]]) {
      const learner = await newPerson({})
      await learner.call(courseApi.join, { courseId, fee: 0 })
      const attempt = await learner.call(studyApi.startQuiz, { courseId, itemId })
      const { attemptId } = attempt
      for (const [place, value] of values.entries()) {
        const { questionId } = attempt.questions[place]!
        const answer = { type: 'trueFalse' as const, value }
        await learner.call(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
      }
      await learner.call(quizApi.handIn, { attemptId })
      learners.push(learner)
    }
    const main = page.getByRole('main')
    await page.goto(at(invigilationPaths.quiz(quizId)))
    await whenReady(page)
    await main.getByRole('link', { name: m.analysis, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(main.getByText(t.ofAll('2', '2'))).toBeVisible()
    await expect(
      main.getByRole('row', { name: new RegExp(`${say(bandsText).below('60')}.*50%`) }),
    ).toBeVisible()
    await look(page, 'analysis')
    await whenReady(page)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: t.word }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.docx$/)
    await main.getByRole('link', { name: t.all, exact: true }).click()
    await expect(main.getByRole('rowheader', { name: t.consistency })).toBeVisible()
    await expect(
      main.getByRole('cell', { name: t.withInterval('50%', '9.5%', '90.5%') }).first(),
    ).toBeVisible()
    await look(page, 'analysis-all')
    await main.getByRole('link', { name: t.reached }).click()
    const heads = main.getByRole('columnheader', { name: t.reached })
    await expect(heads).toHaveAttribute('aria-sort', 'ascending')
    await main.getByRole('link', { name: t.reached }).click()
    await expect(heads).toHaveAttribute('aria-sort', 'descending')
    await main.getByRole('link', { name: '信用证独立于合同。' }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.at('1') })).toBeVisible()
    await expect(
      main.getByRole('row', { name: new RegExp(`${t.counts.wrong} 1 50%`) }),
    ).toBeVisible()
    await expect(main.getByRole('link', { name: t.edit })).toBeVisible()
    await look(page, 'analysed-question')
    const desk = await otherDevice(learners[0])
    await desk.goto(at(studyPaths.study('premium', courseId, itemId)))
    await desk.getByRole('link', { name: z.compare }).click()
    await expect(desk.getByRole('heading', { level: 1, name: o.title })).toBeVisible()
    await expect(desk.getByText(o.tooFew('5'))).toBeVisible()
    await look(desk, 'own-result')
  },
)
