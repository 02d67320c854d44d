import { layoutText } from '#src/app/shell/text.ts'
import { expect, passwordField, signIn, test, whenReady } from '#tests/browser.ts'
import { shownName, workOut } from '#tests/browser/account.ts'
import { demoPassword } from '#demo/accounts.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { accountErrors } from './contract.ts'
import { accountText } from './web/text.ts'
import { captchaText } from '#src/features/people/guard/web/captcha-text.ts'
import { workText } from '#src/features/people/guard/web/work-text.ts'
import { roleText } from './web/role-text.ts'

test('the pages for signing in and choosing a role redirect a person who has done both', async ({
  page,
  at,
  enter,
}) => {
  await enter()
  for (const path of ['/auth/login', '/user/role']) {
    await page.goto(at(path))
    await expect(page).toHaveURL(at('/'))
  }
})

test(
  'signing in leads back to the requested page',
  onPhone,
  async ({ page, at, say, newPerson }) => {
    const t = { ...say(accountText), ...say(roleText) }
    const { username } = await newPerson()
    await page.goto(at('/smooc/mine'))
    await expect(page.getByRole('heading', { level: 1, name: t.signInTitle })).toBeVisible()
    await signIn(page, username, say)
    await expect(page).toHaveURL(at('/smooc/mine'))
  },
)

test('a wrong password is reported and keeps the name', async ({ page, at, say, expected }) => {
  expected.push(/status of 4\d\d/)
  const t = { ...say(accountText), ...say(roleText) }
  await page.goto(at('/auth/login'))
  await whenReady(page)
  const form = page.getByRole('form', { name: t.signIn })
  const name = form.getByRole('textbox', { name: t.name, exact: true })
  // Failures count by name too and lead to a captcha, so each run uses a name of its own.
  const nobody = `nobody${crypto.randomUUID().slice(0, 8)}`
  await name.fill(nobody)
  await passwordField(form, t.password).fill('wrong-password-1')
  await form.getByRole('button', { name: t.signIn }).click()
  await expect(form.getByText(say(accountErrors.wrongPassword), { exact: true })).toBeVisible()
  await expect(passwordField(form, t.password)).toBeFocused()
  await expect(name).toHaveValue(nobody)
  // The words leave open which of the two is wrong, and so do the fields.
  await expect(form.locator('[data-state="success"]')).toHaveCount(0)
})

test(
  'a person without a role must choose one first, or may sign out',
  onPhone,
  async ({ page, at, say, enter }) => {
    const t = { ...say(accountText), ...say(roleText) }
    await enter({ role: '0' })
    for (const path of ['/', '/course/list', '/course/mine']) {
      await page.goto(at(path))
      await expect(page.getByRole('heading', { level: 1, name: t.roleTitle })).toBeVisible()
      await expect(page).toHaveURL(/\/user\/role/)
    }
    // Its links would only lead back to the choice.
    await expect(page.getByRole('navigation', { name: say(layoutText).navigation })).toHaveCount(0)
    // Without a choice the form sends nothing, and its fields show the missing answers.
    await page.getByRole('button', { name: t.start, exact: true }).click()
    await expect(page.getByText(t.roleMissing)).toBeVisible()
    await expect(page.getByText(t.provinceMissing)).toBeVisible()
    await page.getByRole('main').getByRole('button', { name: t.signOut }).click()
    await expect(
      page.getByRole('link', { name: say(layoutText).signIn, exact: true }),
    ).toBeVisible()
  },
)

test(
  'after three failures the browser proves its work beside a question in words; keys are enough',
  onPhone,
  async ({ page, at, say, newPerson, expected }) => {
    expected.push(/status of 4\d\d/)
    const [t, w] = [{ ...say(accountText), ...say(captchaText) }, say(workText)]
    const { username } = await newPerson({ realName: '沈知远' })
    await page.goto(at('/auth/login'))
    await whenReady(page)
    const form = page.getByRole('form', { name: t.signIn })
    const password = passwordField(form, t.password)
    await form.getByRole('textbox', { name: t.name, exact: true }).fill(username)
    for (const words of [accountErrors.wrongPassword, accountErrors.wrongPassword]) {
      await password.fill('wrong-password-1')
      await password.press('Enter')
      await expect(form.getByText(say(words), { exact: true })).toBeVisible()
      await password.fill('')
    }
    await password.fill('wrong-password-1')
    await password.press('Enter')
    await expect(form.getByText(say(accountErrors.wrongPasswordCaptcha))).toBeVisible()
    await expect(form.getByText(w.status.done)).toBeVisible()
    await form.getByRole('button', { name: t.cannotSee }).press('Enter')
    const answer = form.getByRole('textbox', { name: t.captchaQuestion })
    const question = form.getByRole('paragraph').filter({ hasText: /等于几|^What is/ })
    await answer.fill(workOut(await question.innerText()))
    await password.fill(demoPassword)
    // Sent at once: the form waits for the work by itself.
    await password.press('Enter')
    await expect(page.getByRole('button', { name: shownName('沈知远') })).toBeVisible()
  },
)

test('a pause before the next try is counted down', async ({ page, at, say, expected }) => {
  expected.push(/status of 4\d\d/)
  const [t, w] = [say(accountText), say(workText)]
  await page.goto(at('/auth/login'))
  await whenReady(page)
  const form = page.getByRole('form', { name: t.signIn })
  const password = passwordField(form, t.password)
  await form.getByRole('textbox', { name: t.name, exact: true }).fill('nobody_waits')
  // A server that answers as it does after many failures.
  await page.route('**/api/Login/Login', (route) =>
    route.fulfill({
      json: {
        code: 1001,
        msg: '登录尝试过于频繁，请 2 秒后再试',
        enmsg: 'Too many attempts. Please try again in 2 s',
        count: 0,
        data: { waitSeconds: 2 },
        error: accountErrors.wait.id,
      },
    }),
  )
  await password.fill('wrong-password-1')
  await password.press('Enter')
  await expect(form.getByText(w.waiting(1))).toBeVisible()
  await expect(form.getByRole('status').filter({ hasText: w.waited })).toBeVisible()
})
