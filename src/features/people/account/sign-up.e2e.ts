import { accountErrors } from '#src/features/people/account/contract.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { roleText } from './web/role-text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { whenReady, expect, lastCode, passwordField, test } from '#tests/browser.ts'
import { newContacts, titleOf, trySigningIn, workOut } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

const password = 'Tide-table-81'

test(
  'signing up by e-mail shows rules while typing, opens the terms, and keeps typed text after a refusal',
  onPhone,
  async ({ page, at, say, locale, newPerson, expected }) => {
    expected.push(/status of 4\d\d/)
    const t = { ...say(accountText), ...say(roleText) }
    const { email } = newContacts()
    const username = `signs_up_${email.slice(7, 15)}`
    const taken = await newPerson()
    const wanted = `?redirect=${encodeURIComponent(at('/course/list'))}`
    await page.goto(at(`/auth/register${wanted}`))
    const form = page.getByRole('form', { name: t.signUpTitle })
    const box = (name: string) => form.getByRole('textbox', { name, exact: true })

    await test.step('an empty form shows an error at each field and sends nothing', async () => {
      await form.getByRole('radio', { name: t.byEmail }).check()
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(form.getByText(t.consentMissing)).toBeVisible()
      await expect(box(t.email)).toHaveAttribute('aria-invalid', 'true')
      await expect(box(t.realName)).toHaveAttribute('aria-invalid', 'true')
    })

    await test.step('the password’s rules are ticked off during typing', async () => {
      await box(t.username).fill(username)
      const field = passwordField(form, t.newPassword)
      const rules = form.getByRole('list', { name: t.rules })
      const expectMet = async (...met: boolean[]) => {
        for (const [index, rule] of [
          t.ruleLength,
          t.ruleNotOnlyDigits,
          t.ruleWithoutName,
        ].entries()) {
          const item = rules.getByRole('listitem').filter({ hasText: rule })
          await expect(
            item.getByText(met[index] ? t.ruleMet : t.ruleUnmet, { exact: true }),
          ).toHaveCount(1)
        }
      }
      await expectMet(false, false, false)
      await field.fill('1234567')
      await expectMet(false, false, true)
      await field.fill('12345678')
      await expectMet(true, false, true)
      await field.fill(`${username}-1`)
      await expectMet(true, true, false)
      await field.fill(password)
      await expectMet(true, true, true)
    })

    await test.step('the privacy policy opens to be read and changes nothing', async () => {
      await form.getByRole('link', { name: t.privacy }).click()
      const dialog = page.getByRole('dialog', { name: t.legalTitles.privacy })
      await expect(dialog.getByRole('heading').nth(1)).toBeVisible()
      // The dialog handles keys only after the focus has moved into it.
      const isFocused = () => dialog.evaluate((box) => box.contains(document.activeElement))
      await expect.poll(isFocused).toBe(true)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(form.getByRole('checkbox')).not.toBeChecked()
    })

    await test.step('sending a code shows the remaining attempts; a wrong code is refused at its field', async () => {
      await box(t.email).fill(email)
      await form.getByRole('button', { name: t.sendCode }).click()
      await expect(form.getByText(t.sentTo(email))).toBeVisible()
      await expect(form.getByText(/^(今日剩余次数：|Remaining attempts today: )\d+$/)).toBeVisible()
      const code = await lastCode(page, email)
      await box(t.code).fill(code === '000000' ? '111111' : '000000')
      await box(t.realName).fill('宋知夏')
      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(form.getByText(say(accountErrors.wrongCode))).toBeVisible()
      await expect(box(t.code)).toBeFocused()
      await expect(box(t.realName)).toHaveValue('宋知夏')
      await box(t.code).fill(code)
    })

    await test.step('a taken user name is refused; a free one is accepted', async () => {
      await box(t.username).fill(taken.username)
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(form.getByText(say(accountErrors.usernameTaken))).toBeVisible()
      await box(t.username).fill(username)
      await form.getByRole('button', { name: t.register, exact: true }).click()
      await expect(titleOf(page, t.roleTitle)).toBeVisible()
    })

    await test.step('after signing out and three failures, sign-in by e-mail needs a captcha, answered in words', async () => {
      await whenReady(page)
      await page.getByRole('main').getByRole('button', { name: t.signOut }).click()
      await expect(
        page.getByRole('link', { name: say(layoutText).signIn, exact: true }),
      ).toBeVisible()
      await page.goto(at(`/auth/login${wanted}`))
      const signIn = page.getByRole('form', { name: t.signIn })
      const picture = signIn.getByRole('textbox', { name: t.captchaPicture })
      for (const wrong of ['Wrong-one-1', 'Wrong-one-2', 'Wrong-one-3']) {
        await trySigningIn(page, locale, { name: email, password: wrong })
        await expect(passwordField(signIn, t.password)).toHaveAttribute('aria-invalid', 'true')
        await expect(signIn.getByText(say(accountErrors.wrongPassword)).first()).toBeVisible()
      }
      await expect(picture).toBeVisible()
      await picture.fill('????')
      await trySigningIn(page, locale, { name: email, password })
      await expect(signIn.getByText(say(accountErrors.wrongCaptcha))).toBeVisible()
      await signIn.getByRole('button', { name: t.cannotSee }).click()
      const question = signIn.getByRole('paragraph').filter({ hasText: /等于几|^What is/ })
      const answer = workOut(await question.innerText())
      await signIn.getByRole('textbox', { name: t.captchaQuestion }).fill(answer)
      await trySigningIn(page, locale, { name: email, password })
      await expect(titleOf(page, t.roleTitle)).toBeVisible()
    })
  },
)
