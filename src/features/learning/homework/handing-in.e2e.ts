import { annotateText } from '#src/features/content/document/web/annotate/annotate-text.ts'
import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { openText } from '#src/features/content/question/web/open-text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { recordingsText } from '#src/features/learning/task/web/recordings-text.ts'
import { taskText } from '#src/features/learning/task/web/text.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { homeworkApi } from './contract.ts'
import { homeworkPaths } from './paths.ts'
import { settings } from './test-settings.ts'
import { filesText } from './web/files-text.ts'
import { ownText } from './web/own-text.ts'

test(
  'a student records and photographs by phone; a teacher draws on the photograph, and the student sees it after the return',
  onPhone,
  async ({ page, at, say, enter, newPerson, otherDevice, locale }) => {
    test.slow()
    const [a, p, r] = [say(annotateText), say(photosText), say(recordingsText)]
    const [o, t, f] = [say(openText), say(taskText), say(filesText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await enter({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
    const { homeworkId } = await teacher.call(homeworkApi.save, {
      ...{ classId, homeworkId: null, key: 'a'.repeat(32), publish: true },
      homework: settings({ title: 'Quotation', recordingMinutes: 1 }),
    })

    await test.step('the student records with a pause, listens, adds a photograph, and hands in', async () => {
      await page.addInitScript(() => {
        navigator.mediaDevices.getUserMedia = async () => {
          const context = new AudioContext()
          const sound = context.createOscillator()
          const made = context.createMediaStreamDestination()
          sound.connect(made)
          sound.start()
          return made.stream
        }
      })
      await page.goto(at(homeworkPaths.own(homeworkId)))
      await whenReady(page)
      await page.getByRole('button', { name: r.record, exact: true }).click()
      await expect(page.getByText('0:01 / 1:00')).toBeVisible()
      await page.getByRole('button', { name: r.pause }).click()
      await look(page, 'a recording that is paused')
      await page.getByRole('button', { name: r.goOn }).click()
      await page.getByRole('button', { name: o.stop }).click()
      await expect(page.getByLabel(r.name('1'), { exact: true })).toBeVisible()
      const wrong = {
        name: 'list.pdf',
        mimeType: 'application/pdf',
        buffer: Buffer.from('%PDF-1.4'),
      }
      await page.getByLabel(r.add).last().setInputFiles(wrong)
      await expect(page.getByText(r.notSound)).toBeVisible()
      const photo = await page.screenshot()
      await page
        .getByLabel(p.add)
        .last()
        .setInputFiles({ name: 'page.png', mimeType: 'image/png', buffer: photo })
      await expect(page.getByText(p.sent, { exact: true })).toBeVisible()
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      await expect(page.getByRole('button', { name: say(ownText).change })).toBeVisible()
    })

    const desk = await otherDevice(teacher)
    await desk.setViewportSize({ width: 1280, height: 800 })
    await test.step('the teacher draws, marks with ticks and writes a note', async () => {
      await desk.goto(at(homeworkPaths.works(classId, homeworkId, { work: student.id })))
      await whenReady(desk)
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(desk.getByLabel(o.yourRecording)).toBeVisible()
      await desk.getByRole('button', { name: a.annotate, exact: true }).click()
      const dialog = desk.getByRole('dialog')
      const surface = dialog.getByRole('group', { name: a.surface })
      await expect(surface).toBeVisible()
      const draw = async (from: [number, number], to: [number, number]) => {
        await surface.hover({ position: { x: from[0], y: from[1] } })
        await desk.mouse.down()
        await surface.hover({ position: { x: to[0], y: to[1] } })
        await desk.mouse.up()
      }
      await draw([100, 100], [300, 120])
      await draw([100, 200], [300, 220])
      await dialog.getByRole('button', { name: a.undo }).click()
      await dialog.getByRole('button', { name: a.tool.tick }).click()
      await surface.click({ position: { x: 200, y: 300 } })
      await surface.press('ArrowRight')
      await surface.press('Enter')
      await dialog.getByRole('button', { name: a.tool.note }).click()
      await surface.click({ position: { x: 300, y: 200 } })
      await expect(dialog.getByRole('textbox', { name: a.note('1') })).toBeFocused()
      await desk.keyboard.type('FOB, not CIF')
      await expect(dialog.getByText(a.saved, { exact: true })).toBeVisible()
      await look(desk, 'annotations being made')
      await desk.keyboard.press('Escape')
      await expect(desk.getByRole('img', { name: a.summary('1', '2', '1') })).toBeVisible()
    })

    await test.step('the student sees them once the work is returned, and has the photographs as one PDF', async () => {
      await page.reload()
      await whenReady(page)
      await expect(page.getByRole('button', { name: p.open('1') })).toBeVisible()
      await expect(page.getByRole('button', { name: a.show })).toHaveCount(0)
      const of = { homeworkId, userId: student.id }
      const { revision } = await teacher.call(homeworkApi.getWork, of)
      await teacher.call(homeworkApi.setMark, {
        ...{ ...of, rawMark: 9000, criteria: {}, comment: '', handIn: 1, revision, next: 1 },
      })
      await teacher.call(homeworkApi.release, { homeworkId })
      await page.reload()
      await whenReady(page)
      await page.getByRole('button', { name: a.show }).click()
      await expect(page.getByRole('dialog').getByText('FOB, not CIF')).toBeVisible()
      await expect(page.getByRole('dialog').getByRole('button', { name: a.tool.pen })).toHaveCount(
        0,
      )
      await look(page, 'annotations being read')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: f.asPdf }).click()
      await expect(page.getByRole('link', { name: f.download })).toBeVisible()
    })
  },
)
