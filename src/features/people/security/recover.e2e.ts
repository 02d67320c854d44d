import type { Locator, Page } from '@playwright/test'
import { guardApi } from '#src/features/people/guard/contract.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { puzzleText } from '#src/features/people/guard/web/puzzle-text.ts'
import { linkText } from '#src/features/people/account/web/link-text.ts'
import { recoverText } from '#src/features/people/security/web/recover-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import {
  asAdministrator,
  expect,
  lastCode,
  passwordField,
  placeOfPiece,
  test,
  whenReady,
} from '#tests/browser.ts'
import {
  signedOutMs,
  newContacts,
  titleOf,
  trySigningIn,
  workOut,
  shownName,
} from '#tests/browser/account.ts'
import { onBoth } from '#tests/browser/screens.ts'

const password = 'Storm-lantern-52'

/** Returns the id of the puzzle that the action opens. */
async function puzzleBrought(page: Page, by: () => Promise<void>): Promise<string> {
  const isPuzzle = (url: string) => url.includes(endpointUrl(guardApi.getPuzzle))
  const coming = page.waitForResponse((response) => isPuzzle(response.url()))
  await by()
  const { data } = (await (await coming).json()) as { data: { puzzleId: string } }
  return data.puzzleId
}

const slideTo = async (slider: Locator, place: number) => {
  for (let left = Math.floor(place / 10); left > 0; left--) await slider.press('PageUp')
  for (let left = place % 10; left > 0; left--) await slider.press('ArrowRight')
  await expect(slider).toHaveValue(String(place))
}

test(
  'a forgotten password is replaced after the puzzle by keys and a code; other devices are signed out',
  onBoth,
  async ({ page, at, say, locale, phone: small, newPerson, otherDevice, expected }) => {
    expected.push(/status of 4\d\d/)
    const t = say(recoverText)
    const puzzle = say(puzzleText)
    const account = { ...say(accountText), ...say(codeText) }
    const { phone } = newContacts()
    const person = await newPerson({ phone, realName: '梁书航' })
    const form = page.getByRole('form', { name: t.forgetTitle })
    const dialog = page.getByRole('dialog', { name: puzzle.title })
    const slider = dialog.getByRole('slider', { name: puzzle.slider })
    const box = (name: string) => form.getByRole('textbox', { name, exact: true })
    const send = form.getByRole('button', { name: account.sendCode })

    const elsewhere = await otherDevice(person)
    await elsewhere.goto(at('/course/mine'))
    await expect(elsewhere.getByRole('button', { name: shownName('梁书航') })).toBeVisible()

    await test.step('open the form from the sign-in page', async () => {
      await page.goto(at('/auth/login'))
      await page.getByRole('main').getByRole('link', { name: account.forgot }).click()
      await expect(titleOf(page, t.forgetTitle)).toBeVisible()
      // Pressed earlier, the button opens the puzzle as a page (recover-before-script.e2e.ts).
      await whenReady(page)
    })

    await test.step('a missing contact is refused first', async () => {
      await send.click()
      await expect(box(t.contact)).toHaveAttribute('aria-invalid', 'true')
      await box(t.contact).fill(phone)
    })

    await test.step('a piece in a wrong place brings another puzzle', async () => {
      await puzzleBrought(page, () => send.click())
      await expect(slider).toBeFocused()
      await dialog.getByRole('button', { name: puzzle.check, exact: true }).click()
      await expect(dialog.getByText(puzzle.moveFirst)).toBeVisible()
      await slideTo(slider, 3)
      await dialog.getByRole('button', { name: puzzle.check, exact: true }).click()
      await expect(dialog.getByText(puzzle.wrongPlace)).toBeVisible()
      await expect(slider).toHaveValue('0')
      await expect(slider).toBeFocused()
    })

    await test.step('a piece in the right place sends the code', async () => {
      const another = dialog.getByRole('button', { name: puzzle.another })
      const place = await placeOfPiece(page, await puzzleBrought(page, () => another.click()))
      if (small) {
        const { x, y, width, height } = (await slider.boundingBox())!
        await expect(slider).toHaveValue('0')
        await page.mouse.move(x + 8, y + height / 2)
        await page.mouse.down()
        await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 })
        await page.mouse.up()
        await expect.poll(async () => Number(await slider.inputValue())).toBeGreaterThan(60)
        await slider.press('Home')
      }
      await slideTo(slider, place)
      await slider.press('Enter')
      await expect(dialog).toBeHidden()
      await expect(form.getByText(account.sentTo(phone))).toBeVisible()
    })

    await test.step('two different passwords are refused, equal ones are saved', async () => {
      await box(account.code).fill(await lastCode(page, phone))
      await passwordField(form, t.newPassword).fill(password)
      await passwordField(form, t.again).fill(`${password}!`)
      await form.getByRole('button', { name: t.save }).click()
      await expect(
        form.getByText(say({ zh: '两次输入的密码不一致', en: 'Passwords do not match' })),
      ).toBeVisible()
      await passwordField(form, t.again).fill(password)
      await form.getByRole('button', { name: t.save }).click()
      await expect(titleOf(page, t.doneTitle)).toBeVisible()
    })

    await test.step('the other device is signed out', async () => {
      await expect(titleOf(elsewhere, account.signInTitle)).toBeVisible({ timeout: signedOutMs })
    })

    await test.step('the old password is refused, the new one signs in', async () => {
      await page.getByRole('main').getByRole('link', { name: t.signIn }).click()
      await trySigningIn(page, locale, { name: phone })
      await expect(passwordField(page.getByRole('form'), account.password)).toHaveAttribute(
        'aria-invalid',
        'true',
      )
      await trySigningIn(page, locale, { name: phone, password })
      await expect(page.getByRole('button', { name: shownName('梁书航') })).toBeVisible()
    })
  },
)

test(
  'a question replaces the puzzle; the answer does not reveal whether an account exists',
  onBoth,
  async ({ page, at, say }) => {
    const t = say(recoverText)
    const puzzle = say(puzzleText)
    const account = { ...say(accountText), ...say(codeText) }
    const { email } = newContacts()
    await page.goto(at('/auth/forget'))
    const form = page.getByRole('form', { name: t.forgetTitle })
    await form.getByRole('textbox', { name: t.contact, exact: true }).fill(email)
    const send = form.getByRole('button', { name: account.sendCode })
    await send.click()
    const dialog = page.getByRole('dialog', { name: puzzle.title })
    await dialog.getByRole('button', { name: puzzle.cannotSee }).click()
    const answer = dialog.getByRole('textbox', { name: puzzle.answer })
    await expect(answer).toBeFocused()
    const question = dialog.getByRole('paragraph').filter({ hasText: /等于几|^What is/ })
    await answer.fill(workOut(await question.innerText()))
    await answer.press('Enter')
    await expect(dialog).toBeHidden()
    await expect(form.getByText(account.sentTo(email))).toBeVisible()
    // No account has this address, and the page does not reveal it.
    await expect(form.getByText(/^(今日剩余次数：|Remaining attempts today: )\d+$/)).toBeVisible()
  },
)

test('a reset link of an administrator sets a password once', async ({
  page,
  at,
  say,
  locale,
  newPerson,
  expected,
}) => {
  expected.push(/status of 4\d\d/)
  const t = say(recoverText)
  const person = await newPerson({ realName: '韩砚秋' })
  const admin = await newPerson(asAdministrator)
  const { url } = await admin.call(peopleApi.makeResetLink, { userId: person.id })
  const link = at(url.slice(url.indexOf('/auth/reset')))

  await page.goto(link)
  const form = page.getByRole('form', { name: t.resetTitle })
  await expect(form.getByText(say(linkText).account(person.username))).toBeVisible()
  await passwordField(form, t.newPassword).fill(password)
  await passwordField(form, t.again).fill(password)
  await form.getByRole('button', { name: t.save }).click()
  await expect(titleOf(page, t.doneTitle)).toBeVisible()
  expect(page.url()).not.toContain('#')
  await page.getByRole('main').getByRole('link', { name: t.signIn }).click()
  await trySigningIn(page, locale, { name: person.username, password })
  await expect(page.getByRole('button', { name: '韩砚秋' })).toBeVisible()

  const another = await page.context().newPage()
  await another.goto(link)
  await expect(titleOf(another, say(linkText).goneTitle)).toBeVisible()
  await expect(another.getByRole('link', { name: t.recover })).toBeVisible()
})
