import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { gradingText } from '#src/features/learning/grading/web/grading-text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { taskText } from '#src/features/learning/task/web/text.ts'
import { todayPaths } from '#src/features/front/today/paths.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { homeworkApi } from './contract.ts'
import { homeworkPaths } from './paths.ts'
import { formText } from './web/form-text.ts'
import { ownText } from './web/own-text.ts'
import { worksText } from './web/works-text.ts'

const photo = {
  ...{ name: 'page.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

test(
  'a student hands in photographs by phone beside a teacher who sets, marks and returns at a desk',
  onPhone,
  async ({ page, at, say, enter, newPerson, otherDevice, locale, expected }) => {
    test.slow()
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to (load resource|fetch)/)
    const [o, f, w] = [say(ownText), say(formText), say(worksText)]
    const [t, p, g] = [say(taskText), say(photosText), say(gradingText)]
    const teacher = await newPerson({ role: '2', isVerified: true, realName: '沈知遥' })
    const given = { name: 'Trade 2601', yearFrom: '2026', semester: 'first' as const }
    const { classId } = await teacher.call(classApi.create, given)
    const { code } = (await teacher.call(classApi.getClass, { classId })).code!
    const student = await enter({ role: '1', realName: '林晓舟' })
    await student.call(classApi.join, { code })
    const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
    const title = 'Commercial invoice'

    const desk = await otherDevice(teacher)
    await desk.setViewportSize({ width: 1280, height: 800 })
    await test.step('the teacher sets homework', async () => {
      await desk.goto(at(homeworkPaths.list(classId)))
      await whenReady(desk)
      await desk.getByRole('link', { name: w.set }).click()
      await whenReady(desk)
      await desk.getByRole('textbox', { name: f.name }).fill(title)
      await desk.getByRole('button', { name: f.publish }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: f.publish }).click()
      await expect(desk.getByRole('heading', { level: 2, name: title })).toBeVisible()
    })

    await test.step('the student finds it, and hands in a text and a photograph', async () => {
      await page.goto(at(todayPaths.today()))
      await page.getByRole('link', { name: new RegExp(title) }).click()
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await whenReady(page)
      const text = page.getByRole('textbox', { name: t.words })
      await page.context().setOffline(true)
      await text.fill('INVOICE NO. 26-0917')
      await expect(page.getByText(t.kept)).toBeVisible()
      await page.context().setOffline(false)
      await page.reload()
      await whenReady(page)
      await expect(text).toHaveValue('INVOICE NO. 26-0917')
      await page.getByLabel(p.add).last().setInputFiles(photo)
      await expect(page.getByText(p.sent, { exact: true })).toBeVisible()
      await look(page, 'homework being written')
      await page.getByRole('button', { name: t.handIn, exact: true }).click()
      await expect(page.getByRole('button', { name: o.change })).toBeVisible()
      await expect(page.getByRole('button', { name: p.open('1') })).toBeVisible()
      await look(page, 'homework that was handed in')
    })

    await test.step('the teacher marks it by keys, and returns the mark', async () => {
      await desk.goto(at(homeworkPaths.list(classId)))
      await desk.getByRole('link', { name: title }).click()
      await whenReady(desk)
      await look(desk, 'the works of homework')
      await desk.getByRole('link', { name: w.startMarking }).click()
      await expect(desk.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(desk.getByText('INVOICE NO. 26-0917')).toBeVisible()
      await whenReady(desk)
      await look(desk, 'one work')
      await desk.keyboard.press('h')
      await expect(desk.getByRole('textbox', { name: g.points('100') })).toHaveValue('50')
      await desk.keyboard.press('c')
      await desk.keyboard.type('Check the amount.')
      await desk.keyboard.press('Control+Enter')
      await expect(desk.getByRole('button', { name: w.release })).toBeVisible()
      await page.reload()
      await expect(page.getByText('Check the amount.')).toHaveCount(0)
      await desk.getByRole('button', { name: w.release }).click()
      await desk.getByRole('alertdialog').getByRole('button', { name: w.release }).click()
      await expect(desk.getByRole('button', { name: w.release })).toHaveCount(0)
    })

    await test.step('the student reads the result, here and among the work that is done', async () => {
      await page.reload()
      await expect(page.getByText('Check the amount.')).toBeVisible()
      await expect(page.getByText(o.markOf('50', '100'))).toBeVisible()
      await look(page, 'homework that was returned')
      await page.goto(at(homeworkPaths.done()))
      await expect(page.getByRole('link', { name: title })).toBeVisible()
      await look(page, 'work that is done')
    })
    const { items } = await teacher.call(homeworkApi.getOfClass, { classId })
    expect(items).toMatchObject([{ released: true, counts: { handedIn: 1, marked: 1 } }])
  },
)
