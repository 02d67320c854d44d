import { todayText } from '#src/features/front/today/web/text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { shortOf } from '#src/features/learning/grading/test-grading.ts'
import { gradingText } from '#src/features/learning/grading/web/grading-text.ts'
import { interactionApi } from '#src/features/learning/interaction/contract.ts'
import { pagesText } from '#src/features/learning/interaction/web/pages-text.ts'
import { interactionText } from '#src/features/learning/interaction/web/text.ts'
import { progressPaths } from '#src/features/learning/progress/paths.ts'
import { reasonText } from '#src/features/learning/progress/reason-text.ts'
import { learnersText } from '#src/features/learning/progress/web/learners-text.ts'
import { messageText } from '#src/features/learning/progress/web/message-text.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { trueFalse } from '#src/features/learning/quiz/test-bodies.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'

test(
  'a teacher’s morning: the to-dos lead to a question, to marking and to who is behind, and are empty at the end',
  onBoth,
  async ({ page, at, say, phone, enter, newPerson, newQuiz }) => {
    test.slow()
    const [t, p, i, g] = [say(todayText), say(pagesText), say(interactionText), say(gradingText)]
    const [l, m] = [say(learnersText), say(messageText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `周测 ${teacher.username}`
    const bodies = [trueFalse('信用证独立于合同。'), shortOf('<p>为什么要买保险？</p>')]
    const quiz = await newQuiz({ ownerId: teacher.id, name, settings: {}, bodies })
    const { courseId, itemId } = quiz
    const [asks, fails] = [await newPerson({ realName: '林晓舟' }), await newPerson()]
    for (const { call } of [asks, fails]) await call(courseApi.join, { courseId, fee: 0 })
    await asks.call(interactionApi.ask, {
      ...{ key: randomHex(), courseId, itemId, anchor: { kind: 'item' }, isPrivate: false },
      body: '<p>保险单日期可以晚于提单日期吗？</p>',
    })
    const written = await asks.call(studyApi.startQuiz, { courseId, itemId })
    const { attemptId } = written
    await asks.call(quizApi.saveAnswer, {
      ...{ attemptId, questionId: written.questions[1]!.questionId, revision: 1 },
      answer: { type: 'shortAnswer', text: '货物可能在途中受损。' },
    })
    await asks.call(quizApi.handIn, { attemptId })
    const empty = await fails.call(studyApi.startQuiz, { courseId, itemId })
    await fails.call(quizApi.handIn, { attemptId: empty.attemptId })
    const again = await fails.call(studyApi.redoQuiz, {
      courseId,
      itemId,
      attemptId: empty.attemptId,
    })
    await fails.call(quizApi.handIn, { attemptId: again.attemptId })

    const main = page.getByRole('main')
    const waiting = main.getByRole('region', { name: t.teaching })
    const todo = (words: string) => waiting.getByRole('link').filter({ hasText: words })
    const morning = async () => {
      await page.goto(at('/user/todos'))
      await whenReady(page)
    }
    await test.step('answers the question', async () => {
      await morning()
      await todo(t.kinds.questions(1, '1')).click()
      const row = page
        .getByRole('region', { name: p.list })
        .getByRole('link', { name: /保险单日期/ })
      await expect(row).toBeVisible()
      await whenReady(page)
      if (phone) await row.click()
      const field = page.getByRole('textbox', { name: i.replyLabel })
      await field.click()
      await field
        .and(page.locator('[contenteditable="true"]'))
        .fill('不可以，除非注明保险在装船日已生效。')
      await page.getByRole('button', { name: i.reply, exact: true }).click()
      await expect(page.getByRole('article').filter({ hasText: '不可以' }).first()).toBeVisible()
    })
    await test.step('marks what is written', async () => {
      await morning()
      await expect(todo(t.kinds.questions(1, '1'))).toHaveCount(0)
      await todo(t.kinds.marking(1, '1')).click()
      await expect(main.getByText('货物可能在途中受损。')).toBeVisible()
      await whenReady(page)
      await main.getByRole('textbox', { name: g.points('1') }).fill('1')
      await main.getByRole('button', { name: g.save }).click()
      await expect(main.getByText(g.saved)).toBeVisible()
    })
    await test.step('writes to the learner who is behind', async () => {
      await page.goto(at(progressPaths.learners({ kind: 'premium', courseId })))
      const words = say(reasonText).failed({ count: 2, name })
      const row = main.getByRole('row').filter({ hasText: words })
      await row.getByRole('checkbox').check()
      await main
        .getByRole('region', { name: l.chosen('1') })
        .getByRole('button', { name: l.write })
        .click()
      const dialog = page.getByRole('dialog', { name: m.title })
      await dialog.getByRole('textbox', { name: m.subject }).fill('第二次测验')
      await dialog.getByRole('textbox', { name: m.text }).fill('先看一遍课件，再做一次。')
      await dialog.getByRole('button', { name: m.send('1') }).click()
      await expect(page.getByText(m.sent('1'))).toBeVisible()
      // A job delivers it.
      const titles = async () =>
        (await fails.call(messageApi.getSendMessageList, {})).items.map((one) => one.title)
      await expect.poll(titles).toContain('第二次测验')
    })
    await morning()
    await expect(main.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await expect(waiting).toHaveCount(0)
  },
)
