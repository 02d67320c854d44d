import { auditText } from '#src/features/office/audit/web/audit-text.ts'
import { outboxActs } from '#src/features/office/outbox/server/acts-text.ts'
import { outboxText } from '#src/features/office/outbox/web/outbox-text.ts'
import { accountTemplates } from '#src/features/people/account/server/templates-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { codeText } from '#src/features/people/guard/web/code-text.ts'
import { asAdministrator, expect, lastCode, test } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'

test('a code that could not be sent can be read in the outbox, and reading it is on record', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(outboxText)
  const account = { ...say(accountText), ...say(codeText) }
  // Letters only: six digits in a row would look like a code.
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (n) => 'a'.charCodeAt(0) + (n % 26),
  )
  const email = `${String.fromCharCode(...letters)}@school.example`
  const realName = `陆云${newContacts().phone.slice(3)}`
  const main = page.getByRole('main')
  const rows = main.getByRole('table').getByRole('row')

  const code = await test.step('a person requests a code at sign-up', async () => {
    await page.goto(at('/auth/register'))
    const form = page.getByRole('form', { name: account.signUpTitle })
    await form.getByRole('radio', { name: account.byEmail }).check()
    await form.getByRole('textbox', { name: account.email, exact: true }).fill(email)
    await form.getByRole('button', { name: account.sendCode }).click()
    await expect(form.getByText(account.sentTo(email))).toBeVisible()
    return lastCode(page, email)
  })

  await test.step('the outbox shows that no channel is set up, and no code', async () => {
    await enter({ ...asAdministrator, realName })
    await page.goto(at('/admin/outbox'))
    await expect(titleOf(page, t.title)).toBeVisible()
    await expect(main.getByText(t.smsOff)).toBeVisible()
    await main.getByRole('searchbox', { name: t.searchReceiver }).fill(email)
    await main.getByRole('searchbox', { name: t.searchReceiver }).press('Enter')
    await expect(rows).toHaveCount(2)
    await expect(page).toHaveURL(/keyword=/)
    await expect(main).not.toContainText(/\d{6}/)
  })

  await test.step('the opened message shows the code and why it was kept', async () => {
    await main.getByRole('button', { name: t.openNamed(email) }).click()
    const dialog = page.getByRole('dialog', { name: say(accountTemplates.registerCode) })
    await expect(dialog.getByRole('region', { name: t.textOf })).toContainText(code)
    await expect(dialog.getByText(t.keptNote)).toBeVisible()
    await expect(dialog.getByRole('button', { name: t.retry })).toHaveCount(0)
    await expect(dialog.getByText(t.cannotRetry)).toBeVisible()
    await dialog.getByRole('link', { name: t.auditLog }).click()
  })

  await test.step('the audit log records the reading, with a link to the message', async () => {
    const read = say(outboxActs.read)
    await expect(titleOf(page, say(auditText).title)).toBeVisible()
    await expect(page).toHaveURL(/action=outbox\.read/)
    await expect(rows.nth(1)).toContainText(read)
    await page.goto(at(`/admin/audit?keyword=${encodeURIComponent(realName)}&action=outbox.read`))
    await expect(rows).toHaveCount(2)
    await expect(rows.nth(1)).toContainText(realName)
    await rows.nth(1).locator('summary').click()
    await rows
      .nth(1)
      .getByRole('link', { name: /^(消息|Message) \d+$/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: say(accountTemplates.registerCode) })
    await expect(dialog.getByText(email)).toBeVisible()
  })
})
