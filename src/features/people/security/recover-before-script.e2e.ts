import type { Locator, Page } from '@playwright/test'
import { linkText } from '#src/features/people/account/web/link-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { guardErrors } from '#src/features/people/guard/contract.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { puzzleText } from '#src/features/people/guard/web/puzzle-text.ts'
import { expect, lastCode, passwordField, placeOfPiece, test, whenReady } from '#tests/browser.ts'
import { newContacts, shownName, titleOf, trySigningIn, workOut } from '#tests/browser/account.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'
import { securityPaths } from './paths.ts'
import { recoverText } from './web/recover-text.ts'

const password = 'Storm-lantern-52'

const puzzleOn = async (form: Locator) =>
  form.locator('input[name="puzzleId"]').getAttribute('value')

/** Points at the gap, where the piece then lies, and corrects its place with the arrow keys. */
async function slideByPointing(page: Page, slider: Locator, place: number) {
  const { x, y, width } = (await slider.boundingBox())!
  const piece = (58 * width) / 300
  await page.mouse.click(x + (place * width) / 300 + piece / 2, y + 20)
  const away = async () => Math.abs(Number(await slider.inputValue()) - place)
  await expect.poll(away, 'the piece lies where the mouse points').toBeLessThan(6)
  const dropped = Number(await slider.inputValue())
  const key = dropped < place ? 'ArrowRight' : 'ArrowLeft'
  for (let left = Math.abs(dropped - place); left > 0; left--) await slider.press(key)
  await expect(slider).toHaveValue(String(place))
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a reset link says that it needs script, and offers the other way',
    onPhone,
    async ({ page, at, say }) => {
      const t = say(recoverText)
      await page.goto(at(`${securityPaths.reset()}#a-token`))
      await expect(page.getByText(t.needsScript)).toBeVisible()
      await expect(page.getByText(say(linkText).checking)).toBeHidden()
      await page.getByRole('main').getByRole('link', { name: t.recover }).click()
      await expect(titleOf(page, t.forgetTitle)).toBeVisible()
    },
  )

  test(
    'a forgotten password is replaced with the puzzle and a code',
    onBoth,
    async ({ page, at, say, newPerson, expected }) => {
      expected.push(/status of 422/)
      const [t, puzzle, account] = [
        say(recoverText),
        say(puzzleText),
        { ...say(accountText), ...say(codeText) },
      ]
      const { phone } = newContacts()
      await newPerson({ phone, realName: '梁书航' })
      await page.goto(at(securityPaths.forget(at('/smooc/mine'))))
      const form = page.getByRole('form', { name: t.forgetTitle })
      const box = (name: string) => form.getByRole('textbox', { name, exact: true })
      const send = form.getByRole('button', { name: account.sendCode })
      const step = page.getByRole('form', { name: puzzle.title })
      const slider = step.getByRole('slider', { name: puzzle.slider })
      const check = step.getByRole('button', { name: puzzle.check, exact: true })

      await test.step('a missing contact is refused before the puzzle', async () => {
        await send.click()
        await expect(box(t.contact)).toHaveAttribute('aria-invalid', 'true')
        await expect(box(t.contact)).toBeFocused()
      })

      await test.step('a piece in a wrong place brings another puzzle', async () => {
        await box(t.contact).fill(phone)
        await send.click()
        await expect(page.getByText(t.puzzleLead(phone))).toBeVisible()
        const first = await puzzleOn(step)
        await check.click()
        await expect(step.getByText(puzzle.wrongPlace)).toBeVisible()
        await expect.poll(() => puzzleOn(step)).not.toBe(first)
        const second = await puzzleOn(step)
        await step.getByRole('button', { name: puzzle.another }).click()
        await expect(step.getByText(puzzle.wrongPlace)).toBeHidden()
        await expect.poll(() => puzzleOn(step)).not.toBe(second)
      })

      await test.step('a piece in the right place sends the code', async () => {
        await slideByPointing(page, slider, await placeOfPiece(page, (await puzzleOn(step))!))
        await check.click()
        await expect(form.getByText(account.sentTo(phone))).toBeVisible()
        await expect(box(t.contact)).toHaveValue(phone)
        await expect(box(account.code)).toBeFocused()
      })

      await test.step('two different passwords are refused, equal ones are saved', async () => {
        const code = await lastCode(page, phone)
        await box(account.code).fill(code)
        await passwordField(form, t.newPassword).fill(password)
        await passwordField(form, t.again).fill(`${password}!`)
        await passwordField(form, t.again).press('Enter')
        await expect(
          form.getByText(say({ zh: '两次输入的密码不一致', en: 'Passwords do not match' })),
        ).toBeVisible()
        await expect(box(account.code)).toHaveValue(code)
        await expect(passwordField(form, t.newPassword)).toHaveValue('')
        await passwordField(form, t.newPassword).fill(password)
        await passwordField(form, t.again).fill(password)
        await form.getByRole('button', { name: t.save }).click()
        await expect(titleOf(page, t.doneTitle)).toBeVisible()
        await expect(page).toHaveURL(`${at(securityPaths.forget(at('/smooc/mine')))}&sent=1`)
        await page.reload()
        await expect(titleOf(page, t.doneTitle)).toBeVisible()
      })

      await test.step('the new password signs in and leads to the requested page', async () => {
        await page.getByRole('main').getByRole('link', { name: t.signIn }).click()
        const signIn = page.getByRole('form', { name: account.signIn })
        await signIn.getByRole('textbox', { name: account.name, exact: true }).fill(phone)
        await passwordField(signIn, account.password).fill(password)
        await signIn.getByRole('button', { name: account.signIn, exact: true }).click()
        await expect(page).toHaveURL(at('/smooc/mine'))
        await expect(page.getByRole('button', { name: shownName('梁书航') })).toBeVisible()
      })
    },
  )

  test(
    'a question in words needs the browser’s proof, says so, and leads back to the puzzle',
    onPhone,
    async ({ page, at, say, expected }) => {
      expected.push(/status of 422/)
      const [t, puzzle, account] = [say(recoverText), say(puzzleText), say(codeText)]
      const { email } = newContacts()
      await page.goto(at('/auth/forget'))
      const form = page.getByRole('form', { name: t.forgetTitle })
      const contact = form.getByRole('textbox', { name: t.contact, exact: true })
      await contact.fill(email)
      await form.getByRole('button', { name: account.sendCode }).click()
      const step = page.getByRole('form', { name: puzzle.title })
      await step.getByRole('button', { name: puzzle.cannotSee }).click()
      const question = step.getByRole('paragraph').filter({ hasText: /等于几|^What is/ })
      const answer = step.getByRole('textbox', { name: puzzle.answer })
      await answer.fill(workOut(await question.innerText()))
      await answer.press('Enter')
      await expect(step.getByText(say(guardErrors.puzzleWorkNeeded))).toBeVisible()
      await step.getByRole('button', { name: puzzle.backToPicture }).click()
      await expect(step.getByRole('slider', { name: puzzle.slider })).toBeVisible()
      await page.getByRole('link', { name: t.toRecovery }).click()
      await expect(contact).toBeVisible()
    },
  )
})

test(
  'a code requested before the page’s script has loaded is sent',
  onBoth,
  async ({ page, at, say, locale, newPerson, expected }) => {
    expected.push(/status of 422/)
    const [t, puzzle, account] = [say(recoverText), say(puzzleText), say(codeText)]
    const { phone } = newContacts()
    await newPerson({ phone, realName: '梁书航' })
    // Holds the scripts back, like a slow line.
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/*.js', async (route) => {
      await released
      await route.continue().catch(() => undefined)
    })
    const arrival = page.goto(at('/auth/forget'), { waitUntil: 'commit' })
    const form = page.getByRole('form', { name: t.forgetTitle })
    await form.getByRole('textbox', { name: t.contact, exact: true }).fill(phone)
    await form.getByRole('button', { name: account.sendCode }).click({ noWaitAfter: true })
    const step = page.getByRole('form', { name: puzzle.title })
    const slider = step.getByRole('slider', { name: puzzle.slider })
    await expect(slider).toBeVisible()
    expect(page.url()).not.toContain(phone)
    release()
    await arrival
    await whenReady(page)
    const place = await placeOfPiece(page, (await puzzleOn(step))!)
    await slider.fill(String(place))
    await slider.press('Enter')
    await expect(form.getByText(account.sentTo(phone))).toBeVisible()
    await whenReady(page)
    await form
      .getByRole('textbox', { name: account.code, exact: true })
      .fill(await lastCode(page, phone))
    await passwordField(form, t.newPassword).fill(password)
    await passwordField(form, t.again).fill(password)
    await form.getByRole('button', { name: t.save }).click()
    await expect(titleOf(page, t.doneTitle)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: t.signIn }).click()
    await trySigningIn(page, locale, { name: phone, password })
    await expect(page.getByRole('button', { name: shownName('梁书航') })).toBeVisible()
  },
)
