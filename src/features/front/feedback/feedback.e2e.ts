import { feedbackPaths } from './paths.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { titleOf } from '#tests/browser/account.ts'
import { feedbackText } from './web/feedback-text.ts'
import { officeText } from './web/office-text.ts'

test('feedback is sent with an attachment', onPhone, async ({ page, at, say }) => {
  const t = say(feedbackText)
  await page.goto(at('/info/about'))
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = page.getByRole('dialog', { name: t.title })
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(dialog.getByText(t.remarkMissing)).toBeVisible()
  await dialog.getByRole('textbox', { name: t.name }).fill('陈思远')
  await dialog.getByRole('textbox', { name: t.mobile }).fill('13912345678')
  await dialog.getByRole('textbox', { name: t.remark }).fill('希望增加更多案例。')
  await dialog.getByLabel(t.attachment).setInputFiles({
    name: '截图.exe',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('MZ'),
  })
  await expect(dialog.getByRole('alert').filter({ hasText: /\.docx, \.doc/ })).toBeVisible()
  // Without it, sending asks first and names the file.
  await dialog.getByRole('button', { name: t.submit }).click()
  const question = page.getByRole('alertdialog', { name: t.withoutTitle })
  await expect(question).toContainText('截图.exe')
  await question.getByRole('button', { name: t.wait }).click()
  await dialog.getByLabel(t.attachment).setInputFiles({
    name: '建议.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('案例越多越好。'),
  })
  await expect(dialog.getByText(say(fileText).fileSuccess)).toBeVisible()
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.done)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('a dialog that does not load leads to the page for feedback', async ({
  page,
  at,
  say,
  expected,
}) => {
  expected.push(/Failed to load resource/)
  await page.goto(at('/info/about'))
  await page.route('**/assets/*.js', (route) => route.abort())
  await page.getByRole('link', { name: say(layoutText).feedback }).click()
  await expect(page).toHaveURL(at(feedbackPaths.write()))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test(
  'a visitor’s page names a file that cannot be taken before anything is sent',
  onPhone,
  async ({ page, at, say }) => {
    const t = say(feedbackText)
    const posts: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') posts.push(request.url())
    })
    await page.goto(at(feedbackPaths.write()))
    await whenReady(page)
    const form = page.getByRole('form', { name: t.title })
    await form.getByRole('textbox', { name: t.remark }).fill('希望增加更多案例。')
    const file = form.getByLabel(t.attachment)
    const note = form.getByRole('alert')
    const choose = async (name: string, size: number) =>
      file.setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.alloc(size, 'a') })
    await choose('a.exe', 10)
    await expect(note).toHaveText(/\.docx, \.doc/)
    await expect(file).toHaveAttribute('aria-invalid', 'true')
    await choose('a.png', 0)
    await expect(note).toHaveText(t.empty)
    await expect(file).toHaveAccessibleDescription(new RegExp(t.empty))
    await form.getByRole('button', { name: t.submit }).last().click()
    await expect(file).toBeFocused()
    expect(posts).toEqual([])
    await choose('建议.txt', 10)
    await expect(note).toBeHidden()
    await form.getByRole('button', { name: t.submit }).last().click()
    await expect(page.getByText(t.done)).toBeVisible()
  },
)

test('a signed-in person finds name and phone filled in, and the answer as a message', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
}) => {
  const t = say(feedbackText)
  const office = say(officeText)
  const phone = `137${String(Date.now()).slice(-8)}`
  const remark = `希望增加信用证案例 ${phone}`
  const student = await newPerson({ role: '1', realName: '陈思远', phone })
  const learner = await otherDevice(student)
  await learner.goto(at('/info/about'))
  await whenReady(learner)
  await learner.getByRole('link', { name: say(layoutText).feedback }).click()
  const dialog = learner.getByRole('dialog', { name: t.title })
  await expect(dialog.getByRole('textbox', { name: t.name })).toHaveValue('陈思远')
  await expect(dialog.getByRole('textbox', { name: t.mobile })).toHaveValue(phone)
  await dialog.getByRole('textbox', { name: t.remark }).fill(remark)
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(learner.getByText(t.done)).toBeVisible()

  await enter(asAdministrator)
  await page.goto(at('/admin/feedback'))
  await page.getByRole('link', { name: remark }).click()
  await expect(titleOf(page, office.from('陈思远'))).toBeVisible()
  const answers = page.getByRole('form', { name: office.answers })
  await answers.getByRole('textbox', { name: office.answer }).fill('下周新增三个案例。')
  await answers.getByRole('button', { name: office.send }).click()
  await expect(page.getByText(office.sent)).toBeVisible()
  await expect(page.getByRole('combobox', { name: office.status })).toHaveValue('answered')
  await learner.goto(at('/user/messages'))
  await expect(learner.getByText('下周新增三个案例。')).toBeVisible()

  await page.getByRole('button', { name: office.delete }).click()
  const question = page.getByRole('alertdialog', { name: office.deleteTitle('陈思远') })
  await question.getByRole('button', { name: office.delete }).click()
  await expect(page.getByText(office.deleted)).toBeVisible()
  await expect(titleOf(page, office.title)).toBeVisible()
  await expect(page.getByRole('link', { name: remark })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'feedback is sent with its file, and a refused file is named beside its field',
    onPhone,
    async ({ page, at, say, expected }) => {
      expected.push(/422/)
      const t = say(feedbackText)
      const remark = '希望增加更多案例。'
      await page.goto(at(feedbackPaths.write()))
      const form = page.getByRole('form', { name: t.title })
      const text = form.getByRole('textbox', { name: t.remark })
      const file = form.getByLabel(t.attachment)
      const send = form.getByRole('button', { name: t.submit }).last()
      await text.fill(remark)
      await file.setInputFiles({
        ...{ name: '截图.exe', mimeType: 'application/octet-stream' },
        buffer: Buffer.alloc(3_000_000, 'MZ'),
      })
      await send.click()
      await expect(form.getByText(/\.docx, \.doc/)).toBeVisible()
      await expect(file).toHaveAttribute('aria-invalid', 'true')
      await expect(text).toHaveValue(remark)
      await file.setInputFiles({
        ...{ name: '建议.txt', mimeType: 'text/plain', buffer: Buffer.from('案例越多越好。') },
      })
      await send.click()
      await expect(page.getByText(t.done)).toBeVisible()
    },
  )
})
