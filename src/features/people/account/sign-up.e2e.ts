import { accountApi, accountErrors } from './contract.ts'
import { guardApi, guardErrors, type Work } from '#src/features/people/guard/contract.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { captchaText } from '#src/features/people/guard/web/captcha-text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { roleText } from './web/role-text.ts'
import { workText } from '#src/features/people/guard/web/work-text.ts'
import { endpointUrl, type Envelope } from '#src/shared/endpoint.ts'
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
    const t = { ...say(accountText), ...say(captchaText), ...say(codeText), ...say(roleText) }
    const { email } = newContacts()
    const username = `signs_up_${email.slice(7, 15)}`
    const taken = await newPerson()
    const wanted = `?redirect=${encodeURIComponent(at('/course/list'))}`
    await page.goto(at(`/auth/register${wanted}`))
    await whenReady(page)
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
      await expect(form.getByText(say(guardErrors.wrongCode))).toBeVisible()
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
      await whenReady(page)
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

test(
  'a code that needs a proof of work shows how far it is, can be stopped, and is sent once it is done',
  onPhone,
  async ({ page, at, say, expected }) => {
    expected.push(/status of 4\d\d/)
    const [t, w] = [{ ...say(accountText), ...say(captchaText), ...say(codeText) }, say(workText)]
    const { email } = newContacts()
    // The work waits for this test, so that it can be stopped in time.
    await page.addInitScript(() => {
      const tell = Reflect.get(Worker.prototype, 'postMessage') as (message: unknown) => void
      Worker.prototype.postMessage = function (this: Worker, message: unknown) {
        if (sessionStorage.getItem('may-work')) tell.call(this, message)
      }
    })
    const captcha = await page.request.get(endpointUrl(guardApi.getCaptcha))
    const { work } = ((await captcha.json()) as Envelope<{ work: Work }>).data
    const proofs: (string | undefined)[] = []
    await page.route(`**${endpointUrl(accountApi.getVerificationCode)}*`, (route) => {
      const proof = route.request().headers()['x-work']
      proofs.push(proof)
      const given = { msg: '需要安全检查', enmsg: 'A check is needed', count: 0 }
      if (proof) {
        return route.fulfill({
          json: { ...given, code: 0, data: { remaining: 7, waitSeconds: 60 } },
        })
      }
      const { id } = guardErrors.proofNeeded
      const data = { remaining: 8, work }
      return route.fulfill({ status: 422, json: { ...given, code: 1001, error: id, data } })
    })
    await page.goto(at('/auth/register'))
    await whenReady(page)
    const form = page.getByRole('form', { name: t.signUpTitle })
    await form.getByRole('radio', { name: t.byEmail }).check()
    await form.getByRole('textbox', { name: t.email, exact: true }).fill(email)
    await form.getByRole('button', { name: t.sendCode }).click()
    await expect(form.getByText(w.codeStatus.running)).toBeVisible()
    await expect(form.getByRole('progressbar', { name: w.share })).toBeVisible()
    await form.getByRole('button', { name: w.stop }).click()
    await expect(form.getByText(w.codeStatus.stopped)).toBeVisible()
    expect(proofs).toEqual([undefined])
    await page.evaluate(() => sessionStorage.setItem('may-work', '1'))
    await form.getByRole('button', { name: w.restart }).click()
    await expect(form.getByText(t.sentTo(email))).toBeVisible()
    await expect(form.getByText(w.codeStatus.done)).toBeHidden()
    expect(proofs).toEqual([undefined, expect.any(String)])
  },
)
