import { peopleApi } from '#src/features/office/people/contract.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { puzzleText } from '#src/features/people/guard/web/puzzle-text.ts'
import { linkText } from '#src/features/people/account/web/link-text.ts'
import { recoverText } from './web/recover-text.ts'
import { safetyText } from './web/safety-text.ts'

test(
  'recovering a password is accessible and fits',
  everywhere,
  async ({ page, at, say, newPerson, expected }) => {
    expected.push(/status of 422/)
    const t = say(recoverText)
    const puzzle = say(puzzleText)
    await page.goto(at('/auth/forget'))
    await look(page, 'recover')
    const form = page.getByRole('form', { name: t.forgetTitle })
    await form.getByRole('textbox', { name: t.contact }).fill(newContacts().phone)
    await form.getByRole('button', { name: say(codeText).sendCode }).click()
    const dialog = page.getByRole('dialog', { name: puzzle.title })
    await expect(dialog.getByRole('slider')).toBeFocused()
    await look(page, 'recover, the puzzle')
    await dialog.getByRole('button', { name: puzzle.cannotSee }).click()
    await expect(dialog.getByRole('textbox')).toBeFocused()
    await look(page, 'recover, a question instead')
    // As the form sends itself without script.
    await page.goto(at('/auth/forget'))
    await page.evaluate((contact) => {
      const sent = document.createElement('form')
      sent.method = 'post'
      sent.innerHTML = `<input name="inputNumber" value="${contact}"><input name="act" value="picture">`
      document.body.append(sent)
      sent.submit()
    }, newContacts().phone)
    await expect(page.getByRole('slider', { name: puzzle.slider })).toBeVisible()
    await look(page, 'recover, the puzzle without script')
    await page.goto(at('/auth/reset#nothing-that-was-ever-made'))
    await expect(titleOf(page, say(linkText).goneTitle)).toBeVisible()
    await look(page, 'reset, a link that is gone')
    const admin = await newPerson(asAdministrator)
    const { id } = await newPerson()
    const { url } = await admin.call(peopleApi.makeResetLink, { userId: id })
    await page.goto(at(url.slice(url.indexOf('/auth/reset'))))
    await expect(titleOf(page, t.resetTitle)).toBeVisible()
    await expect(page.getByRole('form', { name: t.resetTitle })).toBeVisible()
    await look(page, 'reset')
  },
)

test(
  'the pages of account safety are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, otherDevice }) => {
    const person = await enter(newContacts())
    await otherDevice(person)
    for (const path of ['password', 'sessions', 'accounts']) {
      await page.goto(at(`/user/${path}`))
      await look(page, `user ${path}`)
    }
    await page.getByRole('button', { name: say(safetyText).changeEmail, exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await look(page, 'changing the e-mail')
  },
)
