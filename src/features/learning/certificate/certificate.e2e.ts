import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { pick } from '#src/shared/locale.ts'
import { failureText } from '#src/web/act/text.ts'
import { certificateApi } from './contract.ts'
import { certificatePaths } from './paths.ts'
import { reasonWords } from './reasons-text.ts'
import { manageText } from './web/manage/manage-text.ts'
import { mineText } from './web/mine/mine-text.ts'
import { pendingText } from './web/mine/pending-text.ts'
import { stateText } from './web/state-text.ts'
import { verifyText } from './web/verify/verify-text.ts'

test(
  'a certificate is claimed, shown to an employer who checks the file, and revoked by the office',
  onBoth,
  async ({ page, at, say, locale, enter, complete, otherDevice, newPerson, expected }) => {
    test.slow()
    const [m, p, v] = [say(mineText), say(pendingText), say(verifyText)]
    const student = await enter({ realName: '陈𠮷' })
    const course = await findCourse(student.call, locale, 'incoterms-2020')
    const { courseId } = course
    await student.call(courseApi.join, { courseId, fee: 0 })
    await page.goto(at(certificatePaths.pending()))
    const list = page.getByRole('list', { name: p.list })
    await expect(list.getByText(course.name)).toBeVisible()
    await expect(list.getByRole('link', { name: p.continue })).toBeVisible()
    await look(page, 'what is still missing')

    await complete(student, courseId)
    await page.reload()
    await list.getByRole('button', { name: p.claim }).click()
    const dialog = page.getByRole('dialog', { name: p.claimTitle })
    await expect(dialog.getByText('陈𠮷')).toBeVisible()
    await look(page, 'the name is confirmed')
    // Without a network the page and its dialog stay, so that the claim can be sent again.
    expected.push(/ERR_INTERNET_DISCONNECTED/)
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: p.confirm }).click()
    await expect(page.getByText(say(failureText).offline)).toBeVisible()
    await expect(dialog.getByText('陈𠮷')).toBeVisible()
    await page.context().setOffline(false)
    await dialog.getByRole('button', { name: p.confirm }).click()
    await expect(page).toHaveURL(at(certificatePaths.mine()))
    const pdf = page.getByRole('link', { name: m.pdf })
    await expect(pdf).toBeVisible({ timeout: 20_000 })
    await look(page, 'my certificates')
    const bytes = await (await page.request.get((await pdf.getAttribute('href'))!)).body()

    const { items } = await student.call(certificateApi.getMine, {})
    const { code } = items[0]!
    const employer = await otherDevice()
    await employer.goto(at(certificatePaths.verify()))
    await look(employer, 'the field for a code')
    await employer.getByRole('textbox', { name: v.code }).fill(code.toLowerCase())
    await employer.getByRole('button', { name: v.check }).click()
    await expect(employer.getByText(v.valid, { exact: true })).toBeVisible()
    // The form without script leads to a new document.
    await whenReady(employer)
    await expect(employer.getByText('陈𠮷')).toBeVisible()
    await expect(employer.getByRole('img', { name: v.picture })).toBeVisible()
    await expect(employer.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    const file = { name: 'certificate.pdf', mimeType: 'application/pdf' }
    const choose = employer.locator('input[type=file]')
    await choose.setInputFiles({ ...file, buffer: bytes })
    await expect(employer.getByText(v.same)).toBeVisible()
    const changed = Buffer.from(bytes)
    changed[changed.length - 40]! ^= 1
    await choose.setInputFiles({ ...file, buffer: changed })
    await expect(employer.getByText(v.changed)).toBeVisible()
    await look(employer, 'a changed file')

    const office = await newPerson(asAdministrator)
    const staff = await otherDevice(office)
    const t = say(manageText)
    await staff.goto(at(certificatePaths.issued({ kind: 'premium', courseId }, { keyword: code })))
    await staff
      .getByRole('button', { name: t.actsOf(locale === 'zh-CN' ? '陈𠮷' : 'Chen') })
      .click()
    await staff.getByRole('menuitem', { name: t.revoke }).click()
    const asked = staff.getByRole('dialog')
    await asked.getByRole('radio', { name: t.reasons.misconduct }).check()
    await asked.getByRole('textbox', { name: t.words }).fill('代考')
    await look(staff, 'a certificate is revoked')
    await asked.getByRole('button', { name: t.revoke }).click()
    await expect(staff.getByText(t.revoked)).toBeVisible()
    await expect(staff.getByText(say(stateText).revoked, { exact: true })).toBeVisible()
    await employer.reload()
    await expect(employer.getByText(v.revoked, { exact: true })).toBeVisible()
    await expect(employer.getByText(pick(reasonWords.misconduct, locale))).toBeVisible()

    expected.push(/404/)
    await employer.goto(at(certificatePaths.certificate('1234')))
    await expect(employer.getByRole('heading', { name: v.mistyped })).toBeVisible()
    await look(employer, 'a code with a typing error')
  },
)
