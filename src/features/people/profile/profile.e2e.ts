import { schoolText } from '#src/features/people/school/web/text.ts'
import sharp from 'sharp'
import { profileApi } from '#src/features/people/profile/contract.ts'
import { profileText } from '#src/features/people/profile/web/profile-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { roleText } from '#src/features/people/account/web/role-text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { formText } from '#src/web/form/text.ts'
import { cropText } from '#src/web/ui/crop-text.ts'
import { uiText } from '#src/web/ui/text.ts'
import { whenReady, expect, tabTo, test } from '#tests/browser.ts'
import { shownName, titleOf } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'

const fields = {
  nickname: '晚舟',
  college: '经济贸易学院',
  major: '国际经济与贸易',
  studentNumber: '2026010203',
  introduction: '喜欢读海运提单。',
  introductionEn: 'Reads bills of lading for fun.',
} as const

test(
  'a profile: unsaved changes are kept and warned about, every field is saved, payment is masked',
  onPhone,
  async ({ page, at, say, enter }) => {
    const t = say(profileText)
    const account = { ...say(accountText), ...say(roleText) }
    const ui = { ...say(uiText), ...say(formText) }
    await enter()
    await page.goto(at('/user/profiles'))
    const form = page.getByRole('form', { name: t.title })
    const box = (name: string) => form.getByRole('textbox', { name, exact: true })
    const names = Object.keys(fields) as (keyof typeof fields)[]

    await test.step('fill in every field', async () => {
      for (const name of names) await box(t[name]).fill(fields[name])
      await form.getByRole('radio', { name: t.female, exact: true }).check()
      const province = form.getByRole('combobox', { name: account.province })
      await province.click()
      await province.pressSequentially(say({ zh: '上海', en: 'Shanghai' }))
      await page.getByRole('option', { name: say({ zh: '上海', en: 'Shanghai' }) }).click()
      await form.getByRole('button', { name: say(schoolText).nameSchool }).click()
      await box(account.schoolName).fill('临港外贸职业学校')
    })

    await test.step('leaving asks for confirmation; a reload restores the draft', async () => {
      const away = page.getByRole('navigation', { name: say(layoutText).navigation })
      await away.getByRole('link', { name: say(layoutText).course, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: ui.leaveTitle })
      await question.getByRole('button', { name: ui.stay }).click()
      await expect(titleOf(page, t.title)).toBeVisible()
      await expect(box(t.nickname)).toHaveValue(fields.nickname)
      page.once('dialog', (dialog) => void dialog.accept())
      await page.reload()
      await whenReady(page)
      await expect(page.getByText(ui.draftRestored)).toBeVisible()
      for (const name of names) await expect(box(t[name])).toHaveValue(fields[name])
      await expect(box(account.schoolName)).toHaveValue('临港外贸职业学校')
    })

    await test.step('the saved profile is shown after a reload', async () => {
      await form.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.saved)).toBeVisible()
      await page.reload()
      await whenReady(page)
      for (const name of names) await expect(box(t[name])).toHaveValue(fields[name])
      await expect(form.getByRole('radio', { name: t.female, exact: true })).toBeChecked()
      await expect(form.getByText('临港外贸职业学校')).toBeVisible()
      await expect(form.getByText(t.schoolPending, { exact: true })).toBeVisible()
      await expect(page.getByText(ui.draftRestored)).toHaveCount(0)
    })

    await test.step('saved payment details are shown masked', async () => {
      const main = page.getByRole('main')
      await main.getByRole('button', { name: t.paymentAdd }).click()
      const payment = main.getByRole('form', { name: t.payment })
      await payment.getByRole('radio', { name: t.alipay }).check()
      await payment.getByRole('textbox', { name: t.alipayAccount }).fill('13755556666')
      await payment.getByRole('textbox', { name: t.paymentName }).fill('顾远航')
      await payment.getByRole('button', { name: t.paymentSave }).click()
      await expect(page.getByText(t.paymentSaved)).toBeVisible()
      await page.reload()
      await expect(main.getByText('137****6666')).toBeVisible()
      expect(await page.content()).not.toContain('13755556666')
    })
  },
)

test('a profile picture is cropped by keyboard, shown in the header, and removed', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(profileText)
  const person = await enter({ realName: '顾远航' })
  await page.goto(at('/user/profiles'))
  const main = page.getByRole('main')
  // Left red, right blue.
  const half = (fill: string, x: number) =>
    `<rect x="${x}" width="400" height="400" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="400">${half('#d00', 0)}${half('#00d', 400)}</svg>`
  const picture = await sharp(Buffer.from(svg)).png().toBuffer()

  await test.step('a file that is not a picture is refused', async () => {
    const input = main.getByLabel(t.choosePicture, { exact: true }).and(page.locator('input'))
    await input.setInputFiles({
      name: 'me.gif',
      mimeType: 'image/gif',
      buffer: Buffer.from('GIF8'),
    })
    await expect(main.getByRole('alert').filter({ hasText: 'png' })).toBeVisible()
    await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  })

  await test.step('crop a small part of the right half by keyboard', async () => {
    const dialog = page.getByRole('dialog', { name: t.cropTitle })
    const size = dialog.getByRole('slider', { name: say(cropText).size })
    await tabTo(page, size)
    await page.keyboard.press('Home')
    await expect(size).toHaveValue('20')
    const area = dialog.getByLabel(say(cropText).area)
    await tabTo(page, area, 'Shift+Tab')
    for (let left = 40; left > 0; left--) await page.keyboard.press('Shift+ArrowRight')
    await tabTo(page, dialog.getByRole('button', { name: t.usePicture }))
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.pictureSaved)).toBeVisible()
  })

  await test.step('the picture is the cropped part, and the header shows it', async () => {
    const { photo } = await person.call(profileApi.getProfile, {})
    const answer = await page.request.get(photo!)
    const { dominant } = await sharp(await answer.body()).stats()
    expect(dominant.b).toBeGreaterThan(150)
    expect(dominant.r).toBeLessThan(60)
    const header = page.getByRole('button', { name: shownName('顾远航') }).locator('img')
    await expect(header).toHaveAttribute('src', photo!)
  })

  await test.step('remove the picture after a confirmation', async () => {
    await main.getByRole('button', { name: t.removePicture, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: t.removePictureTitle })
    await question.getByRole('button', { name: t.removePicture, exact: true }).click()
    await expect(page.getByText(t.pictureRemoved)).toBeVisible()
    await expect(main.getByRole('button', { name: t.choosePicture }).first()).toBeVisible()
  })
})
