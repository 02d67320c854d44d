import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { invigilationPaths } from './paths.ts'
import { invigilationText } from './web/invigilation-text.ts'

test(
  'the quizzes of a teacher, an examination as it goes on, and its dialogs are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson, newQuiz }) => {
    const t = say(invigilationText)
    const teacher = await enter({ role: '2', isVerified: true })
    const name = '国际贸易实务期末考试（2026 年秋季学期，国际商务 1、2、3 班）'
    const settings = { ...templateSettings.exam, handInAfter: 0, password: '海运' }
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings })
    const { courseId, itemId, quizId } = quiz
    const given = { courseId, itemId, password: '海运' }
    // One has handed in, one is at it and was away, one is held, one has not begun.
    const learners = await Promise.all(
      ['林晓帆', '欧阳思远', 'Alexandra Konstantinopoulou', '沈知远'].map(async (realName) => {
        const person = await newPerson({ realName })
        await person.call(courseApi.join, { courseId, fee: 0 })
        return person
      }),
    )
    const [done, open, held] = learners
    for (const one of [done!, open!, held!]) {
      // oxlint-disable-next-line no-await-in-loop -- three at once would wait for each other's course row
      const { attemptId } = await one.call(studyApi.startQuiz, given)
      // oxlint-disable-next-line no-await-in-loop
      if (one === done) await one.call(quizApi.handIn, { attemptId })
      // oxlint-disable-next-line no-await-in-loop
      else await one.call(quizApi.attend, { attemptId, place: 1, leaves: [away] })
    }
    await page.goto(at(invigilationPaths.quizzes()))
    await look(page, 'quizzes of a teacher')
    await page.goto(at(invigilationPaths.quiz(quizId)))
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: t.chooseAll }).check()
    await expect(page.getByRole('button', { name: t.pauseSome, exact: true })).toBeVisible()
    await page.getByRole('button', { name: t.pauseSome, exact: true }).click()
    await expect(main.getByText(t.paused, { exact: true }).filter({ visible: true })).toHaveCount(2)
    await look(page, 'an examination as it goes on')
    const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'))
    const lookAt = async (button: string, what: string) => {
      await main.getByRole('button', { name: button, exact: true }).click()
      await expect(dialog).toBeVisible()
      await look(page, what)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
    await lookAt(t.makeUp, 'a make-up is arranged')
    await lookAt(t.collectAll, 'collecting is confirmed')
    await lookAt(t.remind, 'a reminder is confirmed')
    await page.getByRole('button', { name: t.arrange, exact: true }).click()
    await expect(dialog).toBeVisible()
    await look(page, 'more time and other dates')
  },
)

const away = { key: 'leave-0001', ago: 1, seconds: 1 }
