import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { slowLine } from '#tests/browser/slow-line.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { myFilesText } from '../file/web/my-files-text.ts'
import { filmApi } from './contract.ts'
import { importText } from './web/import-text.ts'
import { playerText } from './web/player-text.ts'
import { subtitlesText } from './web/subtitles-text.ts'

const teacher = { role: '2' } as const
const fixture = (name: string) => readFile(join(import.meta.dirname, 'fixtures', name))

test('a film over HLS plays, comes back on a line that was cut, and falls in quality on a line that slows down', async ({
  page,
  at,
  say,
  enter,
  request,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  const t = say(playerText)
  const person = await enter(teacher)
  const file = await giveFile(request, person, {
    name: '港口.mkv',
    text: await fixture('busy.mkv'),
  })
  // Until then the original may play.
  const made = async () => (await person.call(filmApi.getFilm, { file })).state
  await expect.poll(made, { timeout: 60_000 }).toBe('done')

  const pieces = '**/*.m4s'
  await page.route(pieces, (route) => route.abort())
  await page.goto(at(`/common/office_preview?file=${file}`))
  const player = page.getByRole('region', { name: t.player })
  await player.getByRole('button', { name: t.play, exact: true }).first().click()
  await expect(player.getByText(t.cut)).toBeVisible()

  const better = /\/hls-540\/[1-9]\d*\.m4s$/
  const end = await slowLine(page, better)
  const begun = page.waitForRequest(better)
  await page.unroute(pieces)
  await begun
  const low = page.waitForRequest(/\/hls-360\/[1-9]\d*\.m4s$/)
  await low
  const video = player.locator('video')
  const frames = () =>
    video.evaluate((one: HTMLVideoElement) => one.getVideoPlaybackQuality().totalVideoFrames)
  const before = await frames()
  await expect.poll(frames).toBeGreaterThan(before + 10)
  await expect(player.getByText(t.cut)).toBeHidden()
  await end()
  // hls.js feeds the element; the original's address is not used.
  await expect(video).toHaveAttribute('src', /^blob:/)
})

test('a tap on Play before the script has come plays the film, and one on Upload opens the chooser', async ({
  page,
  at,
  say,
  enter,
  request,
}) => {
  const t = say(playerText)
  const person = await enter(teacher)
  const file = await giveFile(request, person, {
    name: '提单.mp4',
    text: await fixture('plain.mp4'),
  })
  await person.call(filmApi.addSubtitle, { userFileId: file, language: 'zh' })
  const done = async () => (await person.call(filmApi.getFilm, { file })).state
  await expect.poll(done, { timeout: 60_000 }).toBe('done')
  const held = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await held.promise
    await route.continue()
  })
  const arrival = page.goto(at(`/user/files/${file}/subtitles`), { waitUntil: 'commit' })
  const player = page.getByRole('region', { name: t.player })
  const play = player.getByRole('button', { name: t.play, exact: true }).first()
  await play.click()
  const video = player.locator('video')
  const place = () => video.evaluate((one: HTMLVideoElement) => one.currentTime)
  await expect.poll(place).toBeGreaterThan(0.1)
  held.resolve()
  await arrival
  // The bar lives: it knows that the film plays, or has ended by now.
  await expect(
    player.getByRole('button', { name: new RegExp(`^(${t.pause}|${t.replay})$`) }),
  ).toBeVisible()
  await expect(play).toBeHidden()

  const later = Promise.withResolvers<void>()
  await page.unroute('**/assets/*.js')
  await page.route('**/assets/*.js', async (route) => {
    await later.promise
    await route.continue()
  })
  const next = page.goto(at('/user/files'), { waitUntil: 'commit' })
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: say(myFilesText).upload, exact: true }).click()
  const name = '早到.txt'
  await (await chooser).setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from('early') })
  later.resolve()
  await next
  await expect(page.getByRole('link', { name }).first()).toBeVisible()
})

test(
  'a teacher writes subtitles with the keyboard alone, and they are kept',
  onPhone,
  async ({ page, at, say, enter, request }) => {
    const t = { ...say(subtitlesText), ...say(importText) }
    const { keyboard } = page
    const person = await enter(teacher)
    const userFileId = await giveFile(request, person, {
      name: '装船.mp4',
      text: await fixture('plain.mp4'),
    })
    await page.goto(at(`/user/files/${userFileId}/subtitles`))
    await page.getByRole('button', { name: t.write }).press('Enter')
    const dialog = page.getByRole('dialog', { name: t.add })
    await dialog.getByRole('combobox', { name: t.language }).selectOption('en')
    await dialog.getByRole('button', { name: t.addThis }).press('Enter')
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible()

    const list = page.getByRole('region', { name: t.list })
    const choose = async (name: string) => {
      await page.getByRole('button', { name: t.more, exact: true }).click()
      await page.getByRole('menuitem', { name }).click()
    }
    const cue = (at: number) => list.getByRole('textbox', { name: /^Text at/ }).nth(at)
    await expect(dialog).toBeHidden()
    await keyboard.press('Alt+KeyN')
    await expect(cue(0)).toBeFocused()
    await keyboard.type('Bill of lading')
    for (let letter = 0; letter < 'of lading'.length; letter += 1) await keyboard.press('ArrowLeft')
    await keyboard.press('Alt+KeyS')
    await expect(cue(1)).toBeFocused()
    await expect(cue(0)).toHaveValue('Bill')
    await expect(cue(1)).toHaveValue('of lading')
    await keyboard.press('Alt+ArrowUp')
    await expect(cue(0)).toBeFocused()
    await keyboard.press('Alt+KeyM')
    await expect(cue(0)).toHaveValue('Bill of lading')
    await keyboard.press('Control+KeyZ')
    await expect(cue(0)).toHaveValue('Bill')
    await choose(t.shift)
    await page.getByRole('spinbutton', { name: t.shiftBy }).fill('1.5')
    await keyboard.press('Enter')
    const kept = async () => {
      const { cues } = await person.call(filmApi.getCues, { userFileId, language: 'en' })
      return cues.map(({ from, text }) => [from, text])
    }
    await expect.poll(kept).toEqual([
      [1500, 'Bill'],
      [expect.any(Number), 'of lading'],
    ])

    await choose(t.import)
    const importing = page.getByRole('dialog', { name: t.import })
    const srt = '1\n00:00:00,500 --> 00:00:01,000\n装船\n\n2\n00:00:0x,000 --> 00:00:02,000\n卸货\n'
    await importing.locator('input[type=file]').setInputFiles({
      ...{ name: 'zh.srt', mimeType: 'application/x-subrip', buffer: Buffer.from(srt) },
    })
    await expect(importing.getByText(`${t.line('6')}${t.problems.time}`)).toBeVisible()
    await importing.getByRole('button', { name: t.importNow('1') }).press('Enter')
    await expect.poll(kept).toEqual([[500, '装船']])
  },
)
