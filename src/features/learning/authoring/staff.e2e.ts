import { shareText } from '#src/features/content/bank/web/share-text.ts'
import { draftApi } from '#src/features/content/draft/contract.ts'
import { chapter } from '#src/features/content/draft/test-drafts.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { authoringApi } from './contract.ts'
import { authoringPaths } from './paths.ts'
import { frameText } from './web/frame-text.ts'
import { manageText } from './web/manage-text.ts'
import { staffText } from './web/staff-text.ts'

test(
  'a teacher is invited, edits, gets fewer rights and leaves; the course goes to another one',
  onBoth,
  async ({ page, at, say, locale, enter, newPerson, otherDevice }) => {
    test.slow()
    const [t, m, find] = [say(staffText), say(manageText), say(shareText)]
    const owner = await enter({ role: '2', isVerified: true })
    const other = await newPerson({ role: '2', isVerified: true, realName: '唐若琳' })
    const name = locale === 'en-US' ? latinName('唐若琳') : '唐若琳'
    const made = await owner.call(authoringApi.createCourse, { kind: 'premium', name: '跟单实务' })
    const course = { ...made, kind: 'premium' as const }
    const theirs = await otherDevice(other)
    const manage = at(authoringPaths.manage('premium'))
    const confirm = (where: typeof page, verb: string) =>
      where.getByRole('alertdialog').getByRole('button', { name: verb, exact: true }).click()

    await test.step('the owner finds the teacher and invites with rights', async () => {
      await page.goto(at(authoringPaths.teachers(course)))
      await whenReady(page)
      const panel = page.getByRole('region', { name: t.invite })
      await panel.getByRole('textbox', { name: find.find }).fill(other.username)
      await panel.getByRole('button', { name: `${t.choose} ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: t.inviteOf(name) })
      await dialog.getByRole('checkbox', { name: t.rights.mayRelease }).check()
      await look(page, 'staff rights')
      await dialog.getByRole('button', { name: t.send }).click()
      await expect(page.getByRole('button', { name: `${t.withdraw} ${name}` })).toBeVisible()
      await look(page, 'staff invited')
    })

    await test.step('the teacher accepts and edits', async () => {
      await theirs.goto(manage)
      await whenReady(theirs)
      await look(theirs, 'staff invitations')
      await theirs.getByRole('button', { name: m.accept }).click()
      await expect(theirs.getByRole('link', { name: '跟单实务', exact: true })).toBeVisible()
      const { draftId } = course
      const { revision: base } = await other.call(draftApi.open, { draftId })
      const acts = [{ id: 'one', changes: [chapter('c-1', '第一章')] }]
      const saved = await other.call(draftApi.save, { draftId, base, window: 'journey', acts })
      expect(saved.refused).toEqual([])
    })

    await test.step('the owner takes rights away', async () => {
      await page.reload()
      await whenReady(page)
      await page.getByRole('button', { name: `${t.change} ${name}` }).click()
      const dialog = page.getByRole('dialog', { name: t.changeOf(name) })
      await dialog.getByRole('checkbox', { name: t.rights.mayEdit }).uncheck()
      await dialog.getByRole('checkbox', { name: t.rights.mayRelease }).uncheck()
      await dialog.getByRole('button', { name: t.save }).click()
      await expect(
        page.getByRole('region', { name: t.members }).getByText(t.onlyRead),
      ).toBeVisible()
    })

    await test.step('the teacher sees the own rights, and leaves', async () => {
      await theirs.goto(at(authoringPaths.teachers(course)))
      await whenReady(theirs)
      await expect(theirs.getByRole('region', { name: t.mine }).getByText(t.onlyRead)).toBeVisible()
      await expect(theirs.getByRole('region', { name: t.invite })).toHaveCount(0)
      await look(theirs, 'staff own')
      await theirs.goto(at(authoringPaths.edit(course)))
      await expect(theirs.getByRole('heading', { name: say(frameText).readOnly })).toBeVisible()
      await expect(theirs.getByRole('main').getByRole('textbox')).toHaveCount(0)
      await theirs.goto(at(authoringPaths.teachers(course)))
      await whenReady(theirs)
      await theirs.getByRole('button', { name: t.leave }).click()
      await confirm(theirs, t.leave)
      await expect(theirs.getByRole('heading', { level: 1, name: m.title.premium })).toBeVisible()
      await expect(theirs.getByRole('link', { name: '跟单实务', exact: true })).toHaveCount(0)
    })

    await test.step('the course is offered, the offer withdrawn and made again', async () => {
      const panel = page.getByRole('region', { name: t.transfer })
      const offer = async () => {
        await panel.getByRole('textbox', { name: t.receiver }).fill(other.username)
        await panel.getByRole('button', { name: `${t.offer} ${name}` }).click()
        await confirm(page, t.offer)
        await expect(panel.getByText(t.waits(name))).toBeVisible()
      }
      await page.reload()
      await whenReady(page)
      await offer()
      await panel.getByRole('button', { name: t.takeBack }).click()
      await confirm(page, t.takeBack)
      await offer()
      await look(page, 'staff transfer')
    })

    await test.step('the other teacher takes it over; the former owner stays as a co-teacher', async () => {
      await theirs.goto(manage)
      await whenReady(theirs)
      await theirs.getByRole('button', { name: m.accept }).click()
      await expect(theirs.getByRole('link', { name: '跟单实务', exact: true })).toBeVisible()
      await page.reload()
      await whenReady(page)
      await expect(page.getByRole('region', { name: t.mine })).toBeVisible()
      await expect(page.getByRole('region', { name: t.transfer })).toHaveCount(0)
    })
  },
)
