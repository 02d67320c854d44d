import type { Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { accountErrors } from './contract.ts'
import { guessErrors } from '#src/features/people/guard/guess-errors.ts'
import { accountPaths } from './paths.ts'
import { accountText } from './web/text.ts'
import { captchaText } from '#src/features/people/guard/web/captcha-text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { roleText } from './web/role-text.ts'
import { shownName, newContacts, workOut } from '#tests/browser/account.ts'
import { formText } from '#src/web/form/text.ts'
import { expect, lastCode, passwordField, test } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'

test(
  'text filled in before the page’s script is loaded is kept',
  onPhone,
  async ({ page, at, say }) => {
    // Holds the scripts back, like a slow line; a password manager fills fields without waiting for them.
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue()
    })
    const arrival = page.goto(at('/auth/login'))
    const t = { ...say(accountText), ...say(roleText) }
    const form = page.getByRole('form', { name: t.signIn })
    await form.locator('input[name="username"]').fill('student')
    await form.locator('input[name="password"]').fill(demoPassword)
    release()
    await arrival
    await form.getByRole('button', { name: t.signIn }).click()
    await page.waitForURL((url) => !url.pathname.includes('/auth/login'))
    await expect(page.getByRole('main')).toBeVisible()
  },
)

test('Enter in the sign-up form creates the account', onPhone, async ({ page, at, say }) => {
  const t = { ...say(accountText), ...say(captchaText), ...say(codeText), ...say(roleText) }
  const { phone } = newContacts()
  await page.goto(at('/auth/register'))
  const { form, field } = await fillSignUp(page, t, phone)
  await field(t.code).fill(await lastCode(page, phone))
  await form.getByRole('checkbox').check()
  await field(t.realName).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: t.roleTitle })).toBeVisible()
})

type Words = (typeof accountText & typeof captchaText & typeof codeText)['zh']

/** Requests a code for the contact, and fills in the rest of the sign-up form. */
async function fillSignUp(page: Page, t: Words, contact: string) {
  const form = page.getByRole('form', { name: t.signUpTitle })
  const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
  const isEmail = contact.includes('@')
  if (isEmail) await form.getByRole('radio', { name: t.byEmail }).check()
  await field(isEmail ? t.email : t.phone).fill(contact)
  await form.getByRole('button', { name: t.sendCode }).click()
  await expect(form.getByText(t.sentTo(contact))).toBeVisible()
  await field(t.username).fill(`新人${crypto.randomUUID().slice(0, 7)}`)
  await passwordField(form, t.newPassword).fill('Sails-and-sea-7')
  await field(t.realName).fill('陆海棠')
  return { form, field }
}

test('a sign-in without script is kept by the first page with it, in place of another session', async ({
  page,
  context,
  at,
  newPerson,
}) => {
  const signInAs = async (username: string) => {
    const answer = await page.request.post(at('/auth/login'), {
      headers: { 'sec-fetch-site': 'same-origin' },
      form: { username, password: demoPassword },
    })
    expect(answer.ok()).toBe(true)
  }
  const stored = (tab: Page) => tab.evaluate(() => localStorage.getItem('token'))
  const sent = async () => {
    const cookie = (await context.cookies()).find(({ name }) => name === 'token')
    return decodeURIComponent(cookie?.value ?? '')
  }
  const [alice, bob] = [
    await newPerson({ realName: '沈知远' }),
    await newPerson({ realName: '陆海棠' }),
  ]
  await signInAs(alice.username)
  const own = (tab: Page, name: string) => tab.getByRole('button', { name: shownName(name) })
  await page.goto(at('/course/list'))
  await expect(own(page, '沈知远')).toBeVisible()
  await expect.poll(() => stored(page)).toBe(await sent())
  // The page of the first person ends as soon as the second one's is open.
  await signInAs(bob.username)
  const other = await context.newPage()
  await other.goto(at('/course/list'))
  await expect(own(other, '陆海棠')).toBeVisible()
  await expect.poll(() => stored(other)).toBe(await sent())
  await expect(own(page, '陆海棠')).toBeVisible()
  // The cookie ends with its token; the stored session is restored.
  await context.clearCookies({ name: 'token' })
  await page.goto(at('/course/list'))
  await expect(own(page, '陆海棠')).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a person signs in and returns to the requested page',
    onPhone,
    async ({ page, at, say, newPerson, expected, context }) => {
      expected.push(/status of 422/)
      const t = { ...say(accountText), ...say(roleText) }
      const { username } = await newPerson({ realName: '沈知远' })
      await page.goto(at('/smooc/mine'))
      const form = page.getByRole('form', { name: t.signIn })
      const name = form.getByRole('textbox', { name: t.name, exact: true })
      await name.fill(username)
      await passwordField(form, t.password).fill('wrong-password-1')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: t.signIn }).click()
      await expect(form.getByText(say(accountErrors.wrongPassword), { exact: true })).toBeVisible()
      await expect(name).toHaveValue(username)
      await expect(form.getByRole('checkbox')).toBeChecked()
      await expect(passwordField(form, t.password)).toHaveValue('')
      expect(page.url()).not.toContain('password')
      await passwordField(form, t.password).fill(demoPassword)
      await form.getByRole('button', { name: t.signIn }).click()
      await expect(page).toHaveURL(at('/smooc/mine'))
      await expect(page.getByRole('button', { name: shownName('沈知远') })).toBeVisible()
      const names = (await context.cookies()).map((cookie) => cookie.name)
      expect(names).toEqual(expect.arrayContaining(['token', 'farsail_refresh']))
    },
  )

  test(
    'a person signs up with a code, chooses a role and reaches the requested page; Enter sends the form, not another code',
    onPhone,
    async ({ page, at, say, expected }) => {
      expected.push(/status of 422/)
      const t = { ...say(accountText), ...say(captchaText), ...say(codeText), ...say(roleText) }
      const { phone } = newContacts()
      await page.goto(at(accountPaths.register(at('/smooc/mine'))))
      const { form, field } = await fillSignUp(page, t, phone)
      await expect(field(t.phone)).toHaveValue(phone)
      // A code asked for in between empties the password, and the page says so beside it.
      const password = passwordField(form, t.newPassword)
      await expect(password).not.toHaveAccessibleDescription(new RegExp(t.passwordAgain))
      await form.getByRole('button', { name: t.sendCode }).click()
      await expect(password).toHaveValue('')
      await expect(password).toHaveAccessibleDescription(new RegExp(t.passwordAgain))
      await expect(field(t.code)).toBeFocused()
      await expect(field(t.code)).toBeInViewport()
      await password.fill('Sails-and-sea-7')
      await field(t.code).fill(await lastCode(page, phone))
      // Without the agreement no account is made, and the form keeps the typed text.
      await field(t.realName).press('Enter')
      await expect(form.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
      await expect(field(t.realName)).toHaveValue('陆海棠')
      await form.getByRole('checkbox').check()
      await passwordField(form, t.newPassword).fill('Sails-and-sea-7')
      await passwordField(form, t.newPassword).press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: t.roleTitle })).toBeVisible()
      // The error of an empty field stands beside it, and the other fields keep their values.
      const role = page.getByRole('form', { name: t.roleTitle })
      const school = role.getByRole('textbox', { name: t.schoolName })
      await school.fill('海岸职业学院')
      await role.getByRole('radio', { name: t.student }).check()
      await role.getByRole('button', { name: t.start, exact: true }).click()
      const province = role.getByRole('combobox', { name: t.province })
      await expect(province).toHaveAttribute('aria-invalid', 'true')
      await expect(school).toHaveValue('海岸职业学院')
      await expect(role.getByRole('radio', { name: t.student })).toBeChecked()
      await province.selectOption({ index: 2 })
      await school.press('Enter')
      await expect(page).toHaveURL(at('/smooc/mine'))
    },
  )

  test(
    'signing up by e-mail shows its field, says where the code was sent, and keeps the choice',
    onPhone,
    async ({ page, at, say, expected }) => {
      expected.push(/status of 422/)
      const t = { ...say(accountText), ...say(captchaText), ...say(codeText), ...say(roleText) }
      const { email } = newContacts()
      await page.goto(at('/auth/register'))
      const { form, field } = await fillSignUp(page, t, email)
      await expect(field(t.phone)).toBeHidden()
      await expect(field(t.email)).toHaveValue(email)
      await field(t.code).fill(await lastCode(page, email))
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(form.getByRole('radio', { name: t.byEmail })).toBeChecked()
      await expect(field(t.email)).toHaveValue(email)
      await form.getByRole('checkbox').check()
      await passwordField(form, t.newPassword).fill('Sails-and-sea-7')
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: t.roleTitle })).toBeVisible()
    },
  )

  test(
    'a refused form shows a sentence above it and the focus in its first wrong field',
    onPhone,
    async ({ page, at, say, expected }) => {
      expected.push(/status of 422/)
      const [t, f] = [{ ...say(accountText), ...say(captchaText), ...say(codeText) }, say(formText)]
      await page.goto(at('/auth/register'))
      const form = page.getByRole('form', { name: t.signUpTitle })
      const field = (label: string) => form.getByRole('textbox', { name: label, exact: true })
      const expectWrong = async (label: string) => {
        await expect(form.getByRole('alert')).toHaveText(f.formInvalid)
        await expect(field(label)).toHaveAttribute('aria-invalid', 'true')
        await expect(field(label)).toBeFocused()
        await expect(field(label)).toBeInViewport()
      }

      await test.step('a code without a phone number is refused beside the phone number', async () => {
        await form.getByRole('button', { name: t.sendCode }).click()
        await expectWrong(t.phone)
        await expect(form.getByRole('status')).toBeEmpty()
      })

      await test.step('after sending a code the focus is in the field for it', async () => {
        await field(t.phone).fill(newContacts().phone)
        await form.getByRole('button', { name: t.sendCode }).click()
        await expect(field(t.code)).toBeFocused()
      })

      await test.step('a wrong name further down is refused', async () => {
        await field(t.code).fill('000000')
        await field(t.username).fill('航海图志')
        await passwordField(form, t.newPassword).fill('Sails-and-sea-7')
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: t.register, exact: true }).click()
        await expectWrong(t.realName)
      })
    },
  )

  test(
    'a captcha is exchanged for another picture and for a question, which alone opens nothing',
    onPhone,
    async ({ page, at, say, newPerson, expected }) => {
      expected.push(/status of 422/)
      const t = { ...say(accountText), ...say(captchaText), ...say(codeText), ...say(roleText) }
      const { username } = await newPerson({ realName: '沈知远' })
      await page.goto(at('/auth/login'))
      const form = page.getByRole('form', { name: t.signIn })
      const name = form.getByRole('textbox', { name: t.name, exact: true })
      const password = passwordField(form, t.password)
      await name.fill(username)
      const picture = form.getByRole('textbox', { name: t.captchaPicture })
      await expect(async () => {
        await password.fill('wrong-password-1')
        await password.press('Enter')
        await expect(picture).toBeVisible({ timeout: 500 })
      }).toPass()
      const source = await form.getByRole('img').getAttribute('src')
      // A captcha that is asked for now is no mistake in the form.
      await password.fill(demoPassword)
      await password.press('Enter')
      await expect(form.getByText(say(accountErrors.captchaNeeded))).toBeVisible()
      await expect(form.getByRole('alert')).toBeHidden()
      await expect(picture).toBeFocused()
      await expect(password).toHaveAccessibleDescription(t.passwordAgain)
      await form.getByRole('button', { name: t.anotherPicture }).click()
      await expect(form.getByRole('img')).not.toHaveAttribute('src', source!)
      await form.getByRole('button', { name: t.cannotSee }).click()
      await expect(name).toHaveValue(username)
      const question = form.getByRole('paragraph').filter({ hasText: /等于几|^What is/ })
      await form
        .getByRole('textbox', { name: t.captchaQuestion })
        .fill(workOut(await question.innerText()))
      await password.fill(demoPassword)
      await password.press('Enter')
      // Any program answers a question; without script there is no proof of work beside it.
      await expect(form.getByText(say(guessErrors.workNeeded))).toBeVisible()
      await expect(name).toHaveValue(username)
      await form.getByRole('button', { name: t.backToPicture }).click()
      await expect(picture).toBeVisible()
    },
  )
})
