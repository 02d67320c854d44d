import { outboxText } from '#src/features/office/outbox/web/outbox-text.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'

test('the outbox is accessible and fits', everywhere, async ({ page, at, say, call, enter }) => {
  await call(accountApi.getVerificationCode, { inputNumber: newContacts().email })
  await enter(asAdministrator)
  await page.goto(at('/admin/outbox'))
  await look(page, 'outbox')
  await page
    .getByRole('button', { name: say(outboxText).open })
    .first()
    .click()
  await expect(
    page.getByRole('dialog').getByRole('region', { name: say(outboxText).textOf }),
  ).toBeVisible()
  await look(page, 'a message of the outbox')
})
