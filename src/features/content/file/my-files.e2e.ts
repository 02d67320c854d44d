import { expect, test } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import { fileApi } from './contract.ts'
import { chooserText } from './web/chooser/chooser-text.ts'
import { filePageText } from './web/file-text.ts'
import { myFilesText } from './web/my-files-text.ts'

const teacher = { role: '2' } as const
const text = (name: string, content: string) => ({
  ...{ name, mimeType: 'text/plain', buffer: Buffer.from(content) },
})

test('a teacher uploads into a folder, replaces a file and takes the former one back', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(myFilesText)
  const f = say(filePageText)
  const c = say(chooserText)
  // The list of uploads names them too.
  const files = page.getByRole('region', { name: t.files, exact: true })
  await enter(teacher)
  await page.goto(at('/user/files'))
  await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible()

  await test.step('into a new folder', async () => {
    await page.getByRole('button', { name: t.newFolder }).click()
    const dialog = page.getByRole('dialog', { name: t.newFolder })
    await dialog.getByRole('textbox', { name: t.folderName }).fill('单证')
    await dialog.getByRole('button', { name: t.make }).click()
    await page.getByRole('link', { name: /单证/ }).click()
    await expect(page.getByRole('heading', { name: '单证', level: 1 })).toBeVisible()
    await page
      .locator('main input[type=file][multiple]')
      .setInputFiles([text('装箱单.txt', 'first words'), text('发票.txt', 'second words')])
    await expect(files.getByRole('link', { name: '装箱单.txt' })).toBeVisible()
    await expect(files.getByRole('link', { name: '发票.txt' })).toBeVisible()
  })

  await test.step('replaced by another of the own files', async () => {
    await files.getByRole('link', { name: '装箱单.txt' }).click()
    await expect(page.getByText(f.unused)).toBeVisible()
    await page.getByRole('button', { name: f.replace }).click()
    const chooser = page.getByRole('dialog')
    const input = chooser.locator('input[type=file]')
    const refusal = chooser.getByRole('alert')
    await input.setInputFiles([text('照片.jpg', 'no byte of it is sent')])
    await expect(refusal).toContainText('照片.jpg')
    await expect(refusal).toContainText(say(fileText).badType('pdf'))
    // Only the server can tell the type of its content.
    const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
    await input.setInputFiles([{ name: '截图.txt', mimeType: 'text/plain', buffer: png }])
    await expect(refusal).toContainText('截图.txt')
    await chooser.getByRole('radio', { name: /发票\.txt/ }).check()
    await chooser.getByRole('button', { name: c.take('1') }).click()
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: c.replace }).click()
    await expect(page.getByText(c.replaced)).toBeVisible()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: f.download, exact: true }).click(),
    ])
    expect(download.suggestedFilename()).toBe('装箱单.txt')
  })

  await test.step('and taken back', async () => {
    await page.getByRole('button', { name: /^恢复/ }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: f.takeBack }).click()
    await expect(page.getByText(f.takenBack)).toBeVisible()
  })

  await test.step('deleted for good', async () => {
    await page.getByRole('button', { name: t.actionsFor('装箱单.txt') }).click()
    await page.getByRole('menuitem', { name: f.delete }).click()
    const question = page.getByRole('alertdialog', { name: t.deleteTitle('装箱单.txt') })
    await expect(question).toContainText('无法恢复')
    await question.getByRole('button', { name: t.delete }).click()
    await expect(page.getByRole('heading', { name: t.emptyFolderTitle })).toBeVisible()
  })
})

test(
  'several files are found, chosen and moved on a phone',
  onPhone,
  async ({ page, at, say, enter, request }) => {
    const t = say(myFilesText)
    const person = await enter(teacher)
    for (const name of ['Bill of lading.txt', 'Bill of exchange.txt', 'Notes.txt']) {
      await giveFile(request, person, { name, text: name })
    }
    for (const n of Array(13).keys()) {
      await person.call(fileApi.makeFolder, { folderId: null, names: [`Week ${n + 1}`] })
    }
    await page.goto(at('/user/files'))
    const row = page.getByRole('row').filter({ hasText: 'Notes.txt' })
    await expect.poll(async () => (await row.boundingBox())!.height).toBeLessThanOrEqual(80)
    await page.getByRole('button', { name: t.newFolder }).click()
    await page.getByRole('textbox', { name: t.folderName }).fill('Bills')
    await page.getByRole('button', { name: t.make }).click()
    await page
      .getByRole('searchbox', { name: t.search })
      .or(page.getByPlaceholder(t.search))
      .first()
      .fill('bill')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Notes.txt' })).toBeHidden()
    await page.getByRole('button', { name: t.selectAll }).click()
    await expect(page.getByText(t.selected('2'))).toBeVisible()
    await page.getByRole('button', { name: t.move }).first().click()
    const dialog = page.getByRole('dialog', { name: t.moveTitle('2') })
    await dialog.getByRole('radio', { name: 'Bills' }).check()
    await dialog.getByRole('button', { name: t.move }).click()
    await expect(page.getByText(t.moved('2'))).toBeVisible()
    await page.goto(at('/user/files'))
    await expect(page.getByRole('link', { name: /Bills/ })).toContainText(t.count('2'))
    const last = page.getByRole('link', { name: /Week 13/ })
    await expect(last).toBeHidden()
    await page.getByRole('button', { name: t.allFolders('14') }).click()
    await expect(last).toBeVisible()
    await page.locator('main input[type=file][multiple]').setInputFiles([text('New.txt', 'new')])
    await expect(page.getByRole('link', { name: 'New.txt' }).first()).toBeVisible()
    // The list of uploads brings styles of its own.
    await expect(page.getByRole('button', { name: t.uploadFolder })).toBeHidden()
  },
)
