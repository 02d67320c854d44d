import { menuText } from '#src/app/shell/menu-text.ts'
import type { Page } from '@playwright/test'
import { accountText } from '#src/features/people/account/web/text.ts'
import { accountErrors } from '#src/features/people/account/contract.ts'
import { auditText } from '#src/features/office/audit/web/audit-text.ts'
import { overviewText } from '#src/features/office/overview/web/overview-text.ts'
import { peopleText } from '#src/features/office/people/web/people-text.ts'
import { personDataText } from '#src/features/office/people/web/person-data-text.ts'
import { linkText } from '#src/features/people/account/web/link-text.ts'
import { personText } from '#src/features/office/people/web/person-text.ts'
import { spellingText } from '#src/features/office/people/web/spelling-text.ts'
import { peopleActs } from '#src/features/office/people/server/acts-text.ts'
import { recoverText } from '#src/features/people/security/web/recover-text.ts'
import { backOfficeText } from '#src/web/back-office/text.ts'
import { listText } from '#src/web/list/text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { signedOutMs, newContacts, titleOf, trySigningIn } from '#tests/browser/account.ts'
import { entryText } from '#tests/browser/office.ts'
import { onPhone } from '#tests/browser/screens.ts'

const rowsOf = (page: Page) => page.getByRole('main').getByRole('table').getByRole('row')

test('an administrator finds, disables and enables a person and gives a role, and all of it is on record', async ({
  page,
  at,
  say,
  locale,
  enter,
  newPerson,
  otherDevice,
  expected,
}) => {
  test.slow()
  expected.push(/status of 4\d\d/)
  const people = say(peopleText)
  const t = say(personText)
  const office = { ...say(listText), ...say(backOfficeText) }
  const audit = say(auditText)
  const { phone: number } = newContacts()
  const name = `唐予${number.slice(3)}`
  const person = await newPerson({ phone: number, realName: name })
  await enter({ ...asAdministrator, realName: '管理员甲' })
  const device = await otherDevice(person)
  await device.goto(at('/course/mine'))
  await expect(device.getByRole('button', { name })).toBeVisible()
  const main = page.getByRole('main')

  await test.step('open the back office from the header', async () => {
    await page.goto(at('/'))
    await page.getByRole('button', { name: '管理员甲' }).click()
    await page.getByRole('link', { name: say(layoutText).backOffice }).click()
    await expect(titleOf(page, say(overviewText).title)).toBeVisible()
    const menu = page.getByRole('navigation', { name: say(menuText).office })
    await menu.getByRole('link', { name: say(entryText('/admin/people')), exact: true }).click()
    await expect(titleOf(page, people.title)).toBeVisible()
  })

  await test.step('find the person by phone and save the filter under a name', async () => {
    const search = page.getByRole('search', { name: people.find })
    await search.getByRole('searchbox').fill(number)
    await search.getByRole('searchbox').press('Enter')
    await expect(page).toHaveURL(at(`/admin/people?keyword=${number}`))
    await expect(rowsOf(page)).toHaveCount(2)
    await main.getByRole('button', { name: office.save }).click()
    const dialog = page.getByRole('dialog', { name: office.saveTitle })
    await dialog.getByRole('textbox', { name: office.name }).fill('唐同学')
    await dialog.getByRole('button', { name: office.saveVerb, exact: true }).click()
    await expect(page.getByText(office.savedAs('唐同学'))).toBeVisible()
    await main.getByRole('link', { name: office.clear }).click()
    await expect(page).toHaveURL(at('/admin/people'))
    await main
      .getByRole('list', { name: office.saved })
      .getByRole('link', { name: '唐同学' })
      .click()
    await expect(page).toHaveURL(at(`/admin/people?keyword=${number}`))
    await main.getByRole('link', { name, exact: true }).click()
    await expect(
      titleOf(page, name).or(page.getByRole('heading', { level: 1, name })),
    ).toBeVisible()
  })

  await test.step('disabling with a reason closes the person’s open page and refuses sign-in', async () => {
    await main.getByRole('button', { name: t.lock, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.lockTitle(name) })
    await dialog.getByRole('button', { name: t.lock, exact: true }).click()
    await expect(dialog.getByText(t.reasonMissing)).toBeVisible()
    await dialog.getByRole('textbox', { name: t.reason }).fill('多次发布广告')
    await dialog.getByRole('button', { name: t.lock, exact: true }).click()
    await expect(page.getByText(t.locked, { exact: true })).toBeVisible()
    await expect(titleOf(device, say(accountText).signInTitle)).toBeVisible({
      timeout: signedOutMs,
    })
    await trySigningIn(device, locale, { name: number })
    await expect(device.getByText(say(accountErrors.locked))).toBeVisible()
  })

  await test.step('after enabling, the person can sign in again', async () => {
    await main.getByRole('button', { name: t.unlock, exact: true }).click()
    const question = page.getByRole('alertdialog', { name: t.unlockTitle(name) })
    await question.getByRole('button', { name: t.unlock, exact: true }).click()
    await expect(page.getByText(t.unlocked, { exact: true })).toBeVisible()
    await trySigningIn(device, locale, { name: number })
    await expect(device.getByRole('button', { name })).toBeVisible()
  })

  await test.step('a new role ends the person’s session and opens the back office', async () => {
    await main.getByRole('button', { name: t.setRoles, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.rolesTitle(name) })
    await dialog.getByRole('checkbox', { name: people.customRoles.reviewer }).check()
    await dialog.getByRole('button', { name: t.save, exact: true }).click()
    await expect(page.getByText(t.rolesSaved)).toBeVisible()
    await expect(titleOf(device, say(accountText).signInTitle)).toBeVisible({
      timeout: signedOutMs,
    })
    await trySigningIn(device, locale, { name: number })
    await expect(device.getByRole('button', { name })).toBeVisible()
    await device.goto(at('/admin'))
    await expect(titleOf(device, say(overviewText).title)).toBeVisible()
  })

  await test.step('a reset link is shown once', async () => {
    // On a phone the word of the act before lies over the menu until it leaves by itself.
    await expect(page.getByText(t.rolesSaved)).toBeHidden()
    await main.getByRole('button', { name: t.more, exact: true }).click()
    await page.getByRole('menuitem', { name: t.resetLink }).click()
    await page.getByRole('dialog').getByRole('button', { name: t.linkMake }).click()
    const dialog = page.getByRole('dialog', { name: t.linkDone })
    const link = await dialog.getByRole('textbox', { name: t.linkLabel }).inputValue()
    expect(link).toContain('/auth/reset#')
    await dialog.getByRole('button', { name: t.done, exact: true }).click()
    await expect(dialog).toBeHidden()
    const guest = await otherDevice()
    await guest.goto(at(link.slice(link.indexOf('/auth/reset'))))
    const form = guest.getByRole('form', { name: say(recoverText).resetTitle })
    await expect(form.getByText(say(linkText).account(person.username))).toBeVisible()
  })

  await test.step('all of it is on record', async () => {
    await main.getByRole('link', { name: t.tab.log }).click()
    const { lock, unlock, customRoles, resetLink } = peopleActs
    for (const act of [lock, unlock, customRoles, resetLink]) {
      await expect(
        rowsOf(page)
          .filter({ hasText: say(act) })
          .first(),
      ).toContainText('管理员甲')
    }
    await main.getByRole('link', { name: t.wholeLog }).click()
    await expect(titleOf(page, audit.title)).toBeVisible()
    await expect(rowsOf(page).filter({ hasText: '多次发布广告' }).first()).toBeVisible()
  })
})

test('an administrator packs a disabled person’s data, and the person opens it by the link', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  otherDevice,
}) => {
  const d = say(personDataText)
  const contact = newContacts()
  const person = await newPerson({ ...contact, realName: '秦川' })
  await enter(asAdministrator)
  await page.goto(at(`/admin/people/${person.id}?tab=data`))
  await page.getByRole('button', { name: d.pack.label }).click()
  const dialog = page.getByRole('dialog', { name: d.pack.title('秦川') })
  await expect(dialog.getByText(contact.email)).toBeVisible()
  await dialog.getByRole('textbox', { name: say(personText).reason }).fill('本人来信')
  await dialog.getByRole('button', { name: d.pack.label }).click()
  await expect(page.getByText(d.pack.said)).toBeVisible()
  const link = await lastLink(page, contact.email, /\/auth\/data#[\w-]+/)
  const guest = await otherDevice()
  await guest.goto(at(link))
  await expect(guest.getByText(say(linkText).account(person.username))).toBeVisible()
  await expect(guest.getByRole('link', { name: /\d/ }).first()).toHaveAttribute('href', /\.zip\?/)
})

test(
  'the name in English takes Latin letters only, and the page shows it',
  onPhone,
  async ({ page, at, say, enter, newPerson }) => {
    const t = say(personText)
    const spelling = say(spellingText)
    const person = await newPerson({ realName: '吕诗婷' })
    await enter(asAdministrator)
    await page.goto(at(`/admin/people/${person.id}`))
    await expect(titleOf(page, 'Lyu Shiting (吕诗婷)')).toBeVisible()
    await expect(page.getByText(spelling.byPinyin)).toBeVisible()
    await page.getByRole('button', { name: t.edit, exact: true }).click()
    const dialog = page.getByRole('dialog', { name: t.editTitle('Lyu Shiting (吕诗婷)') })
    const field = dialog.getByRole('textbox', { name: spelling.realNameEn })
    await dialog.getByRole('textbox', { name: t.reason }).fill('As in the passport')
    await field.fill('Сара')
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).pathname))
    await dialog.getByRole('button', { name: t.save, exact: true }).click()
    await expect(field).toHaveAccessibleDescription(/Please use Latin letters/)
    expect([...asked].filter((path) => path.endsWith('/UpdatePerson'))).toEqual([])
    await field.fill('Sarah Lü')
    await dialog.getByRole('button', { name: t.save, exact: true }).click()
    await expect(titleOf(page, 'Sarah Lü (吕诗婷)')).toBeVisible()
  },
)

/** Returns a link in the last mail to an address. */
async function lastLink(page: Page, to: string, pattern: RegExp): Promise<string> {
  const { protocol, hostname, port } = new URL(page.url())
  const url = `${protocol}//${hostname}:${Number(port) + 1}/mailbox?to=${encodeURIComponent(to)}`
  let link: string | undefined
  await expect
    .poll(async () => (link = pattern.exec(await (await page.request.get(url)).text())?.[0]), {
      timeout: 30_000,
    })
    .toBeDefined()
  return link!
}
