import { truncate, writeFile } from 'node:fs/promises'
import type { FileChooser, Page, Route } from '@playwright/test'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere, onBoth } from '#tests/browser/screens.ts'
import { fileText } from '#src/web/ui/file-text.ts'
import '#src/web/keep-page.ts'
import { uploadPath } from './contract.ts'
import { filePaths } from './paths.ts'
import { myFilesText } from './web/my-files-text.ts'
import { transfersText } from './web/uploads/transfers-text.ts'

const pieces = `**${uploadPath}/*`
const mebibyte = 1024 * 1024
const textFile = (name: string, mebibytes = 1) => ({
  ...{ name, mimeType: 'text/plain' },
  buffer: Buffer.alloc(mebibytes * mebibyte, `${name} `),
})

type Files = Parameters<FileChooser['setFiles']>[0]

/** A large file, from the disk: the bytes of the others travel to the browser first. */
async function largeFile(name: string, mebibytes: number): Promise<string> {
  const path = test.info().outputPath(name)
  await writeFile(path, '')
  await truncate(path, mebibytes * mebibyte)
  return path
}
/** A picture that is larger than pictures may be. */
const tooLarge = (name: string) => largeFile(name, 101)

/** Chooses files as a person does. */
async function upload(page: Page, button: string, files: Files) {
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('main').getByRole('button', { name: button, exact: true }).click()
  await (await chooser).setFiles(files)
}

/** Holds every piece back, as a line that has gone silent. */
const hold = (page: Page) =>
  page.route(pieces, async (route: Route) => {
    if (route.request().method() !== 'PATCH') await route.continue()
  })

test(
  'an upload goes on by itself on another page after the tab was closed in the middle, and after a cut',
  onBoth,
  async ({ page, at, say, phone, enter, expected }) => {
    expected.push(/Failed to load resource/, /net::ERR/)
    const t = say(transfersText)
    const f = say(fileText)
    const mine = say(myFilesText)
    await enter(asAdministrator)
    const panel = page.getByRole('region', { name: t.title, exact: true })
    const row = (name: string) => panel.getByRole('listitem').filter({ hasText: name })
    const unfold = () => (phone ? panel.getByRole('button', { name: t.unfold }).click() : undefined)
    await page.goto(at(filePaths.files()))

    await test.step('leaving the page warns', async () => {
      await hold(page)
      const sending = page.waitForRequest((request) => request.method() === 'PATCH')
      await upload(page, mine.upload, [textFile('海运实务.txt', 3)])
      await expect(panel).toBeVisible()
      await sending
      const asked: string[] = []
      page.once('dialog', (dialog) => {
        asked.push(dialog.type())
        void dialog.accept()
      })
      await page.goto(at('/course/list'))
      expect(asked).toEqual(['beforeunload'])
      await page.unroute(pieces)
    })
    await test.step('another page goes on with it, without asking for the file', async () => {
      await unfold()
      await expect(row('海运实务.txt')).toContainText(t.phases.done)
      await row('海运实务.txt').getByRole('link').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText('海运实务')
    })
    await test.step('a cut line is waited for', async () => {
      await page.goto(at(filePaths.files()))
      await page.route(pieces, (route) => route.abort('connectionreset'))
      await upload(page, mine.upload, [textFile('报关单.txt')])
      await unfold()
      await expect(row('报关单.txt')).toContainText(t.phases.cut)
      await row('报关单.txt')
        .getByRole('button', { name: t.pauseNamed('报关单.txt') })
        .click()
      await expect(row('报关单.txt')).toContainText(t.phases.paused)
      await page.unroute(pieces)
      await row('报关单.txt')
        .getByRole('button', { name: t.resumeNamed('报关单.txt') })
        .click()
      await expect(row('报关单.txt')).toContainText(t.phases.done)
      await expect(page.getByRole('main').getByRole('link', { name: '报关单.txt' })).toBeVisible()
    })
    await test.step('a file that is chosen without a network waits for it, and the page stays', async () => {
      const context = page.context()
      await context.setOffline(true)
      await upload(page, mine.upload, [textFile('离线.txt')])
      await expect(row('离线.txt')).toContainText(t.phases.cut)
      await page.evaluate(() => window.__reactRouterDataRouter.revalidate())
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.title)
      await context.setOffline(false)
      await expect(row('离线.txt')).toContainText(t.phases.done)
      await expect(page.getByRole('main').getByRole('link', { name: '离线.txt' })).toBeVisible()
    })
    await test.step('a server that restarts during the check is waited for, and the page stays', async () => {
      await page.route(/FinishArrival/, (route) => route.abort('connectionreset'))
      await page.route(/files\.data/, (route) =>
        route.fulfill({ status: 502, body: 'Bad Gateway' }),
      )
      await upload(page, mine.upload, [textFile('重启.txt')])
      await expect(row('重启.txt')).toContainText(t.phases.cut)
      await page.unroute(/FinishArrival/)
      const refused = page.waitForResponse((response) => response.status() === 502)
      await expect(row('重启.txt')).toContainText(t.phases.done)
      await refused
      await page.unroute(/files\.data/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(mine.title)
      // The network is back: the page that was kept is loaded again.
      await page.evaluate(() => dispatchEvent(new Event('online')))
      await expect(page.getByRole('main').getByRole('link', { name: '重启.txt' })).toBeVisible()
    })
    await test.step('cancelling asks, and says what it has done', async () => {
      await hold(page)
      await upload(page, mine.upload, [textFile('误选.txt')])
      const cancel = row('误选.txt').getByRole('button', { name: f.cancelNamed('误选.txt') })
      await cancel.click()
      const question = page.getByRole('alertdialog', { name: t.cancelTitle('误选.txt') })
      await question.getByRole('button', { name: t.keep }).click()
      await expect(question).toBeHidden()
      await cancel.click()
      await question.getByRole('button', { name: t.cancel, exact: true }).click()
      await expect(row('误选.txt')).toBeHidden()
      await expect(page.getByText(f.uploadCancelled)).toBeVisible()
    })
    await test.step('a refusal stays as a line with its reason', async () => {
      await upload(page, mine.upload, [await tooLarge('过大.png')])
      await expect(row('过大.png')).toContainText('100 MB')
      await expect(row('过大.png').getByRole('button', { name: f.retry })).toBeVisible()
    })
  },
)

test('the list of uploads', everywhere, async ({ page, at, say, phone, enter, expected }) => {
  expected.push(/Failed to load resource/, /net::ERR/)
  const t = say(transfersText)
  await enter(asAdministrator)
  await page.goto(at(filePaths.files()))
  const panel = page.getByRole('region', { name: t.title, exact: true })
  const send = (files: Files) => upload(page, say(myFilesText).upload, files)
  await send([textFile('第一讲 国际贸易术语解释通则.pptx')])
  if (phone) await panel.getByRole('button', { name: t.unfold }).click()
  await expect(panel).toContainText(t.phases.done)
  await page.route(pieces, (route) => route.abort('connectionreset'))
  await send(await tooLarge('过大.png'))
  await send(await largeFile('海运实务与租船合同：第二讲（高清）.mp4', 20))
  await expect(panel).toContainText(t.phases.cut)
  await expect(panel).toContainText('100 MB')
  await look(page, 'uploads')
})
