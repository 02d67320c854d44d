import { bankApi } from '#src/features/content/bank/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { invigilationText } from '#src/features/learning/invigilation/web/invigilation-text.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { nowFalse } from './test-remarking.ts'
import { remarkingText } from './web/remarking-text.ts'

test(
  'a key is mended: the teacher sees who changes by how much, marks again in one act, and the learner reads it',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice }) => {
    const [t, m, q] = [say(remarkingText), say(invigilationText), say(quizText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `更正 ${teacher.username}`
    const { courseId, itemId, quizId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const learner = await newPerson({ realName: '林晓帆' })
    await learner.call(courseApi.join, { courseId, fee: 0 })
    const { attemptId, questions } = await learner.call(studyApi.startQuiz, { courseId, itemId })
    const { questionId } = questions[0]!
    const answer = { type: 'trueFalse' as const, value: false }
    await learner.call(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
    await learner.call(quizApi.handIn, { attemptId })
    const { revision, difficulty } = await teacher.call(bankApi.getQuestion, { questionId })
    const rest = { difficulty, points: 1, tags: [], keepDraft: false }
    await teacher.call(bankApi.saveQuestion, { questionId, revision, body: nowFalse, ...rest })
    const main = page.getByRole('main')

    await page.goto(at(invigilationPaths.quiz(quizId)))
    await whenReady(page)
    await main.getByRole('link', { name: m.remark, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(main.getByText(t.older('1'))).toBeVisible()
    await look(page, 'remarking-questions')
    await main.getByRole('link', { name: '信用证独立于合同。' }).click()
    await expect(main.getByRole('row', { name: /(林晓帆|Lin Xiaofan).*0 → 1/ })).toBeVisible()
    await look(page, 'remarking')
    await main.getByRole('button', { name: t.remark('1') }).click()
    const dialog = page.getByRole('alertdialog')
    await dialog.getByRole('button', { name: t.confirm, exact: true }).click()
    await expect(page.getByText(t.done('1'))).toBeVisible()
    await expect(main.getByText(t.outcome('1', '0'))).toBeVisible()
    await expect(main.getByText(t.noChanges)).toBeVisible()

    const desk = await otherDevice(learner)
    await desk.goto(at(studyPaths.study('premium', courseId, itemId)))
    await whenReady(desk)
    await expect(desk.getByText(q.score('1', '3')).first()).toBeVisible()
  },
)
