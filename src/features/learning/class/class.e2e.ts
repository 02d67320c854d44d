import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { trySigningIn } from '#tests/browser/account.ts'
import { scan } from '#tests/browser/scan.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { classPaths } from './paths.ts'
import { codeText } from './web/code-text.ts'
import { joinText } from './web/join-text.ts'
import { membersText } from './web/members-text.ts'
import { mineText } from './web/mine-text.ts'
import { namesText } from './web/names-text.ts'
import { overviewText } from './web/overview-text.ts'

test(
  'a teacher creates a class; a student comes by the link, signs in, is approved and quits',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const [m, t, j] = [say(mineText), say(overviewText), say(joinText)]
    await enter({ role: '2', isVerified: true, realName: '沈知遥' })
    const student = await newPerson({ role: '1', realName: '林晓舟' })
    const name = locale === 'en-US' ? latinName('林晓舟') : '林晓舟'
    const className = 'Trade 2601'
    let link = ''

    await test.step('the teacher creates a class, whose joining needs approval', async () => {
      await page.goto(at(classPaths.mine()))
      await whenReady(page)
      await page.getByRole('button', { name: m.create }).first().click()
      const dialog = page.getByRole('dialog', { name: m.create })
      await dialog.getByRole('textbox', { name: m.name }).fill(className)
      await dialog
        .getByRole('combobox', { name: m.semester })
        .selectOption(say(namesText).semesters.first)
      await dialog.getByRole('button', { name: m.create }).click()
      await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible()
      await page.getByRole('button', { name: t.codeSettings }).click()
      const settings = page.getByRole('dialog', { name: t.settingsTitle })
      await settings.getByRole('checkbox', { name: t.approval }).check()
      await settings.getByRole('button', { name: t.save }).click()
      await expect(page.getByText(t.codeApproval)).toBeVisible()
      await expect(page.getByRole('img', { name: t.qr })).toBeVisible()
      link = await page.getByRole('textbox', { name: t.link }).inputValue()
      await page.getByRole('link', { name: t.project }).click()
      await expect(page.getByText(say(codeText).how)).toBeVisible()
      await expect(page.getByRole('img', { name: say(codeText).qr })).toBeVisible()
      expect(await scan(page, say(codeText).qr)).toBe(link)
      await page.getByRole('link', { name: say(codeText).back }).click()
      await expect(page.getByRole('heading', { level: 1, name: className })).toBeVisible()
    })

    const theirs = await otherDevice()
    await theirs.setViewportSize({ width: 360, height: 760 })
    await test.step('the student opens the link as a visitor, signs in and comes back to the class', async () => {
      const { pathname, search } = new URL(link)
      await theirs.goto(at(pathname + search))
      await trySigningIn(theirs, locale, { name: student.username })
      await expect(theirs.getByRole('heading', { name: className })).toBeVisible()
      await whenReady(theirs)
      await theirs.getByRole('button', { name: j.ask }).click()
      await expect(theirs.getByText(j.isRequested)).toBeVisible()
    })

    await test.step('a wrong code is refused in the words of the field, and a pasted link is read', async () => {
      await theirs.goto(at(classPaths.join()))
      await whenReady(theirs)
      const field = theirs.getByRole('textbox', { name: j.code })
      await field.fill('K7PM4XQD')
      await theirs.getByRole('button', { name: j.find }).click()
      await expect(theirs.getByText(j.failed)).toBeVisible()
      await whenReady(theirs)
      await field.fill(link)
      await theirs.getByRole('button', { name: j.find }).click()
      await expect(theirs.getByText(j.isRequested)).toBeVisible()
    })

    await test.step('the teacher approves', async () => {
      await page.reload()
      await whenReady(page)
      await page.getByRole('button', { name: t.approveOne(name) }).click()
      await expect(page.getByRole('button', { name: t.approveOne(name) })).toHaveCount(0)
      await page.getByRole('link', { name: say(namesText).members, exact: true }).click()
      await expect(
        page.getByRole('checkbox', { name: say(membersText).select(name) }),
      ).toBeVisible()
    })

    await test.step('the student reads the class and quits', async () => {
      await theirs.goto(at(classPaths.mine()))
      await whenReady(theirs)
      await theirs.getByRole('link', { name: className }).click()
      await expect(theirs.getByText(t.myNumber)).toBeVisible()
      await theirs.getByRole('button', { name: t.more }).click()
      await theirs.getByRole('menuitem', { name: t.quit }).click()
      await theirs.getByRole('alertdialog').getByRole('button', { name: t.quit }).click()
      await expect(theirs.getByText(m.emptyJoined)).toBeVisible()
    })

    await test.step('the class is archived after a question that names it', async () => {
      await page.getByRole('link', { name: say(namesText).overview, exact: true }).click()
      await page.getByRole('button', { name: t.more }).click()
      await page.getByRole('menuitem', { name: t.archive, exact: true }).click()
      const question = page.getByRole('alertdialog', { name: t.archiveTitle(className) })
      await question.getByRole('button', { name: t.archive }).click()
      await expect(page.getByText(say(namesText).archivedNote)).toBeVisible()
      await expect(page.getByRole('img', { name: t.qr })).toHaveCount(0)
    })
  },
)
