import { accountApi } from '#src/features/people/account/contract.ts'
import { securityApi } from '#src/features/people/security/contract.ts'
import { peopleApi } from '#src/features/office/people/contract.ts'
import { privacyApi } from '#src/features/people/privacy/contract.ts'
import { personalDataText } from '#src/features/people/privacy/web/personal-data-text.ts'
import { profileText } from '#src/features/people/profile/web/profile-text.ts'
import { puzzleText } from '#src/features/people/security/web/puzzle-text.ts'
import { reviewText } from '#src/features/people/verification/web/review-page-text.ts'
import { recoverText } from '#src/features/people/security/web/recover-text.ts'
import { safetyText } from '#src/features/people/security/web/safety-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { verificationText } from '#src/features/people/verification/web/verification-text.ts'
import { personText } from '#src/features/office/people/web/person-text.ts'
import { recordsText } from '#src/features/office/audit/web/text.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { messageText } from '#src/features/people/message/web/text.ts'
import { messageKinds } from '#src/shared/message.ts'
import { uiText } from '#src/web/ui/text.ts'
import { demoPassword } from '#demo/accounts.ts'
import { awake, expect, test } from '#tests/browser.ts'
import { newContacts, titleOf, trySigningIn } from '#tests/e2e/account.ts'
import { isSwept, look } from '#tests/e2e/look.ts'
import { paper } from '#tests/e2e/papers.ts'

test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(!isSwept(project.name), 'the sweep needs no other run')
})

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } })
    test.slow()

    test(`pages to recover a password are accessible and fit: ${scheme}`, async ({
      page,
      at,
      say,
      newPerson,
      expected,
    }) => {
      expected.push(/status of 422/)
      const t = say(recoverText)
      const puzzle = say(puzzleText)
      await page.goto(at('/auth/forget'))
      await look(page, 'recover')
      const form = page.getByRole('form', { name: t.forgetTitle })
      await form.getByRole('textbox', { name: t.contact }).fill(newContacts().phone)
      await form.getByRole('button', { name: say(accountText).sendCode }).click()
      const dialog = page.getByRole('dialog', { name: puzzle.title })
      await expect(dialog.getByRole('slider')).toBeFocused()
      await look(page, 'recover, the puzzle')
      await dialog.getByRole('button', { name: puzzle.cannotSee }).click()
      await expect(dialog.getByRole('textbox')).toBeFocused()
      await look(page, 'recover, a question instead')
      await page.goto(at('/auth/reset#nothing-that-was-ever-made'))
      await expect(titleOf(page, t.goneTitle)).toBeVisible()
      await look(page, 'reset, a link that is gone')
      const admin = await newPerson({ role: '2', customRoles: ['admin'] })
      const { id } = await newPerson()
      const { url } = await admin.call(peopleApi.makeResetLink, { userId: id })
      await page.goto(at(url.slice(url.indexOf('/auth/reset'))))
      await expect(titleOf(page, t.resetTitle)).toBeVisible()
      await expect(page.getByRole('form', { name: t.resetTitle })).toBeVisible()
      await look(page, 'reset')
    })

    test(`the account's own pages are accessible and fit: ${scheme}`, async ({
      page,
      at,
      say,
      locale,
      enter,
      tell,
      otherDevice,
    }) => {
      const safety = say(safetyText)
      const profile = say(profileText)
      const person = await enter({ ...newContacts(), coins: 240, realName: '江南月' })
      for (const [index, kind] of messageKinds.entries()) {
        await tell({
          userId: person.id,
          kind,
          title: {
            zh: `第 ${index + 1} 条：课程《信用证实务》有更新`,
            en: `No. ${index + 1}: “Letters of credit” has news`,
          },
          text: { zh: '新增一节视频与两道练习。', en: 'A new film and two exercises were added.' },
          link: '/course/list',
        })
      }
      await person.call(coinApi.checkIn, {})
      const other = await otherDevice()
      await other.goto(at('/auth/login'))
      await trySigningIn(other, locale, { name: person.username })
      await expect(other.getByRole('button', { name: '江南月' })).toBeVisible()

      await page.goto(at('/user/messages'))
      await page
        .getByRole('list', { name: say(messageText).list })
        .getByRole('button', { expanded: false })
        .first()
        .click()
      await look(page, 'messages')
      for (const path of ['message_settings', 'password', 'sessions', 'coins']) {
        await page.goto(at(`/user/${path}`))
        await look(page, `user ${path}`)
      }
      await page.goto(at('/user/accounts'))
      await look(page, 'user accounts')
      await page.getByRole('button', { name: safety.changeEmail, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await look(page, 'changing the e-mail')

      await page.goto(at('/user/profiles'))
      await page.getByRole('button', { name: profile.paymentAdd }).click()
      await look(page, 'profile')
      const picture = await paper('头像', '江南月')
      await page
        .getByLabel(profile.choosePicture, { exact: true })
        .and(page.locator('input'))
        .setInputFiles(picture)
      await expect(
        page.getByRole('dialog').getByRole('slider', { name: profile.cropSize }),
      ).toBeVisible()
      await look(page, 'cropping a picture')
      await page.getByRole('dialog').getByRole('button', { name: profile.cancel }).click()

      await page.goto(at('/user/personal_data'))
      await look(page, 'personal data')
      await page.getByRole('button', { name: '江南月' }).click()
      await look(page, 'the panel of the header')
      await person.call(privacyApi.requestDeletion, { password: demoPassword })
      await page.goto(at('/user/personal_data'))
      await expect(page.getByText(say(personalDataText).leavingText)).toBeVisible()
      await look(page, 'personal data, leaving')
    })

    test(`verification and the back office are accessible and fit: ${scheme}`, async ({
      page,
      at,
      say,
      enter,
      newPerson,
      otherDevice,
      call,
    }) => {
      const t = say(verificationText)
      const review = say(reviewText)
      const person = say(personText)
      const name = `秦川${newContacts().phone.slice(3)}`
      const contacts = newContacts()
      const teacher = await enter({ role: '2', realName: name, ...contacts, coins: 60 })
      await call(securityApi.getFindPwdCode, { inputNumber: contacts.phone }).catch(() => undefined)
      const newcomer = await newPerson({ role: '0' })
      const schoolName = `远洋贸易学校${contacts.phone.slice(3)}`
      await newcomer.call(accountApi.selectRole, {
        role: '1',
        provinceId: 31,
        schoolName,
        realName: '新同学',
      })
      const main = page.getByRole('main')
      await page.goto(at('/user/verification'))
      await main.getByRole('button', { name: t.submit }).click()
      await main
        .getByLabel(t.documents)
        .setInputFiles([await paper('教师资格证', name), await paper('工作证', name)])
      await expect(main.getByText(say(uiText).fileSuccess)).toHaveCount(2)
      await look(page, 'verification, the form')
      await main.getByRole('button', { name: t.submit }).click()
      await expect(main.getByText(t.waiting, { exact: true })).toBeVisible()
      await look(page, 'verification, waiting')

      const admin = await otherDevice(
        await newPerson({ role: '2', customRoles: ['admin'], realName: '管理员乙' }),
      )
      const open = async (path: string, what: string) => {
        await admin.goto(at(path))
        await awake(admin)
        await look(admin, what)
      }
      await open('/admin', 'back office')
      await open('/admin/schools', 'schools')
      await open('/admin/people', 'people')
      await open('/admin/people?keyword=qqqqzzzz', 'people, nobody')
      for (const tab of ['', 'sessions', 'verification', 'coins', 'log', 'rights']) {
        await open(`/admin/people/${teacher.id}${tab && `?tab=${tab}`}`, `person ${tab}`)
      }
      await admin.getByRole('button', { name: person.lock, exact: true }).click()
      await expect(admin.getByRole('dialog')).toBeVisible()
      await look(admin, 'disabling an account')
      await open('/admin/audit', 'audit log')
      await open('/admin/outbox', 'outbox')
      await admin
        .getByRole('button', { name: say(recordsText).open })
        .first()
        .click()
      await expect(admin.getByRole('dialog').getByRole('region')).toBeVisible()
      await look(admin, 'a message of the outbox')
      await open(`/admin/verifications?keyword=${encodeURIComponent(name)}`, 'applications')
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
    })
  })
}
