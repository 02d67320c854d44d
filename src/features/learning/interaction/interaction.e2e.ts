import type { Page } from '@playwright/test'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { messageApi } from '#src/features/people/message/contract.ts'
import { randomHex } from '#src/web/random-hex.ts'
import { expect, type Person, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { interactionApi } from './contract.ts'
import { interactionPaths } from './paths.ts'
import { pagesText } from './web/pages-text.ts'
import { interactionText } from './web/text.ts'

/** A picture of one point. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** The field of a text, once its editor takes keys. */
const fieldOf = (on: Page, name: string) =>
  on.getByRole('textbox', { name }).and(on.locator('[contenteditable="true"]'))

const ask = ({ call }: Person, given: { courseId: number; itemId: number }, words: string) =>
  call(interactionApi.ask, {
    ...{ key: randomHex(), courseId: given.courseId, itemId: given.itemId },
    ...{ anchor: { kind: 'item' }, body: `<p>${words}</p>`, isPrivate: false },
  })

test(
  'a learner asks beside the player, the teacher’s open screen shows it, and the answer arrives without a reload',
  onBoth,
  async ({ page, at, say, phone, enter, newPerson, newQuiz, otherDevice }) => {
    const [t, p, s] = [say(interactionText), say(pagesText), say(studyText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const quiz = await newQuiz({ ownerId: teacher.id, name: '期中测验', settings: {} })
    const { courseId, itemId } = quiz
    const learner = await enter({ realName: '林晓舟' })
    await learner.call(courseApi.join, { courseId, fee: 0 })
    const desk = await otherDevice(teacher)
    await desk.goto(at(interactionPaths.course(courseId)))
    await whenReady(desk)
    await expect(desk.getByRole('heading', { name: p.noQuestions })).toBeVisible()
    await look(desk, 'no questions')

    await page.goto(at(studyPaths.study('premium', courseId, itemId)))
    await whenReady(page)
    const panel = page.getByRole('complementary', { name: s.side })
    await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
    await panel.getByRole('tab', { name: s.discussion }).click()
    await expect(panel.getByText(t.none)).toBeVisible()
    await look(page, 'no questions beside the player')
    await panel.getByRole('button', { name: t.ask }).click()
    await panel.getByRole('button', { name: t.send }).click()
    await expect(
      panel.getByText(say({ zh: '内容不能为空', en: 'Content must not be empty' })),
    ).toBeVisible()
    await fieldOf(page, t.question).fill('信用证的有效期从哪天算起？')
    await look(page, 'a question being written')
    await panel.getByRole('button', { name: t.send }).click()
    await expect(panel.getByText(t.noReplies)).toBeVisible()
    await look(page, 'a question')

    const row = desk
      .getByRole('region', { name: p.list })
      .getByRole('link', { name: /信用证的有效期/ })
    await expect(row).toBeVisible()
    if (phone) await row.click()
    await fieldOf(desk, t.replyLabel)
      .or(desk.getByRole('textbox', { name: t.replyLabel }))
      .click()
    await fieldOf(desk, t.replyLabel).fill('从开证日起。')
    await look(desk, 'a reply being written')
    await desk.getByRole('button', { name: t.reply, exact: true }).click()

    const reply = panel.getByRole('article').filter({ hasText: '从开证日起。' })
    await expect(reply).toContainText(t.teacher)
    await reply.getByRole('button', { name: t.accept, exact: true }).click()
    await expect(reply.getByText(t.accepted, { exact: true })).toBeVisible()
    await look(page, 'an accepted answer')
    const { items } = await learner.call(messageApi.getSendMessageList, { kind: 'interaction' })
    expect(items).toHaveLength(1)

    // The message leads back to the place, with the question open.
    await page.goto(at(items[0]!.link!))
    await whenReady(page)
    await expect(panel.getByText('从开证日起。')).toBeVisible()
    await page.goto(at(interactionPaths.mine({ tab: 'replies' })))
    await whenReady(page)
    await expect(page.getByRole('main').getByText('从开证日起。')).toBeVisible()
    await look(page, 'my interactions')
  },
)

test('a teacher answers one question after the other from the keyboard', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
}) => {
  const [t, p] = [say(interactionText), say(pagesText)]
  const teacher = await enter({ role: '2', isVerified: true })
  const quiz = await newQuiz({ ownerId: teacher.id, name: '小测', settings: {} })
  const learner = await newPerson()
  await learner.call(courseApi.join, { courseId: quiz.courseId, fee: 0 })
  for (const words of ['第一问', '第二问', '第三问']) await ask(learner, quiz, words)
  await page.goto(at(interactionPaths.course(quiz.courseId)))
  await whenReady(page)
  const open = page
    .getByRole('region', { name: p.thread })
    .getByRole('article', { name: t.question })
  await expect(open).toContainText('第一问')
  await page.keyboard.press('j')
  await expect(open).toContainText('第二问')
  await page.keyboard.press('ArrowUp')
  await expect(open).toContainText('第一问')
  await page.keyboard.press('r')
  await fieldOf(page, t.replyLabel).pressSequentially('答一')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('region', { name: t.repliesTitle, exact: true })).toContainText(
    '答一',
  )
  // The answered one has left the list, stays open, and the next key leads to the one after it.
  await expect(page.getByRole('region', { name: p.list }).getByRole('article')).toHaveCount(2)
  await expect(open).toContainText('第一问')
  await page.keyboard.press('Escape')
  await page.keyboard.press('j')
  await expect(open).toContainText('第二问')
  await page.keyboard.press('j')
  await expect(open).toContainText('第三问')
  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: p.search })).toBeFocused()
})

test('a question being written keeps its words and a picture on its way over a reload, for its writer alone', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
}) => {
  const [t, s] = [say(interactionText), say(studyText)]
  const teacher = await newPerson({ role: '2', isVerified: true })
  const { courseId, itemId } = await newQuiz({ ownerId: teacher.id, name: '小测', settings: {} })
  const panel = page.getByRole('complementary', { name: s.side })
  const begin = async () => {
    await page.goto(at(studyPaths.study('premium', courseId, itemId)))
    await whenReady(page)
    const show = page.getByRole('button', { name: s.showSide })
    if (await show.isVisible()) await show.click()
    await panel.getByRole('tab', { name: s.discussion }).click()
    await panel.getByRole('button', { name: t.ask }).click()
    return fieldOf(page, t.question)
  }
  const learner = await enter()
  await learner.call(courseApi.join, { courseId, fee: 0 })
  // The network is gone for what begins an upload.
  await page.route('**/api/Interaction/BeginPicture', () => undefined)
  await (await begin()).fill('这一栏怎么填？')
  await panel
    .locator('input[type=file]')
    .last()
    .setInputFiles({
      ...{ name: '箱单.png', mimeType: 'image/png', buffer: dot },
    })
  await expect(panel.getByText(t.picturesWait)).toBeVisible()
  await expect(panel.getByRole('listitem')).toHaveCount(1)

  await page.unroute('**/api/Interaction/BeginPicture')
  await expect(await begin()).toHaveText('这一栏怎么填？')
  await expect(panel.getByText(t.pictureAdded)).toBeAttached()

  // In a computer room another person signs in where the first one has written.
  const fellow = await enter()
  await fellow.call(courseApi.join, { courseId, fee: 0 })
  await expect(await begin()).toHaveText('')
  await expect(panel.getByText(t.picturesHint('4'))).toBeVisible()
})
