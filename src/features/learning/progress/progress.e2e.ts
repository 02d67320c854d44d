import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { messagePaths } from '#src/features/people/message/paths.ts'
import { messageText as centreText } from '#src/features/people/message/web/text.ts'
import { expect, type Person, test, whenReady } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { progressPaths } from './paths.ts'
import { reasonText } from './reason-text.ts'
import { figuresText } from './web/figures-text.ts'
import { learnersText } from './web/learners-text.ts'
import { messageText } from './web/message-text.ts'
import { ownText } from './web/own-text.ts'

/** Hands in a quiz without an answer, which fails it. */
async function fail(learner: Person, at: { courseId: number; itemId: number }) {
  await learner.call(studyApi.visitItem, at)
  const first = await learner.call(studyApi.startQuiz, at)
  await learner.call(quizApi.handIn, { attemptId: first.attemptId })
  const again = await learner.call(studyApi.redoQuiz, { ...at, attemptId: first.attemptId })
  await learner.call(quizApi.handIn, { attemptId: again.attemptId })
}

test(
  'a teacher sees who is behind and why, writes to the learner, who comes to the own progress; figures come as a file',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, newQuiz, otherDevice }) => {
    const [t, f, m, o] = [say(learnersText), say(figuresText), say(messageText), say(ownText)]
    const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const name = `课堂测验 ${teacher.username}`
    const { courseId, itemId } = await newQuiz({ ownerId: teacher.id, name, settings: {} })
    const course = { kind: 'premium', courseId } as const
    const [behind, fine] = [await newPerson({ realName: '林晓帆' }), await newPerson({})]
    for (const learner of [behind, fine]) await learner.call(courseApi.join, { courseId, fee: 0 })
    await fail(behind, { courseId, itemId })

    await page.goto(at(progressPaths.learners(course)))
    await whenReady(page)
    const main = page.getByRole('main')
    const words = say(reasonText).failed({ count: 2, name })
    await expect(main.getByText(words)).toBeVisible()
    const shown = locale === 'en-US' ? 'Lin Xiaofan' : '林晓帆'
    await main.getByRole('checkbox', { name: t.choose(shown) }).check()
    await main
      .getByRole('region', { name: t.chosen('1') })
      .getByRole('button', { name: t.write })
      .click()
    const dialog = page.getByRole('dialog', { name: m.title })
    await dialog.getByRole('textbox', { name: m.subject }).fill('第二次测验')
    await dialog.getByRole('textbox', { name: m.text }).fill('先看一遍课件，再做一次。')
    await expect(
      dialog.getByRole('region', { name: m.preview }).getByText('先看一遍课件，再做一次。'),
    ).toBeVisible()
    await dialog.getByRole('button', { name: m.send('1') }).click()
    await expect(page.getByText(m.sent('1'))).toBeVisible()
    await expect(dialog).toBeHidden()

    const desk = await otherDevice(behind)
    await desk.goto(at(messagePaths.list()))
    await whenReady(desk)
    // The message arrives on the open page.
    const item = desk
      .getByRole('list', { name: say(centreText).list })
      .getByRole('listitem')
      .filter({ hasText: '第二次测验' })
    await item.getByRole('button', { expanded: false }).click()
    await item.getByRole('link').click()
    await expect(desk.getByRole('heading', { level: 1, name: o.title })).toBeVisible()
    await expect(desk.getByText(o.states.failed)).toBeVisible()
    await desk
      .getByRole('region', { name: o.marks })
      .getByRole('link', { name, exact: true })
      .click()
    await expect(desk).toHaveURL(new RegExp(`/course/study/${courseId}/${itemId}$`))

    await main.getByRole('link', { name: t.figures, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: f.title })).toBeVisible()
    await whenReady(page)
    await expect(
      main.getByRole('row', { name: new RegExp(`${f.steps.begun} 1 50%`) }),
    ).toBeVisible()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('region', { name: f.funnel }).getByRole('button', { name: 'CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/\.csv$/)
  },
)
