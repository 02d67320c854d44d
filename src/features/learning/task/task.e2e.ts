import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { taskApi } from './contract.ts'
import { taskPaths } from './paths.ts'
import { answersText } from './web/answers-text.ts'
import { taskText } from './web/text.ts'

const photo = {
  ...{ name: 'page.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}
const name = '票据实训'
const task = 'FOB 8.60'

test(
  'a learner hands in a text and a photograph by phone, the teacher comments, and the learner hands in again',
  onPhone,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
    const [t, a, p] = [say(taskText), say(answersText), say(photosText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const made = await newQuiz({ ownerId: teacher.id, name, settings: {}, task })
    const courseId = made.courseId
    const itemId = made.taskItemId!
    const learner = await enter({ realName: '林晓舟' })
    await learner.call(courseApi.join, { courseId, fee: 0 })
    const place = at(studyPaths.study('premium', courseId, itemId))
    await page.goto(place)
    await whenReady(page)
    const answer = page.getByRole('region', { name: t.title })
    const text = answer.getByRole('textbox', { name: t.words })
    const handIn = answer.getByRole('button', { name: t.handIn, exact: true })
    await expect(handIn).toBeDisabled()
    await look(page, 'an answer to be written')

    // Without a network the words are on the device, over a reload too.
    await page.context().setOffline(true)
    await text.fill('CIF = FOB + F + I')
    await expect(answer.getByText(t.kept)).toBeVisible()
    await page.context().setOffline(false)
    await page.reload()
    await whenReady(page)
    await expect(text).toHaveValue('CIF = FOB + F + I')
    await expect(answer.getByText(t.saved)).toBeVisible()
    await answer.getByLabel(p.add).last().setInputFiles(photo)
    await expect(answer.getByText(p.sent, { exact: true })).toBeVisible()
    await look(page, 'an answer with a photograph')
    await handIn.click()
    await expect(answer.getByText(t.waiting)).toBeVisible()
    await expect(answer.getByRole('button', { name: p.open('1') })).toBeVisible()
    await look(page, 'an answer that was handed in')

    const desk = await otherDevice(teacher)
    await desk.goto(at(todayPaths.today()))
    await desk.getByRole('link', { name: new RegExp(name) }).click()
    await expect(desk.getByRole('heading', { name: a.title, level: 1 })).toBeVisible()
    await whenReady(desk)
    await look(desk, 'the answers of a course')
    await desk.getByRole('table').getByRole('link').click()
    await expect(desk.getByText('CIF = FOB + F + I')).toBeVisible()
    await whenReady(desk)
    await look(desk, 'one answer')
    await desk.keyboard.press('r')
    await expect(desk.getByRole('radio', { name: a.verdicts.redo })).toBeChecked()
    await desk.keyboard.press('c')
    await desk.keyboard.type('Give the premium too.')
    await desk.keyboard.press('Control+Enter')
    await expect(desk.getByRole('heading', { name: a.nothingWaiting })).toBeVisible()

    await page.reload()
    await whenReady(page)
    await expect(answer.getByText('Give the premium too.')).toBeVisible()
    await look(page, 'an answer with a comment')
    await answer.getByRole('button', { name: t.change }).click()
    await text.fill('CIF = FOB + F + I, I = CIF × 110% × r')
    await answer.getByRole('button', { name: t.handInAgain }).click()
    await expect(answer.getByText(t.waiting)).toBeVisible()
    // “Please redo” has taken no completion away.
    await page.getByRole('button', { name: say(studyText).outlineShort }).click()
    await expect(
      page.getByRole('link', { name: task }).getByRole('img', { name: say(studyText).done }),
    ).toBeVisible()
    const { items } = await teacher.call(taskApi.getAnswers, { courseId })
    expect(items).toMatchObject([{ handIns: 2, commentedHandIn: 1, photos: 1 }])
    await desk.goto(at(taskPaths.answers({ kind: 'premium', courseId })))
    await expect(desk.getByText(a.new)).toBeVisible()
  },
)

test('answers are commented by keys, each opening the next', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
}) => {
  const a = say(answersText)
  const teacher = await enter({ role: '2', isVerified: true })
  const { courseId, taskItemId } = await newQuiz({
    ...{ ownerId: teacher.id, name: '连续点评', settings: {}, task },
  })
  const place = { courseId, itemId: taskItemId! }
  for (const [number, words] of ['甲', '乙', '丙'].entries()) {
    const { call } = await newPerson()
    await call(courseApi.join, { courseId, fee: 0 })
    const save = String(number).repeat(32)
    const { revision } = await call(taskApi.saveDraft, {
      ...{ ...place, save, base: null, text: `作答 ${words}`, photos: [], files: [] },
    })
    await call(taskApi.handIn, { ...place, revision })
  }
  await page.goto(at(taskPaths.answers({ kind: 'premium', courseId })))
  await page.getByRole('table').getByRole('link').first().click()
  for (const words of ['甲', '乙', '丙']) {
    await expect(page.getByText(`作答 ${words}`)).toBeVisible()
    await whenReady(page)
    // The keys are there a moment after the answer is.
    await expect(async () => {
      await page.keyboard.press('a')
      const accepted = page.getByRole('radio', { name: a.verdicts.accepted })
      await expect(accepted).toBeChecked({ timeout: 1000 })
    }).toPass()
    await page.keyboard.press('c')
    await page.keyboard.press('Control+Enter')
  }
  await expect(page.getByRole('heading', { name: a.nothingWaiting })).toBeVisible()
})
