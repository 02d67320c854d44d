import { layoutText } from '#src/app/shell/text.ts'
import { expect, passwordField, signIn, test } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { accountErrors } from './contract.ts'
import { accountText } from './web/text.ts'

test('who is signed in has no business on the sign-in page', async ({ page, at, enter }) => {
  await enter()
  await page.goto(at('/auth/login'))
  await expect(page).toHaveURL(at('/'))
})

test(
  'signing in leads to the page that asked for it',
  onPhone,
  async ({ page, at, say, newPerson }) => {
    const t = say(accountText)
    const { username } = await newPerson()
    await page.goto(at('/smooc/mine'))
    await expect(page.getByRole('heading', { level: 1, name: t.signInTitle })).toBeVisible()
    await signIn(page, username, say)
    await expect(page).toHaveURL(at('/smooc/mine'))
  },
)

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

test(
  'who has no role yet is held at the choice of one, and may sign out',
  onPhone,
  async ({ page, at, say, enter }) => {
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
    await expect(
      page.getByRole('link', { name: say(layoutText).signIn, exact: true }),
    ).toBeVisible()
  },
)
