import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { fileApi } from '#src/features/content/file/contract.ts'
import { filePaths } from '#src/features/content/file/paths.ts'
import { cropText } from '#src/web/ui/crop-text.ts'
import { pictureText as shownText } from '#src/web/ui/picture-text.ts'
import { expect, tabTo, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { pictureApi } from './contract.ts'
import { pictureText } from './web/picture-text.ts'

test('a picture is cropped and focused by keyboard, and says when it could not be loaded', async ({
  page,
  request,
  at,
  say,
  enter,
  expected,
}) => {
  const t = say(pictureText)
  const person = await enter({ role: '2' })
  // Left red, right blue.
  const half = (fill: string, x: number) =>
    `<rect x="${x}" width="400" height="600" fill="${fill}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${half('#d00', 0)}${half('#00d', 400)}</svg>`
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer()

  const userFileId = await test.step('a picture is uploaded', async () => {
    const { uploadId, url } = await person.call(fileApi.beginUpload, {
      ...{ name: 'cover.png', size: bytes.length },
    })
    const answer = await request.patch(url, {
      headers: {
        ...{ token: person.token, 'tus-resumable': '1.0.0', 'upload-offset': '0' },
        'content-type': 'application/offset+octet-stream',
      },
      data: bytes,
    })
    expect(answer.status()).toBe(204)
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    const finish = () => person.call(fileApi.finishUpload, { uploadId, sha256 })
    await expect.poll(async () => (await finish()).state).toBe('done')
    return (await finish()).file!.userFileId
  })
  const read = () => person.call(pictureApi.getPicture, { userFileId })
  await expect.poll(async () => (await read()).state, { timeout: 30_000 }).toBe('ready')
  const dialog = page.getByRole('dialog', { name: t.title })
  const panel = page.getByRole('region', { name: t.picture })

  await test.step('a piece of the right half is chosen by keys', async () => {
    await page.goto(at(filePaths.file(userFileId)))
    await panel.getByRole('button', { name: t.adjust }).click()
    const size = dialog.getByRole('slider', { name: say(cropText).size })
    await expect(size).toBeEnabled()
    await tabTo(page, size)
    await page.keyboard.press('Home')
    await tabTo(page, dialog.getByLabel(say(cropText).area), 'Shift+Tab')
    for (let left = 40; left > 0; left--) await page.keyboard.press('Shift+ArrowRight')
    await look(page, 'cropping a cover')
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(page.getByText(t.saved)).toBeVisible()
    await expect.poll(async () => (await read()).crop?.x).toBeGreaterThan(0.5)
    await expect.poll(async () => (await read()).cover?.width, { timeout: 30_000 }).toBe(160)
  })

  await test.step('the whole picture with a focal point takes the crop back', async () => {
    await panel.getByRole('button', { name: t.adjust }).click()
    await dialog.getByRole('radio', { name: t.whole }).check()
    const point = dialog.getByRole('button', { name: /50/ })
    await point.focus()
    await page.keyboard.press('Shift+ArrowRight')
    await page.keyboard.press('ArrowUp')
    await look(page, 'the focal point of a picture')
    await dialog.getByRole('button', { name: t.save }).click()
    await expect(dialog).toBeHidden()
    await expect.poll(read).toMatchObject({ crop: null, focus: { x: 0.6, y: 0.49 } })
  })

  await test.step('a picture that is not loaded says so and is tried again', async () => {
    expected.push(/Failed to load resource/)
    await page.route('**/media/**', (route) => route.abort())
    await page.reload()
    const failed = panel.getByRole('alert').filter({ hasText: say(shownText).loadFailed })
    await expect(failed).toBeVisible()
    await page.unroute('**/media/**')
    await failed.getByRole('button', { name: say(shownText).loadAgain }).click()
    await expect(failed).toBeHidden()
    await expect(panel.getByRole('img', { name: 'cover.png' })).toBeVisible()
  })
})
