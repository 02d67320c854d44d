import { accountApi } from '#src/features/people/account/contract.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { newContacts, titleOf } from '#tests/browser/account.ts'
import { documentPicture } from '#tests/browser/document-picture.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { reviewText } from './web/review-page-text.ts'
import { verificationText } from './web/verification-text.ts'

test(
  'applying and reviewing are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, newPerson, otherDevice }) => {
    const t = say(verificationText)
    const review = say(reviewText)
    const name = `秦川${newContacts().phone.slice(3)}`
    await enter({ role: '2', realName: name })
    const main = page.getByRole('main')
    await page.goto(at('/user/verification'))
    await main.getByRole('button', { name: t.submit }).click()
    const documents = await Promise.all(
      ['教师资格证', '工作证'].map((title) => documentPicture(title, name)),
    )
    await main.getByLabel(t.documents).setInputFiles(documents)
    await expect(main.getByText(say(fileText).fileSuccess)).toHaveCount(2)
    await look(page, 'verification, the form')
    await main.getByRole('button', { name: t.submit }).click()
    await expect(main.getByText(t.waitingText)).toBeVisible()
    await look(page, 'verification, waiting')

    const admin = await otherDevice(await newPerson(asAdministrator))
    await admin.goto(at(`/admin/verifications?keyword=${encodeURIComponent(name)}`))
    await whenReady(admin)
    await look(admin, 'applications')
    await admin.getByRole('row').filter({ hasText: name }).getByRole('link').first().click()
    await expect(titleOf(admin, review.title(name))).toBeVisible()
    await look(admin, 'an application')
    await admin.getByRole('button', { name: review.reject, exact: true }).click()
    const dialog = admin.getByRole('dialog')
    await dialog.getByRole('radio').first().check()
    await look(admin, 'rejecting an application')
    await dialog.getByRole('button', { name: review.rejectVerb }).click()
    await expect(admin.getByText(review.rejected(name))).toBeVisible()
    await page.reload()
    await expect(main.getByRole('form', { name: t.formAgain })).toBeVisible()
    await look(page, 'verification, rejected')
  },
)

test(
  'names of schools to check are accessible and fit',
  everywhere,
  async ({ page, at, enter, newPerson }) => {
    const newcomer = await newPerson({ role: '0' })
    await newcomer.call(accountApi.selectRole, {
      role: '1',
      provinceId: 31,
      schoolName: `远洋贸易学校${newContacts().phone.slice(3)}`,
      realName: '新同学',
    })
    await enter(asAdministrator)
    await page.goto(at('/admin/schools'))
    await look(page, 'schools')
  },
)
