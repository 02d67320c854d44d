import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { quizText } from './web/text.ts'

/** Word for word, because the specification names them. */
const said = {
  'zh-CN': {
    load: '题目加载失败',
    unsupported: '不支持的题型',
    submit: '答案提交失败',
  },
  'en-US': {
    load: 'Failed to load questions',
    unsupported: 'Unsupported Quiz Type',
    submit: 'Failed to submit answers',
  },
}

test(
  'questions that do not load, a type that is not known and answers that do not arrive are named as specified',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, newQuiz, expected }) => {
    expected.push(/ERR_FAILED|status of 500/)
    const t = say(quizText)
    const teacher = await newPerson({ role: '2', isVerified: true })
    const name = `小测 ${teacher.username}`
    const { courseId, itemId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const student = await enter()
    await student.call(courseApi.join, { courseId, fee: 0 })
    await page.goto(at(studyPaths.study('premium', courseId, itemId)))
    const calls = '**/api/Study/StartQuiz'

    await page.route(calls, (route) => route.abort())
    await page.getByRole('button', { name: t.start, exact: true }).click()
    await expect(page.getByText(said[locale].load, { exact: true })).toBeVisible()

    await page.unroute(calls)
    await page.route(calls, async (route) => {
      const response = await route.fetch()
      const body = (await response.json()) as {
        data: { questions: { question: { type: string } }[] }
      }
      body.data.questions[0]!.question.type = 'hologram'
      await route.fulfill({ response, json: body })
    })
    await page.getByRole('button', { name: t.retry, exact: true }).click()
    await expect(page.getByText(said[locale].unsupported).first()).toBeVisible()

    const failure = { code: 500, msg: '出错', enmsg: 'Failed', data: null }
    await page.route('**/api/Quiz/HandIn', (route) => route.fulfill({ status: 500, json: failure }))
    await page.getByRole('button', { name: t.handIn, exact: true }).click()
    const ask = page.getByRole('alertdialog')
    await ask.getByRole('button', { name: t.handInNow, exact: true }).click()
    await expect(page.getByText(said[locale].submit).first()).toBeVisible()
    // Nothing has changed: the attempt goes on.
    await expect(ask).toBeHidden()
    await expect(page.getByRole('button', { name: t.handIn, exact: true })).toBeEnabled()
  },
)
