import { demoPassword } from '#demo/accounts.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { privacyApi } from './contract.ts'
import { personalDataText } from './web/personal-data-text.ts'

test('personal data is accessible and fits', everywhere, async ({ page, at, say, enter }) => {
  const person = await enter()
  await page.goto(at('/user/personal_data'))
  await look(page, 'personal data')
  await person.call(privacyApi.requestDeletion, { password: demoPassword })
  await page.goto(at('/user/personal_data'))
  await expect(page.getByText(say(personalDataText).leavingText)).toBeVisible()
  await look(page, 'personal data, leaving')
})
