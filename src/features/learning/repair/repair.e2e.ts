import { questionText } from '#src/features/content/question/web/question-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { invigilationText } from '#src/features/learning/invigilation/web/invigilation-text.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { revisionText } from '#src/features/learning/revision/web/revision-text.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { ownText } from './web/own-text.ts'
import { missesText } from './web/repair-text.ts'

test(
  'the teacher gives a practice set from what was missed most, and a learner finds and answers it',
  onBoth,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice }) => {
    const [t, o, m] = [say(missesText), say(ownText), say(invigilationText)]
    const [r, q, z] = [say(revisionText), say(questionText), say(quizText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `错题 ${teacher.username}`
    const { courseId, itemId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const learner = await newPerson({ realName: '林晓帆' })
    await learner.call(courseApi.join, { courseId, fee: 0 })
    const { attemptId, questions } = await learner.call(studyApi.startQuiz, { courseId, itemId })
    const { questionId } = questions[0]!
    const answer = { type: 'trueFalse' as const, value: false }
    await learner.call(quizApi.saveAnswer, { attemptId, questionId, answer, revision: 1 })
    await learner.call(quizApi.handIn, { attemptId })
    const main = page.getByRole('main')

    await test.step('the teacher chooses a question and gives it', async () => {
      await page.goto(at(invigilationPaths.quizzes()))
      await whenReady(page)
      await main.getByRole('link', { name: m.misses, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
      await expect(main.getByText(t.ofMet('1', '1', '100%')).first()).toBeVisible()
      await main.getByRole('checkbox', { name: t.choose('信用证独立于合同。') }).check()
      await look(page, 'misses')
      await main.getByRole('button', { name: t.give }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: t.giveAct }).click()
      await expect(dialog.getByRole('textbox', { name: t.name })).toBeFocused()
      await dialog.getByRole('textbox', { name: t.name }).fill('考前再练')
      await look(page, 'misses-give')
      await dialog.getByRole('button', { name: t.giveAct }).click()
      await expect(page.getByText(t.given('1'))).toBeVisible()
      await expect(main.getByText('考前再练')).toBeVisible()
    })
    const desk = await otherDevice(learner)
    const theirs = desk.getByRole('main')
    await test.step('the learner comes from the result to practice, and from there to the set', async () => {
      await desk.goto(at(studyPaths.study('premium', courseId, itemId)))
      await whenReady(desk)
      await desk.getByRole('link', { name: z.practise }).click()
      await theirs.getByRole('link', { name: r.repairs, exact: true }).click()
      await expect(theirs.getByRole('heading', { name: '考前再练' })).toBeVisible()
      await look(desk, 'repair-sets')
      await theirs.getByRole('link', { name: o.start, exact: true }).click()
      await whenReady(desk)
      await theirs.getByRole('radio', { name: q.right, exact: true }).check()
      await theirs.getByRole('button', { name: r.check }).click()
      await look(desk, 'repair-set')
      await theirs.getByRole('button', { name: r.finish }).click()
      await theirs.getByRole('button', { name: r.more }).click()
      await expect(theirs.getByText(o.done, { exact: true })).toBeVisible()
    })
  },
)
