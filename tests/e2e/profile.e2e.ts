import { profileApi } from '#src/features/account/profile-contract.ts'
import { profileText } from '#src/features/account/web/profile-text.ts'
import { verificationApi } from '#src/features/account/verification-contract.ts'
import { verificationText } from '#src/features/account/web/verification-text.ts'
import { plainPicture } from '#src/server/testing/pictures.ts'
import { uiText } from '#src/web/ui/text.ts'
import { expect, expectAccessible, expectNoOverflow, test } from '#tests/browser.ts'

const picture = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await plainPicture(600, 400).png().toBuffer(),
})
const named = { provinceId: 31, schoolName: '浦江外贸学院' }

test('a picture is cropped by keys alone, and what is typed outlives a reload', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(profileText)
  const person = await enter({ role: '1' })
  await person.call(profileApi.updateStudentInfo, named)
  await page.goto(at('/user/profiles'))
  await page
    .getByLabel(t.choosePicture, { exact: true })
    .last()
    .setInputFiles(await picture('me.png'))
  const dialog = page.getByRole('dialog', { name: t.cropTitle })
  const area = dialog.getByRole('group', { name: t.cropArea })
  await area.focus()
  const left = async () => (await area.boundingBox())!.x
  const before = await left()
  await page.keyboard.press('Shift+ArrowLeft')
  await expect.poll(left).toBeLessThan(before)
  await dialog.getByRole('slider', { name: t.cropSize }).press('Home')
  await expectAccessible(page, 'cropping')
  await dialog.getByRole('button', { name: t.usePicture }).click()
  await expect(page.getByText(t.pictureSaved)).toBeVisible()
  await expect(page.getByRole('button', { name: t.changePicture })).toBeVisible()

  await page.getByLabel(t.nickname).fill('小舟')
  // The browser asks before unsaved words are lost.
  page.once('dialog', (asked) => void asked.accept())
  await page.reload()
  await expect(page.getByText(say(uiText).draftRestored)).toBeVisible()
  await expect(page.getByLabel(t.nickname)).toHaveValue('小舟')
  await page.getByRole('button', { name: t.save }).click()
  await expect(page.getByText(t.saved)).toBeVisible()

  await page.getByRole('button', { name: t.paymentAdd }).click()
  await page.getByLabel(t.wechatAccount).fill('13812345678')
  await page.getByLabel(t.paymentName).fill('顾远航')
  await page.getByRole('button', { name: t.paymentSave }).click()
  await expect(page.getByText('138****5678')).toBeVisible()
  await expectNoOverflow(page, 'profile')
  const kept = await person.call(profileApi.getProfile, {})
  expect(kept.nickname).toBe('小舟')
  expect(kept.photo).toContain('/files/')
})

test('a teacher applies; a paper that fails leaves the others; the application is taken back', async ({
  page,
  at,
  say,
  enter,
  expected,
}) => {
  expected.push(/status of 422/)
  const t = say(verificationText)
  const ui = say(uiText)
  const person = await enter({ role: '2' })
  await person.call(profileApi.updateStudentInfo, named)
  await page.goto(at('/user/verification'))
  await page.getByRole('button', { name: t.submit }).click()
  await expect(page.getByText(t.documentsMissing)).toBeVisible()
  const broken = await picture('broken.png')
  await page
    .getByLabel(t.documents)
    .setInputFiles([
      await picture('card.png'),
      { ...broken, buffer: broken.buffer.subarray(0, 600) },
      await picture('letter.png'),
    ])
  await expect(page.getByText(ui.fileSuccess)).toHaveCount(2)
  await page.getByRole('button', { name: ui.removeNamed('broken.png') }).click()
  await expectAccessible(page, 'application')
  await page.getByRole('button', { name: t.submit }).click()
  // Led to where it stands now.
  await expect(page.getByRole('heading', { name: t.state })).toBeFocused()
  await expect(page.getByText(t.papers(2))).toBeVisible()
  await expectAccessible(page, 'waiting')
  await expectNoOverflow(page, 'waiting')

  await page.getByRole('button', { name: t.withdraw }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: t.withdraw }).click()
  await expect(page.getByText(t.withdrawDone)).toBeVisible()
  await expect(page.getByRole('heading', { name: t.formAgain })).toBeVisible()
  const { history } = await person.call(verificationApi.getVerification, {})
  expect(history).toMatchObject([{ status: 'withdrawn', documents: 0 }])
})
