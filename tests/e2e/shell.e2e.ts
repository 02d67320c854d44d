import { accountErrors } from '#src/features/people/account/contract.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { locales, withLocale } from '#src/shared/locale.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { shellText } from '#src/web/text.ts'
import { uiText } from '#src/web/ui/text.ts'
import { expect, passwordField, signIn, test } from '#tests/browser.ts'

test('an unknown page is a 404 in the words of the specification', async ({
  page,
  at,
  say,
  locale,
  expected,
}) => {
  expected.push(/status of 404/)
  const t = say(shellText)
  const response = await page.goto(at('/nothing/here'))
  expect(response?.status()).toBe(404)
  if (locale === 'en-US') {
    expect(t.notFound).toBe('Page not found')
    expect(t.notFoundText).toBe('Sorry, the page you accessed does not exist or has been deleted')
    expect(t.returnHome).toBe('Return to the home')
  }
  await expect(page).toHaveTitle(/404/)
  await expect(page.getByRole('heading', { level: 1, name: t.notFound })).toBeVisible()
  await expect(page.getByText(t.notFoundText)).toBeVisible()
  await page.getByRole('link', { name: t.returnHome }).click()
  await expect(page).toHaveURL(at('/'))
})

test('a student on a page for teachers is told so', async ({ page, at, say, enter, expected }) => {
  expected.push(/status of 403/)
  const t = say(shellText)
  await enter()
  const response = await page.goto(at('/course/manage'))
  expect(response?.status()).toBe(403)
  await expect(page.getByRole('heading', { level: 1, name: t.teachersOnly })).toBeVisible()
  await expect(page.getByRole('link', { name: t.contactUs, exact: true })).toBeVisible()
})

test('pages follow one another without being loaded anew', async ({ page, at, say }) => {
  const t = { ...say(courseText), ...say(detailText) }
  await page.goto(at('/course'))
  await page.evaluate(() => Object.assign(window, { marked: true }))
  const marked = () => page.evaluate(() => 'marked' in window)
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.allCourses, exact: true }).click()
  await expect(page).toHaveURL(at('/course/list'))
  await expect(page).toHaveTitle(new RegExp(t.listTitle(t.premium)))
  expect(await marked()).toBe(true)
  await main.getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  expect(await marked()).toBe(true)
  await main.getByRole('link', { name: t.catalog }).click()
  await expect(page).toHaveURL(/\/catalog$/)
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL(at('/course/list'))
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(t.listTitle(t.premium))
  expect(await marked()).toBe(true)
})

test('the language switch keeps the page and is remembered', async ({ page, at, say, locale }) => {
  const other = locales.find((one) => one !== locale)!
  const t = say(layoutText)
  await page.goto(at('/course/list?payment=free'))
  await page.getByRole('button', { name: t.language(t.languages[locale]) }).click()
  await page.getByRole('menuitemradio', { name: t.languages[other] }).click()
  await expect(page).toHaveURL(withLocale(other, '/course/list?payment=free'))
  await expect(page.locator('html')).toHaveAttribute('lang', other)
  const cookies = await page.context().cookies()
  const kept = cookies.find((cookie) => cookie.name === 'i18n_redirected')
  expect(kept?.value).toBe(other)
  const days = (kept!.expires - Date.now() / 1000) / 86_400
  expect(Math.round(days)).toBe(365)
  // From now on every address leads to that language.
  await page.goto(at('/smooc'))
  await expect(page).toHaveURL(withLocale(other, '/smooc'))
  await page.goto('/course')
  await expect(page).toHaveURL(withLocale(other, '/course'))
})

test('an address without a language, or with an unknown one, leads to the reader’s own', async ({
  page,
  locale,
  baseURL,
  at,
  expected,
}) => {
  expected.push(/status of 404/)
  await page.context().addCookies([{ name: 'i18n_redirected', value: locale, url: baseURL! }])
  await page.goto('/course/list?sort=popular')
  await expect(page).toHaveURL(at('/course/list?sort=popular'))
  await page.goto('/fr-FR/course')
  await expect(page).toHaveURL(at('/fr-FR/course'))
})

test('who is signed in has no business on the sign-in page', async ({ page, at, enter }) => {
  await enter()
  await page.goto(at('/auth/login'))
  await expect(page).toHaveURL(at('/'))
})

test('signing in leads to the page that asked for it', async ({ page, at, say, newPerson }) => {
  const t = say(accountText)
  const { username } = await newPerson()
  await page.goto(at('/smooc/mine'))
  await expect(page.getByRole('heading', { level: 1, name: t.signInTitle })).toBeVisible()
  await signIn(page, username, say)
  await expect(page).toHaveURL(at('/smooc/mine'))
})

test('a wrong password is told, and keeps what was typed', async ({ page, at, say, expected }) => {
  expected.push(/status of 4\d\d/)
  const t = say(accountText)
  await page.goto(at('/auth/login'))
  const form = page.getByRole('form', { name: t.signIn })
  const name = form.getByRole('textbox', { name: t.name, exact: true })
  // Failures are counted by name too, and ask for a captcha after some.
  const nobody = `nobody${crypto.randomUUID().slice(0, 8)}`
  await name.fill(nobody)
  await passwordField(form, t.password).fill('wrong-password-1')
  await form.getByRole('button', { name: t.signIn }).click()
  await expect(form.getByText(say(accountErrors.wrongPassword), { exact: true })).toBeVisible()
  await expect(passwordField(form, t.password)).toBeFocused()
  await expect(name).toHaveValue(nobody)
})

test('who has no role yet is held at the choice of one, and may sign out', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(accountText)
  await enter({ role: '0' })
  for (const path of ['/', '/course/list', '/course/mine']) {
    await page.goto(at(path))
    await expect(page.getByRole('heading', { level: 1, name: t.roleTitle })).toBeVisible()
    await expect(page).toHaveURL(/\/user\/role/)
  }
  // Without a choice nothing is sent, and the fields say what is missing.
  await page.getByRole('button', { name: t.start, exact: true }).click()
  await expect(page.getByText(t.roleMissing)).toBeVisible()
  await expect(page.getByText(t.provinceMissing)).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: t.signOut }).click()
  await expect(page.getByRole('link', { name: say(layoutText).signIn, exact: true })).toBeVisible()
})

test('feedback is sent with an attachment', async ({ page, at, say }) => {
  const t = say(feedbackText)
  await page.goto(at('/info/about'))
  await page.getByRole('button', { name: say(layoutText).feedback }).click()
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
  await expect(dialog.getByText(/\.docx, \.doc/)).toBeVisible()
  await dialog.getByLabel(t.attachment).setInputFiles({
    name: '建议.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('案例越多越好。'),
  })
  await expect(dialog.getByText(say(uiText).fileSuccess)).toBeVisible()
  await dialog.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.done)).toBeVisible()
  await expect(dialog).toBeHidden()
})

test('pages are whole without script', async ({ browser, at }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(at('/course/list?keyword=Incoterms'))
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().getByRole('link').click()
  await expect(page).toHaveURL(/\/course\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await context.close()
})
