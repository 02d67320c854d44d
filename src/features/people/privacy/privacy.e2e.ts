import { readFile } from 'node:fs/promises'
import { demoPassword } from '#demo/accounts.ts'
import { securityErrors } from '#src/features/people/security/contract.ts'
import { personalDataText } from '#src/features/people/privacy/web/personal-data-text.ts'
import { helpPaths } from '#src/features/front/help/paths.ts'
import { linkText } from '#src/features/people/account/web/link-text.ts'
import { handoverText } from './web/handover-text.ts'
import { privacyPaths } from './paths.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { bellText } from '#src/features/people/message/web/bell-text.ts'
import { expect, passwordField, test } from '#tests/browser.ts'
import { shownName, signedOutMs, newContacts, titleOf } from '#tests/browser/account.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { unzip } from '#tests/unzip.ts'

const realName = '蔡明月'

test(
  'all personal data are packed, downloaded and opened',
  onPhone,
  async ({ page, at, say, enter }) => {
    const t = say(personalDataText)
    const { email } = newContacts()
    const { username } = await enter({ email, realName, coins: 20 })
    await page.goto(at('/user/personal_data'))
    const main = page.getByRole('main')
    await expect(main.getByRole('table', { name: t.held }).getByRole('row')).not.toHaveCount(0)
    await main.getByRole('button', { name: t.pack, exact: true }).click()
    const link = main.getByRole('link', { name: /\.zip|压缩包|archive/ })
    await expect(link).toBeVisible({ timeout: 30_000 })
    // It is told too, without a reload.
    await expect(
      page.getByRole('banner').getByRole('link', { name: say(bellText).unread('1') }),
    ).toBeVisible()
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/\.zip$/)
    const packed = await unzip(await readFile(await download.path()))
    expect([...packed.keys()]).toEqual(expect.arrayContaining(['README.txt', 'index.html']))
    const data = [...packed].filter(([name]) => name.startsWith('data/'))
    expect(data.length).toBeGreaterThan(5)
    const all = data.map(([, text]) => JSON.stringify(JSON.parse(text.toString()))).join('\n')
    for (const held of [username, email, realName]) expect(all).toContain(held)
    expect(packed.get('index.html')!.toString()).toContain(realName)
  },
)

test('a deletion is requested, cancelled and requested again', async ({
  page,
  at,
  say,
  enter,
  otherDevice,
  expected,
}) => {
  expected.push(/status of 4\d\d/)
  const t = say(personalDataText)
  const person = await enter({ realName })
  const other = await otherDevice(person)
  await other.goto(at('/course/mine'))
  await expect(other.getByRole('button', { name: shownName(realName) })).toBeVisible()
  await page.goto(at('/user/personal_data'))
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: t.deletion })
  const ask = async (password: string) => {
    await passwordField(form, t.password).fill(password)
    await form.getByRole('button', { name: t.askDeletion }).click()
    const question = page.getByRole('alertdialog', { name: t.confirmTitle(realName) })
    await question.getByRole('button', { name: t.confirm, exact: true }).click()
  }
  const notice = page.getByRole('complementary', { name: t.deletion })

  await test.step('a missing or wrong password is refused', async () => {
    await form.getByRole('button', { name: t.askDeletion }).click()
    await expect(form.getByText(t.passwordMissing)).toBeVisible()
    await ask('Wrong-one-1')
    await expect(form.getByText(say(securityErrors.wrongOldPassword))).toBeVisible()
  })

  await test.step('a request signs the other device out and shows a notice on this one', async () => {
    await ask(demoPassword)
    await expect(main.getByText(t.leavingText)).toBeVisible()
    await expect(titleOf(other, say(accountText).signInTitle)).toBeVisible({ timeout: signedOutMs })
    await page.goto(at('/course/mine'))
    await expect(notice).toBeVisible()
  })

  await test.step('cancel the deletion from the notice', async () => {
    await notice.getByRole('button', { name: t.keep }).click()
    await expect(notice).toBeHidden()
    await page.goto(at('/user/personal_data'))
    await expect(form).toBeVisible()
  })

  await test.step('request the deletion again', async () => {
    await ask(demoPassword)
    await expect(main.getByText(t.leavingText)).toBeVisible()
    await main.getByRole('button', { name: t.keep }).click()
    await expect(form).toBeVisible()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'the link to packed data says that it needs script, and offers the way to support',
    onPhone,
    async ({ page, at, say }) => {
      const t = say(handoverText)
      await page.goto(at(`${privacyPaths.handover()}#a-token`))
      await expect(page.getByText(t.needsScript)).toBeVisible()
      await expect(page.getByText(say(linkText).checking)).toBeHidden()
      await page.getByRole('main').getByRole('link', { name: t.contact }).click()
      await expect(page).toHaveURL(at(helpPaths.contact()))
    },
  )
})
