import { expect, test } from '#tests/browser.ts'
import { documentPicture } from '#tests/browser/document-picture.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { profileText } from './web/profile-text.ts'
import { cropText } from '#src/web/ui/crop-text.ts'

test('the profile is accessible and fits', everywhere, async ({ page, at, say, enter }) => {
  const t = say(profileText)
  await enter({ realName: '江南月' })
  await page.goto(at('/user/profiles'))
  await page.getByRole('button', { name: t.paymentAdd }).click()
  await look(page, 'profile')
  await page
    .getByLabel(t.choosePicture, { exact: true })
    .and(page.locator('input'))
    .setInputFiles(await documentPicture('头像', '江南月'))
  await expect(
    page.getByRole('dialog').getByRole('slider', { name: say(cropText).size }),
  ).toBeVisible()
  await look(page, 'cropping a picture')
})
