import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { membersText } from '#src/features/learning/class/web/members-text.ts'
import { overviewText } from '#src/features/learning/class/web/overview-text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { trySigningIn } from '#tests/browser/account.ts'
import { scan } from '#tests/browser/scan.ts'
import { inGb18030 } from './test-encodings.ts'
import { firstText } from './web/first-text.ts'
import { importText } from './web/import-text.ts'
import { lessonText } from './web/lesson-text.ts'
import { rosterText } from './web/roster-text.ts'

const password = 'Harbour-2026-x'
const people = [
  ['2026030101', '林晓舟'],
  ['2026030102', '周雨婷'],
  ['2026030103', '阿依古丽·买买提'],
  ['2026030104', '欧阳思齐'],
] as const

test('a teacher imports a roster; three students activate their accounts on phones; one activation is reset', async ({
  page,
  at,
  say,
  locale,
  enter,
  otherDevice,
  expected,
}) => {
  test.slow()
  const [m, i, r] = [say(membersText), say(importText), say(rosterText)]
  const [l, f, a] = [say(lessonText), say(firstText), say(accountText)]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const { classId } = await teacher.call(classApi.create, {
    ...{ name: '国贸 2601', yearFrom: '2026', semester: 'first' },
  })
  const { code } = (await teacher.call(classApi.getClass, { classId })).code!
  let link = ''

  await test.step('a file of Chinese Windows is previewed, a wrong line cured in its place, and imported', async () => {
    await page.goto(at(classPaths.members(classId)))
    await whenReady(page)
    await page.getByRole('link', { name: m.importRoster }).click()
    await expect(page.getByRole('button', { name: i.file })).toBeVisible()
    await whenReady(page)
    const lines = [...people.slice(0, 3).map((one) => one.join(',')), ',欧阳思齐']
    const text = `学生名单\n学号,姓名\n${lines.join('\n')}\n`
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer: inGb18030(text) })
    await page.getByRole('button', { name: i.editOf('欧阳思齐') }).click()
    await page.getByRole('textbox', { name: r.number }).fill('２０２６０３０１０４')
    await page.getByRole('button', { name: i.ok, exact: true }).click()
    await page.getByRole('button', { name: i.import('4') }).click()
    await expect(page.getByRole('table', { name: r.list })).toContainText('2026030104')
  })

  await test.step('the first lesson is opened on the projector', async () => {
    await page.getByRole('link', { name: r.lesson }).click()
    await whenReady(page)
    await page.getByRole('button', { name: l.open }).click()
    await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
    link = await page.getByRole('textbox', { name: l.link }).inputValue()
    expect(await scan(page, l.qr)).toBe(link)
  })

  const phone = async (address: string) => {
    const device = await otherDevice()
    await device.setViewportSize({ width: 360, height: 760 })
    await device.goto(address)
    await expect(device.getByRole('textbox', { name: f.number })).toBeVisible()
    await whenReady(device)
    return device
  }
  const { pathname, search } = new URL(link)
  // The link of the class leads to the first lesson too, while it is open.
  const links = [at(pathname + search), at(classPaths.join({ code })), at(pathname + search)]
  for (const [index, [number, name]] of people.slice(0, 3).entries()) {
    await test.step(`a student activates the account: ${name}`, async () => {
      const device = await phone(links[index]!)
      await device.getByRole('textbox', { name: f.number }).fill(number)
      await device.getByRole('textbox', { name: f.name }).fill(index === 0 ? '林小舟' : name)
      await device.getByLabel(f.password).fill(password)
      await device.getByRole('checkbox', { name: a.consentStart }).check()
      await device.getByRole('button', { name: f.activate }).click()
      if (index === 0) {
        await device.getByRole('alert').first().waitFor()
        await device.getByRole('textbox', { name: f.name }).fill(name)
        await device.getByRole('button', { name: f.activate }).click()
      }
      await expect(device.getByText(f.done)).toBeVisible()
      await expect(device.getByText(`${number}_c${classId}`)).toBeVisible()
      await device.getByRole('button', { name: f.open }).click()
      await expect(device.getByRole('heading', { level: 1, name: '国贸 2601' })).toBeVisible()
      await expect(device.getByText(say(overviewText).myNumber)).toBeVisible()
      await expect(page.getByText(l.in(String(index + 1)))).toBeVisible({ timeout: 20_000 })
    })
  }

  await test.step('the teacher resets the activation of a classmate', async () => {
    await page.getByRole('button', { name: l.actsOf('周雨婷') }).click()
    await page.getByRole('menuitem', { name: l.reset }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: l.reset }).click()
    await expect(page.getByText(l.resetDone)).toBeVisible()
    await expect(page.getByText(l.missing('2'))).toBeVisible()
    await page.getByRole('button', { name: l.end, exact: true }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: l.end }).click()
    await expect(page.getByText(l.closed)).toBeVisible()
  })

  await test.step('after the lesson the link leads to the sign-in, and the user name of a student works', async () => {
    expected.push(/401|403/)
    const device = await otherDevice()
    await device.goto(at(pathname + search))
    await trySigningIn(device, locale, { name: `${people[0][0]}_c${classId}`, password })
    await expect(device.getByRole('heading', { name: '国贸 2601' })).toBeVisible()
  })
})
