import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { shortOf } from '#src/features/learning/grading/test-grading.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { textOf } from '#src/web/i18n.tsx'
import { expect, test, whenReady } from '#tests/browser.ts'
import { expectAccessible, expectNoOverflow } from '#tests/browser/axe.ts'
import { look } from '#tests/browser/look.ts'
import { scan } from '#tests/browser/scan.ts'
import { phoneText } from './web/phone/phone-text.ts'
import { quizText } from './web/text.ts'

const photo = (name: string) => ({
  ...{ name: `${name}.png`, mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

test('a phone that is not signed in scans the code, sends photographs through a cut, and they are in the answer', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  newQuiz,
  otherDevice,
  expected,
}) => {
  const [t, p, f] = [say(quizText), say(photosText), say(phoneText)]
  expected.push(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to (load resource|fetch)/)
  const teacher = await newPerson({ role: '2', isVerified: true })
  const name = `手机 ${teacher.username}`
  const bodies = [shortOf('<p>画出信用证的流程。</p>')]
  const { courseId, itemId } = await newQuiz({ ownerId: teacher.id, name, settings: {}, bodies })
  const student = await enter()
  await student.call(courseApi.join, { courseId, fee: 0 })
  await page.goto(at(studyPaths.study('premium', courseId, itemId)))
  await whenReady(page)
  await page.getByRole('button', { name: t.start, exact: true }).click()
  await page.getByRole('button', { name: p.phone, exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('img', { name: f.code })).toBeVisible()
  await expectAccessible(page, 'the dialog with the code')
  const address = await scan(page, f.code)
  expect(address).toBe(await dialog.getByRole('textbox').inputValue())

  const mobile = await otherDevice()
  await mobile.setViewportSize({ width: 360, height: 740 })
  await mobile.goto(address)
  const m = textOf(phoneText, (await mobile.locator('html').getAttribute('lang')) as 'en-US')
  const mp = textOf(photosText, (await mobile.locator('html').getAttribute('lang')) as 'en-US')
  await expect(mobile.getByText(m.place('1'))).toBeVisible()
  await expect(mobile.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expectAccessible(mobile, 'the page of the phone')
  await expectNoOverflow(mobile, 'the page of the phone')
  const choose = mobile.getByLabel(m.choose, { exact: true }).last()
  await choose.setInputFiles([photo('one')])
  await expect(mobile.getByText(mp.sent, { exact: true })).toHaveCount(1)
  await expect(dialog.getByText(f.arrived('1'))).toBeVisible()
  await mobile.context().setOffline(true)
  await choose.setInputFiles([photo('two')])
  await expect(mobile.getByText(mp.states.cut)).toBeVisible()
  await mobile.context().setOffline(false)
  await expect(mobile.getByText(mp.sent, { exact: true })).toHaveCount(2)
  await expect(dialog.getByText(f.arrived('2'))).toBeVisible()
  await look(mobile, 'phone-photos')

  await dialog.getByRole('button', { name: f.done, exact: true }).click()
  const rows = page.getByRole('region', { name: p.title }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await mobile.getByRole('button', { name: mp.remove('1') }).click()
  await expect(rows).toHaveCount(1)
  await page.reload()
  await whenReady(page)
  await expect(rows).toHaveCount(1)
})
