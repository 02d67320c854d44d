import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { listText } from '#src/web/list/text.ts'
import { expect, type Person, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { onBoth } from '#tests/browser/screens.ts'
import type { Locale } from '#src/shared/locale.ts'
import { noteApi } from './contract.ts'
import { notePaths } from './paths.ts'
import { exportText } from './web/export-text.ts'
import { frameText } from './web/frame-text.ts'
import { noteText } from './web/text.ts'

const slug = 'customs-declaration'

async function joined({ call }: Person, locale: Locale) {
  const course = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  return { ...course, text: course.item(demoItems(slug, 'text')[0]!.name) }
}

/** The field of a note, once its editor takes keys. */
const fieldOf = (on: Page, name: string) =>
  on.getByRole('textbox', { name }).and(on.locator('[contenteditable="true"]'))

/** Selects the first letters of the reading, as a reader does. */
const select = (page: Page, letters: number) =>
  page.evaluate((count) => {
    const walker = document.createTreeWalker(
      document.querySelector('[data-words] p')!,
      NodeFilter.SHOW_TEXT,
    )
    const node = walker.nextNode()!
    getSelection()!.setBaseAndExtent(node, 0, node, count)
    return getSelection()!.toString()
  }, letters)

const marked = (page: Page) =>
  page.evaluate(() =>
    [...(CSS.highlights.get('marked-words') ?? [])].map((range) => (range as Range).toString()),
  )

test(
  'a note on marked words leads back to them, is found among all notes, and goes out as Markdown',
  onBoth,
  async ({ page, at, say, locale, phone, enter }) => {
    const [t, s] = [say(noteText), say(studyText)]
    const student = await enter()
    const { text, courseId } = await joined(student, locale)
    await page.goto(text.path)
    await whenReady(page)
    const panel = page.getByRole('complementary', { name: s.side })
    await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
    await panel.getByRole('tab', { name: s.notes }).click()
    await expect(panel.getByText(t.none)).toBeVisible()
    await look(page, 'no notes')
    const words = await select(page, 6)
    await panel.getByRole('button', { name: t.writeOnWords }).click()
    await fieldOf(page, t.label).fill('海关编码 HS code')
    await expect(panel.getByText(t.saved, { exact: true })).toBeVisible()
    await look(page, 'a note being written')
    await panel.getByRole('button', { name: t.done }).click()
    const { notes } = await student.call(noteApi.getChapterNotes, {
      courseId,
      chapterId: (await student.call(noteApi.getNotes, {})).items[0]!.chapterId,
    })
    expect(notes).toMatchObject([
      {
        body: '<p>海关编码 HS code</p>',
        anchor: { kind: 'words', words: words.trim() },
        gone: null,
      },
    ])

    await page.goto(at(notePaths.notes()))
    await whenReady(page)
    const main = page.getByRole('main')
    const card = main.getByRole('article', { name: t.label })
    await expect(card).toContainText('海关编码 HS code')
    await look(page, 'all notes')
    await main.getByRole('searchbox').fill('没有的词')
    await main.getByRole('button', { name: say(listText).search }).click()
    await expect(card).toHaveCount(0)
    await main.getByRole('searchbox').fill('hs CODE')
    await main.getByRole('button', { name: say(listText).search }).click()
    await expect(card).toHaveCount(1)
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('button', { name: t.markdown }).click(),
    ])
    const markdown = await readFile(await file.path(), 'utf8')
    expect(markdown).toContain(`> ${words.trim()}\n\n海关编码 HS code`)

    await card.getByRole('link', { name: t.inText }).click()
    await expect(page.getByRole('heading', { level: 2, name: text.name })).toBeVisible()
    await expect.poll(() => marked(page)).toEqual([words.trim()])
  },
)

test('two devices write one note with the network cut: both texts are there', async ({
  page,
  context,
  say,
  locale,
  enter,
  otherDevice,
  expected,
}) => {
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const [t, s] = [say(noteText), say(studyText)]
  const student = await enter()
  const { text } = await joined(student, locale)
  const other = await otherDevice(student)
  const field = (on: Page) => fieldOf(on, t.label)
  const texts = async () =>
    (await student.call(noteApi.getNotes, {})).items.map((note) => note.body)
  await page.goto(text.path)
  await whenReady(page)
  // By the keyboard: the key opens the notes and begins one.
  await page.keyboard.press('w')
  await field(page).pressSequentially('共同的一段')
  await expect.poll(texts).toEqual(['<p>共同的一段</p>'])
  await page.getByRole('button', { name: t.done }).click()

  await other.goto(text.path)
  await whenReady(other)
  await other.getByRole('button', { name: s.showSide }).click()
  await other.getByRole('tab', { name: s.notes }).click()
  await context.setOffline(true)
  await page.getByRole('button', { name: t.edit }).click()
  await field(page).press('Control+End')
  await field(page).pressSequentially('\n没有网络时写的')
  await expect(page.getByText(t.kept)).toBeVisible()
  await other.getByRole('button', { name: t.edit }).click()
  await field(other).press('Control+End')
  await field(other).pressSequentially('\n另一台设备写的')
  await expect.poll(texts).toEqual(['<p>共同的一段</p><p>另一台设备写的</p>'])
  // The page is closed and opened again before the network is back: the text waits on the device.
  await context.setOffline(false)
  await expect.poll(texts).toEqual(['<p>共同的一段</p><p>另一台设备写的</p><p>没有网络时写的</p>'])
  await expect(page.getByText(t.merged)).toBeVisible()
  await expect(field(page)).toContainText('另一台设备写的')
})

test(
  'a frame of the film is taken without a network, stands in its note, and goes out in a PDF',
  onBoth,
  async ({ page, context, at, say, locale, phone, enter, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED/)
    const [t, f, e, s] = [say(noteText), say(frameText), say(exportText), say(studyText)]
    const student = await enter()
    const course = await findCourse(student.call, locale, 'incoterms-2020')
    await student.call(courseApi.join, { courseId: course.courseId, fee: 0 })
    await page.goto(course.item(demoItems('incoterms-2020', 'video')[0]!.name).path)
    await whenReady(page)
    const player = playerOn(page, locale, phone)
    await player.playUntil(0.5)
    await page.locator('video').evaluate((video: HTMLVideoElement) => video.pause())
    await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
    const panel = page.getByRole('complementary', { name: s.side })
    await panel.getByRole('tab', { name: s.notes }).click()
    await panel.getByRole('button', { name: t.write }).click()
    const field = fieldOf(page, t.label)
    await field.pressSequentially('see')
    await expect(panel.getByRole('button', { name: f.insertFrame })).toBeVisible()
    await expect(panel.getByText(t.saved, { exact: true })).toBeVisible()

    await context.setOffline(true)
    await panel.getByRole('button', { name: f.insertFrame }).click()
    // It stands where the words end when it has been drawn.
    const frame = field.getByRole('img', { name: f.frameAt('').trim() })
    await expect.poll(() => isSeen(frame)).toBe(true)
    await field.pressSequentially('below')
    await expect(panel.getByText(t.frameKept)).toBeVisible()
    await look(page, 'a frame in a note')
    await context.setOffline(false)
    await expect(panel.getByText(t.frameKept)).toHaveCount(0)
    await expect(panel.getByText(t.frameSending)).toHaveCount(0)
    await panel.getByRole('button', { name: t.done }).click()

    const own = async () => (await student.call(noteApi.getNotes, {})).items[0]!.body
    await expect
      .poll(own)
      .toMatch(/^<p>see<img data-frame="[0-9a-f]{32}" alt="[^"]+" \/><\/p><p>below<\/p>$/)
    await expect
      .poll(async () => Object.values((await student.call(noteApi.getNotes, {})).opened))
      .toEqual([expect.stringContaining('src="/media/')])
    await page.goto(at(notePaths.notes()))
    await whenReady(page)
    const card = page.getByRole('main').getByRole('article', { name: t.label })
    await expect.poll(() => isSeen(card.getByRole('img'))).toBe(true)
    await page.getByRole('button', { name: t.pdf }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog', { name: e.title }).getByRole('link').click(),
    ])
    const pdf = await readFile(await file.path(), 'latin1')
    expect(pdf).toMatch(/^%PDF-/)
    expect(pdf).toContain('/Subtype /Image')
  },
)

/** Whether a picture has loaded and shows something. */
const isSeen = (picture: Locator) =>
  picture.evaluate((one: HTMLImageElement) => one.complete && one.naturalWidth > 100)
