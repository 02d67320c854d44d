import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { answerStates } from './contract.ts'
import { taskPaths } from './paths.ts'
import { answersText } from './web/answers-text.ts'

test(
  'the answers to a teaching task, of which there are none yet, are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newQuiz }) => {
    const t = say(answersText)
    const teacher = await enter({ role: '2', isVerified: true })
    const own = { ownerId: teacher.id, name: '票据实训', settings: {} }
    const without = { kind: 'premium', courseId: (await newQuiz(own)).courseId } as const
    await page.goto(at(taskPaths.answers(without)))
    await expect(page.getByRole('heading', { name: t.noTasks })).toBeVisible()
    await look(page, 'no task asks for an answer')

    const { courseId } = await newQuiz({ ...own, task: 'FOB 8.60' })
    for (const state of answerStates) {
      await page.goto(at(taskPaths.answers({ kind: 'premium', courseId }, { state })))
      await whenReady(page)
      await look(page, `answers to a teaching task: ${state}`)
    }
  },
)
