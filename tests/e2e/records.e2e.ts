import { accountApi } from '#src/features/people/account/contract.ts'
import { actionText } from '#src/features/office/audit/web/action-text.ts'
import { recordsText } from '#src/features/office/audit/web/text.ts'
import { templateText } from '#src/features/office/outbox/web/template-text.ts'
import { paths } from '#src/web/paths.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/browser.ts'
import { titleOf } from '#tests/e2e/account.ts'

test('a code that nothing could send is read in the outbox, and that it was read is on record', async ({
  page,
  at,
  say,
  call,
  enter,
}) => {
  const t = say(recordsText)
  // Letters only: six digits in a row would look like a code.
  const letters = Array.from(
    crypto.getRandomValues(new Uint8Array(12)),
    (n) => 'a'.charCodeAt(0) + (n % 26),
  )
  const email = `${String.fromCharCode(...letters)}@school.example`
  await call(accountApi.getVerificationCode, { inputNumber: email })
  await enter({ role: '2', customRoles: ['admin'], realName: '陆云' })
  const main = page.getByRole('main')

  await test.step('the outbox says that nothing can send, and shows no code', async () => {
    await page.goto(at('/admin/outbox'))
    await expect(titleOf(page, t.outboxTitle)).toBeVisible()
    await expect(main.getByText(t.smsOff)).toBeVisible()
    await main.getByRole('searchbox', { name: t.searchReceiver }).fill(email)
    await main.getByRole('searchbox', { name: t.searchReceiver }).press('Enter')
    await expect(main.getByRole('table').getByRole('row')).toHaveCount(2)
    await expect(page).toHaveURL(/keyword=/)
    await expect(main).not.toContainText(/\d{6}/)
    await expectAccessible(page, 'outbox')
    await expectNoOverflow(page, 'outbox')
  })

  await test.step('the message itself, with what to mind', async () => {
    await main.getByRole('button', { name: t.openNamed(email) }).click()
    const dialog = page.getByRole('dialog', { name: say(templateText)['account.registerCode'] })
    await expect(dialog.getByText(/\d{6}/).first()).toBeVisible()
    await expect(dialog.getByText(t.keptNote)).toBeVisible()
    await expect(dialog.getByRole('button', { name: t.retry })).toHaveCount(0)
    await expect(dialog.getByText(t.cannotRetry)).toBeVisible()
    await expectAccessible(page, 'a message')
    await dialog.getByRole('link', { name: t.auditTitle }).click()
  })

  await test.step('the log has it, and follows its filters', async () => {
    const read = say(actionText).actions['outbox.read'] ?? ''
    await expect(titleOf(page, t.auditTitle)).toBeVisible()
    await expect(page).toHaveURL(/action=outbox\.read/)
    await page.goto(at('/admin/audit?keyword=陆云&action=outbox.read'))
    const row = main.getByRole('row', { name: read }).first()
    await expect(row).toContainText('陆云')
    await row.locator('summary').click()
    await expect(row.getByText(/^message:\d+$/).first()).toBeVisible()
    await expectAccessible(page, 'audit log')
    await expectNoOverflow(page, 'audit log')
    await page.goto(at('/admin/audit?keyword=qqqqzzzz'))
    await expect(main.getByRole('table')).toHaveCount(0)
  })
})

test('what somebody may do, and why', async ({ page, say, locale, newPerson, enter }) => {
  const t = say(recordsText)
  const student = await newPerson({ role: '1' })
  await enter({ role: '2', customRoles: ['admin'] })
  await page.goto(paths.adminPerson(locale, student.id, { tab: 'rights' }))
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: t.rightsFacts })).toBeVisible()
  await main.getByRole('searchbox', { name: t.search }).fill('GetAuditLog')
  const right = main.getByRole('listitem').filter({ hasText: 'Admin/GetAuditLog' })
  await expect(right).toHaveCount(1)
  await expect(right).toContainText(t.mayNot)
  await main.getByRole('radio', { name: t.may, exact: true }).check()
  await expect(right).toHaveCount(0)
  await expect(main.getByText(t.nothing, { exact: true })).toBeVisible()
  await expectAccessible(page, 'rights')
  await expectNoOverflow(page, 'rights')
})
