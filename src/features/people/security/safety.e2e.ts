import type { Page } from '@playwright/test'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import { demoPassword } from '#demo/accounts.ts'
import { securityErrors } from '#src/features/people/security/contract.ts'
import { recoverText } from '#src/features/people/security/web/recover-text.ts'
import { safetyText } from '#src/features/people/security/web/safety-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { uiText } from '#src/web/ui/text.ts'
import { expect, lastCode, passwordField, test } from '#tests/browser.ts'
import {
  shownName,
  signedOutMs,
  newContacts,
  titleOf,
  trySigningIn,
} from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

const password = 'Compass-rose-90'
const realName = '许若谷'

interface More {
  password?: string
  /** Used instead of the sent code. */
  code?: string
}

const signedInAs = (page: Page) => page.getByRole('button', { name: shownName(realName) })

test(
  'a changed password signs the other device out; a code replaces a forgotten password',
  onPhone,
  async ({ page, at, say, locale, enter, otherDevice, expected }) => {
    expected.push(/status of 4\d\d/)
    const t = say(safetyText)
    const recover = say(recoverText)
    const account = { ...say(accountText), ...say(codeText) }
    const { phone } = newContacts()
    const person = await enter({ phone, realName })
    const elsewhere = await otherDevice(person)
    await elsewhere.goto(at('/course/mine'))
    await expect(signedInAs(elsewhere)).toBeVisible()

    await page.goto(at('/user/password'))
    const form = page.getByRole('form', { name: t.passwordTitle })
    const fill = async (old: string, next: string) => {
      await passwordField(form, t.oldPassword).fill(old)
      await passwordField(form, recover.newPassword).fill(next)
      await passwordField(form, recover.again).fill(next)
      await form.getByRole('button', { name: t.save }).click()
    }

    await test.step('a wrong current password and an unchanged password are refused', async () => {
      await fill('Wrong-one-1', password)
      await expect(form.getByText(say(securityErrors.wrongOldPassword))).toBeVisible()
      await expect(passwordField(form, recover.newPassword)).toHaveValue(password)
      await fill(demoPassword, demoPassword)
      await expect(form.getByText(say(securityErrors.samePassword))).toBeVisible()
      await expect(signedInAs(elsewhere)).toBeVisible()
    })

    await test.step('the change signs the other device out and keeps this one', async () => {
      await fill(demoPassword, password)
      await expect(titleOf(elsewhere, account.signInTitle)).toBeVisible({ timeout: signedOutMs })
      await expect(page.getByText(/^(密码已修改|Password changed)/)).toBeVisible()
      await expect(passwordField(form, t.oldPassword)).toHaveValue('')
      await page.reload()
      await expect(titleOf(page, t.passwordTitle)).toBeVisible()
    })

    await test.step('change the password again by a code to the phone', async () => {
      const next = `${password}-2`
      await form.getByRole('radio', { name: t.byPhone }).check()
      await form.getByRole('button', { name: account.sendCode }).click()
      await expect(form.getByText(/5 分钟内有效|valid for 5 minutes/)).toBeVisible()
      await form
        .getByRole('textbox', { name: account.code, exact: true })
        .fill(await lastCode(page, phone))
      await passwordField(form, recover.newPassword).fill(next)
      await passwordField(form, recover.again).fill(next)
      await form.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(/^(密码已修改|Password changed)/)).toBeVisible()
      await trySigningIn(elsewhere, locale, { name: person.username, password: next })
      await expect(signedInAs(elsewhere)).toBeVisible()
    })
  },
)

test('a phone and an e-mail are bound; the phone is changed, then unbound, and the last contact stays', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  expected,
}) => {
  expected.push(/status of 4\d\d/)
  const t = say(safetyText)
  const account = { ...say(accountText), ...say(codeText) }
  const [first, second] = [newContacts(), newContacts()]
  const other = newContacts()
  await newPerson({ phone: other.phone })
  await enter()
  await page.goto(at('/user/accounts'))
  const main = page.getByRole('main')
  const button = (name: string) => main.getByRole('button', { name, exact: true })

  /** Opens the dialog of the act, fills it in and submits it. */
  async function bind(act: string, label: string, target: string, more: More = {}) {
    await button(act).click()
    const dialog = page.getByRole('dialog', { name: act })
    await dialog.getByRole('textbox', { name: label, exact: true }).fill(target)
    await dialog.getByRole('button', { name: account.sendCode }).click()
    await expect(dialog.getByText(account.sentTo(target))).toBeVisible()
    const code = dialog.getByRole('textbox', { name: account.code, exact: true })
    await code.fill(more.code ?? (await lastCode(page, target)))
    await passwordField(dialog, t.oldPassword).fill(more.password ?? demoPassword)
    await dialog.getByRole('button', { name: act, exact: true }).click()
    return dialog
  }

  await test.step('a first phone is bound with the right password only', async () => {
    await expect(main.getByText(t.none, { exact: true })).toHaveCount(2)
    const dialog = await bind(t.bindPhone, t.newPhone, first.phone, { password: 'Wrong-one-1' })
    await expect(dialog.getByText(say(securityErrors.wrongOldPassword))).toBeVisible()
    await passwordField(dialog, t.oldPassword).fill(demoPassword)
    await dialog.getByRole('button', { name: t.bindPhone, exact: true }).click()
    await expect(page.getByText(t.bound, { exact: true })).toBeVisible()
    await expect(main.getByText(first.phone)).toBeVisible()
    // The only contact cannot be unbound.
    await expect(main.getByText(t.onlyOne)).toBeVisible()
    await expect(button(t.unbindPhone)).toHaveCount(0)
  })

  await test.step('bind an e-mail too', async () => {
    await bind(t.bindEmail, t.newEmail, first.email)
    await expect(main.getByText(first.email)).toBeVisible()
    await expect(button(t.unbindPhone)).toBeVisible()
  })

  await test.step('the phone is replaced by a free one, not by one of another account', async () => {
    // Its owner gets a notice instead of a code; the page does not reveal it.
    const dialog = await bind(t.changePhone, t.newPhone, other.phone, { code: '000000' })
    await expect(dialog.getByText(say(guardErrors.wrongCode))).toBeVisible()
    await dialog.getByRole('button', { name: say(uiText).cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
    await bind(t.changePhone, t.newPhone, second.phone)
    await expect(main.getByText(second.phone)).toBeVisible()
    await expect(main.getByText(first.phone)).toHaveCount(0)
  })

  await test.step('the phone is unbound after a confirmation; the e-mail stays', async () => {
    await button(t.unbindPhone).click()
    const dialog = page.getByRole('dialog', { name: t.unbindPhone })
    await dialog.getByRole('button', { name: say(codeText).sendCode, exact: true }).click()
    const code = dialog.getByLabel(say(codeText).code)
    await expect(code).toBeFocused()
    await code.fill(await lastCode(page, first.email))
    await passwordField(dialog, t.oldPassword).fill(demoPassword)
    await dialog.getByRole('button', { name: t.unbindPhone, exact: true }).click()
    await expect(page.getByText(t.unbound, { exact: true })).toBeVisible()
    await expect(main.getByText(t.none, { exact: true })).toHaveCount(1)
    await expect(main.getByText(t.onlyOne)).toBeVisible()
    await page.reload()
    await expect(button(t.bindPhone)).toBeVisible()
    await expect(button(t.unbindEmail)).toHaveCount(0)
  })
})

test('devices are listed; one is signed out with its open page, then all others', async ({
  page,
  at,
  say,
  enter,
  otherDevice,
}) => {
  const t = say(safetyText)
  const account = say(accountText)
  const person = await enter({ realName })
  const others = [await otherDevice(person), await otherDevice(person)] as const
  for (const device of others) {
    await device.goto(at('/course/mine'))
    await expect(signedInAs(device)).toBeVisible()
  }
  await page.goto(at('/user/sessions'))
  const main = page.getByRole('main')
  const devices = main.getByRole('listitem')
  await expect(devices).toHaveCount(3)
  await expect(devices.first().getByText(t.here, { exact: true })).toBeVisible()
  await expect(devices.first().getByRole('button')).toHaveCount(0)

  await test.step('the device used last is signed out after a confirmation', async () => {
    await devices.nth(1).getByRole('button').click()
    const question = page.getByRole('alertdialog')
    await expect(question).toContainText('Chrome')
    await question.getByRole('button', { name: t.end, exact: true }).click()
    await expect(page.getByText(t.ended)).toBeVisible()
    await expect(titleOf(others[1], account.signInTitle)).toBeVisible({ timeout: signedOutMs })
    await expect(devices).toHaveCount(2)
    await expect(signedInAs(others[0])).toBeVisible()
  })

  await test.step('all other devices are signed out', async () => {
    await main.getByRole('button', { name: t.endOthers }).click()
    const question = page.getByRole('alertdialog', { name: t.endOthersTitle(1) })
    await question.getByRole('button', { name: t.end, exact: true }).click()
    await expect(main.getByText(t.onlyHere)).toBeVisible()
    await expect(titleOf(others[0], account.signInTitle)).toBeVisible({ timeout: signedOutMs })
    await expect(main.getByRole('button', { name: t.endOthers })).toHaveCount(0)
    await page.reload()
    await expect(devices).toHaveCount(1)
  })
})
