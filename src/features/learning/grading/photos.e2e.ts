import type { Page } from '@playwright/test'
import type { QuestionBody } from '#src/features/content/question/body/body.ts'
import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { questionText } from '#src/features/content/question/web/question-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { filesText } from '#src/features/learning/quiz/web/files/files-text.ts'
import { resultText } from '#src/features/learning/quiz/web/result-text.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { escaped, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { invigilationPaths } from '#src/features/learning/invigilation/paths.ts'
import { shortOf } from './test-grading.ts'
import { gradingText } from './web/grading-text.ts'

/** A photograph takes its time at 400 kbit/s. */
const slow = { timeout: 60_000 }

/** A picture of a camera's size that does not get much smaller: a written page with a grain. */
async function photograph(page: Page, name: string) {
  const base64 = await page.evaluate(async (words) => {
    const canvas = new OffscreenCanvas(1500, 2000)
    const context = canvas.getContext('2d')!
    const pixels = context.createImageData(1500, 2000)
    let seed = words.length * 7919 + words.charCodeAt(0)
    for (let at = 0; at < pixels.data.length; at += 4) {
      seed = (seed * 1103515245 + 12345) % 2147483648
      const grey = 232 + (seed % 12)
      pixels.data.set([grey, grey, grey - 8, 255], at)
    }
    context.putImageData(pixels, 0, 0)
    context.fillStyle = '#223'
    context.font = '140px serif'
    for (let line = 1; line < 12; line += 1) context.fillText(`${words} ${line}`, 80, line * 165)
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
    const bytes = new Uint8Array(await blob.arrayBuffer())
    return btoa(bytes.reduce((text, byte) => text + String.fromCharCode(byte), ''))
  }, name)
  return { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(base64, 'base64') }
}

/** A line of 400 kbit/s that can be cut. */
async function slowLine(page: Page) {
  const session = await page.context().newCDPSession(page)
  const set = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', {
      ...{ offline, latency: 60, downloadThroughput: 50_000, uploadThroughput: 50_000 },
    })
  await session.send('Network.enable')
  await set(false)
  return {
    cut: () => set(true),
    mend: () => set(false),
    end: () =>
      session.send('Network.emulateNetworkConditions', {
        ...{ offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 },
      }),
  }
}

test(
  'three photographs arrive at 400 kbit/s through two cuts and a reload, while the learner writes on; the teacher reads them',
  onPhone,
  async ({ page, at, say, enter, newPerson, newQuiz, otherDevice, expected }) => {
    test.slow()
    const [t, p, g, q] = [say(quizText), say(photosText), say(gradingText), say(questionText)]
    const [r, f] = [say(resultText), say(filesText)]
    expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load resource|fetch)/)
    const teacher = await newPerson({ role: '2', isVerified: true })
    const name = `拍照 ${teacher.username}`
    const bodies = [shortOf('<p>画出信用证的流程。</p>')]
    const { courseId, itemId, quizId } = await newQuiz({
      ...{ ownerId: teacher.id, name, settings: {}, bodies },
    })
    const student = await enter()
    await student.call(courseApi.join, { courseId, fee: 0 })
    const main = page.getByRole('main')
    const rows = main.getByRole('region', { name: p.title }).getByRole('listitem')
    const sent = main.getByText(p.sent, { exact: true })
    const sending = main.getByRole('progressbar')
    const cut = main.getByText(p.states.cut)

    await page.goto(at(studyPaths.study('premium', courseId, itemId)))
    await whenReady(page)
    await page.getByRole('button', { name: t.start, exact: true }).click()
    const pictures = [
      await photograph(page, 'One'),
      await photograph(page, 'Two'),
      await photograph(page, 'Three'),
    ]
    const line = await slowLine(page)

    await test.step('several are added at once, and writing goes on', async () => {
      await main.getByLabel(p.add, { exact: true }).last().setInputFiles(pictures)
      await expect(rows).toHaveCount(3)
      await main.getByRole('textbox', { name: q.yours }).fill('See the photographs.')
      await expect(sending.first()).toBeVisible()
      await look(page, 'photographs-sending')
    })
    await test.step('a cut: they are kept on the device, and go on by themselves', async () => {
      await line.cut()
      await expect(cut.first()).toBeVisible()
      await line.mend()
      await expect(sent).toHaveCount(1, slow)
    })
    await test.step('a second cut, and a reload: what was not sent is still there', async () => {
      await expect(sending.first()).toBeVisible()
      await line.cut()
      await expect(cut.first()).toBeVisible()
      // A hand-in says what it waits for.
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      const dialog = page.getByRole('alertdialog')
      await expect(dialog).toContainText(
        new RegExp(['1', '2'].map((count) => escaped(f.unsent(count))).join('|')),
      )
      await dialog.getByRole('button', { name: t.goOn }).click()
      await line.mend()
      await page.reload()
      await whenReady(page)
      await expect(rows).toHaveCount(3, slow)
      await expect(main.getByRole('textbox', { name: q.yours })).toHaveValue('See the photographs.')
    })
    await test.step('they are ordered and turned', async () => {
      await expect(sent).toHaveCount(3, slow)
      await line.end()
      await main.getByRole('button', { name: p.earlier('3') }).click()
      await expect(main.getByRole('button', { name: p.earlier('2') })).toBeFocused()
      await main.getByRole('button', { name: p.turnRight('1') }).click()
      await expect(sent).toHaveCount(3, slow)
      await expect(main.getByText(t.saved, { exact: true })).toBeVisible()
      await look(page, 'photographs')
    })
    await page.getByRole('button', { name: t.handIn, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.handInNow }).click()
    await expect(page.getByText(r.waiting('1'))).toBeVisible()

    const desk = await otherDevice(teacher)
    await test.step('the teacher reads them, large, one after the other', async () => {
      await desk.goto(at(invigilationPaths.marking(quizId)))
      await whenReady(desk)
      const photos = desk.getByRole('list', { name: p.title })
      await expect(photos.getByRole('img')).toHaveCount(3)
      for (const picture of await photos.getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded()
        await expect
          .poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth))
          .toBeGreaterThan(100)
      }
      await look(desk, 'marking-photographs')
      await photos.getByRole('button', { name: p.open('1') }).click()
      const dialog = desk.getByRole('dialog', { name: p.viewer })
      await expect(dialog.getByText(p.placeOf('1', '3'))).toBeVisible()
      await desk.keyboard.press('ArrowRight')
      await expect(dialog.getByText(p.placeOf('2', '3'))).toBeVisible()
      await look(desk, 'photograph')
      await desk.keyboard.press('Escape')
      await expect(desk.getByRole('textbox', { name: g.points('1') })).toBeVisible()
    })
  },
)

test('files are an answer: sent from the device, handed in, and opened by the teacher in a preview', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
  otherDevice,
}) => {
  const [t, p, r] = [say(quizText), say(photosText), say(resultText)]
  const teacher = await newPerson({ role: '2', isVerified: true })
  const { stem, explanation, modelAnswer } = shortOf('<p>上传您填写的装箱单。</p>')
  const body: QuestionBody = {
    ...{
      type: 'file',
      stem,
      explanation,
      modelAnswer,
      criteria: [],
      kinds: ['text'],
      mostFiles: 2,
    },
  }
  const name = `文件 ${teacher.username}`
  const { courseId, itemId, quizId } = await newQuiz({
    ...{ ownerId: teacher.id, name, settings: {}, bodies: [body] },
  })
  const student = await enter()
  await student.call(courseApi.join, { courseId, fee: 0 })
  const main = page.getByRole('main')
  await page.goto(at(studyPaths.study('premium', courseId, itemId)))
  await whenReady(page)
  await page.getByRole('button', { name: t.start, exact: true }).click()
  const list = {
    name: 'packing-list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('20 cartons'),
  }
  await main.getByLabel(p.addFiles, { exact: true }).last().setInputFiles([list])
  await expect(main.getByRole('link', { name: list.name })).toBeVisible()
  await expect(main.getByText(t.saved, { exact: true })).toBeVisible()
  await look(page, 'file-answer')
  await page.getByRole('button', { name: t.handIn, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.handInNow }).click()
  await expect(page.getByText(r.waiting('1'))).toBeVisible()
  const desk = await otherDevice(teacher)
  await desk.goto(at(invigilationPaths.marking(quizId)))
  await whenReady(desk)
  const link = desk.getByRole('link', { name: list.name })
  await expect(link).toBeVisible()
  await look(desk, 'marking-file')
  const preview = (await link.getAttribute('href'))!
  // Where names are hidden, no link leads to the page that says the name of the file.
  await desk.getByRole('link', { name: say(gradingText).hideNames, exact: true }).click()
  const nameless = desk.getByRole('link', { name: 'file.txt' })
  await expect(nameless).toHaveAttribute('href', /^\/files\/\d+\/file\.txt\?/)
  await desk.goto(preview)
  await expect(desk.getByText('20 cartons')).toBeVisible()
})
