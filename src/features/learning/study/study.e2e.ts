import type { Locator } from '@playwright/test'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { expect, type Person, test, whenReady } from '#tests/browser.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { onPhone } from '#tests/browser/screens.ts'
import type { Locale } from '#src/shared/locale.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { studyApi } from './contract.ts'
import { playerText } from '#src/features/content/film/web/player-text.ts'
import { settingsText } from '#src/features/content/film/web/settings-text.ts'
import { viewText } from '#src/features/content/document/web/view-text.ts'
import { studyText } from './web/text.ts'

const slug = 'incoterms-2020'
const openSlug = 'customs-declaration'
const [lesson] = demoItems(slug, 'video')

async function joined({ call }: Pick<Person, 'call'>, locale: Locale) {
  const course = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  return course
}
const boxOf = async (one: Locator) => (await one.boundingBox())!

test('in full screen nothing of the film is cut off, and its bar is within the screen', async ({
  page,
  enter,
  locale,
  say,
}) => {
  const course = await joined(await enter(), locale)
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto(course.item(lesson!.name).path)
  await whenReady(page)
  const t = say(playerText)
  await page.getByRole('button', { name: t.fullscreen }).click()
  const back = page.getByRole('button', { name: t.exitFullscreen })
  await expect(back).toBeInViewport({ ratio: 1 })
  const film = await boxOf(page.locator('video'))
  expect([film.x, film.y, film.width, film.height]).toEqual([0, 0, 1280, 720])
})

test('the film is at the top and as wide as the stage, with the captions on the picture', async ({
  page,
  enter,
  locale,
}) => {
  const course = await joined(await enter(), locale)
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(course.item(lesson!.name).path)
  const video = page.locator('video')
  await expect(async () => {
    const film = await boxOf(video)
    const header = await boxOf(page.getByRole('banner'))
    expect([film.x, film.width]).toEqual([0, 1280])
    expect(film.y).toBeCloseTo(header.y + header.height, 0)
  }).toPass()
  await video.evaluate((one: HTMLVideoElement) => void (one.currentTime = 5))
  const caption = page.locator('section > div > [aria-hidden] p').first()
  await expect(caption).toBeVisible()
  await expect(async () => {
    const [film, words] = [await boxOf(video), await boxOf(caption)]
    expect(words.y + words.height).toBeLessThan(film.y + film.height)
    expect(words.y).toBeGreaterThan(film.y)
  }).toPass()
  // Panels open on demand only.
  await expect(page.getByRole('complementary')).toHaveCount(0)
})

for (const width of [740, 640]) {
  test(`on a short screen of ${width} px the film is alone and its bar does not lie across it`, async ({
    page,
    enter,
    locale,
    say,
  }) => {
    const course = await joined(await enter(), locale)
    await page.setViewportSize({ width, height: 360 })
    await page.goto(course.item(lesson!.name).path)
    await expect(async () => {
      const film = await boxOf(page.locator('video'))
      const bar = await boxOf(page.getByRole('button', { name: say(playerText).back10 }))
      expect(film.y).toBe(0)
      expect(film.height).toBeGreaterThan(300)
      expect(bar.y).toBeGreaterThanOrEqual(film.y + film.height)
      expect(bar.y + bar.height).toBeLessThanOrEqual(360)
    }).toPass()
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport()
    // The rest of the page follows below.
    await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded()
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    const widthOf = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(widthOf).toBe(width)
  })
}

for (const { width, height, where } of [
  { width: 360, height: 740, where: 'below' },
  { width: 740, height: 360, where: 'below' },
  { width: 768, height: 1024, where: 'below' },
  { width: 1280, height: 900, where: 'below' },
  { width: 1280, height: 800, where: 'over' },
] as const) {
  test(`at ${width} × ${height} the bar is ${where} the film, and hides only over the picture`, async ({
    page,
    enter,
    locale,
    say,
  }) => {
    const t = say(playerText)
    const course = await joined(await enter(), locale)
    await page.setViewportSize({ width, height })
    await page.clock.install()
    await page.goto(course.item(lesson!.name).path)
    const player = page.getByRole('region', { name: t.player })
    const bar = player.locator('> div').last()
    await player.getByRole('button', { name: t.play, exact: true }).first().click()
    await expect(player.getByRole('button', { name: t.pause, exact: true })).toBeVisible()
    await expect(async () => {
      const film = await boxOf(page.locator('video'))
      const box = await boxOf(bar)
      const end = film.y + film.height
      if (where === 'below') expect(box.y).toBeGreaterThanOrEqual(end - 1)
      else expect(box.y + box.height).toBeLessThanOrEqual(end + 1)
      expect(box.y + box.height).toBeLessThanOrEqual(height)
    }).toPass()
    await page.clock.fastForward(4000)
    await expect(player).toHaveAttribute('data-idle')
    await expect(bar).toHaveCSS('opacity', where === 'below' ? '1' : '0')
  })
}

test(
  'on a phone the transcript is below the film and has the languages of the subtitles',
  onPhone,
  async ({ page, enter, locale, say }) => {
    const t = say(studyText)
    const course = await joined(await enter(), locale)
    await page.goto(course.item(lesson!.name).path)
    const transcript = page.getByRole('region', { name: t.transcript })
    const line = transcript.getByRole('button', { name: /宁波的一家工厂|A factory in Ningbo/ })
    await expect(line).toContainText('A factory in Ningbo')
    await expect(async () => {
      const film = await boxOf(page.locator('video'))
      expect((await boxOf(transcript)).y).toBeGreaterThan(film.y + film.height)
    }).toPass()
    // The bar of a phone has no room for them.
    await page.getByRole('button', { name: say(playerText).settings }).click()
    const { above, below } = say(settingsText)
    const panel = page.getByRole('group', { name: say(playerText).settings })
    await panel.getByRole('combobox', { name: above }).selectOption({ label: '中文' })
    await expect(line).toContainText('宁波的一家工厂')
    await expect(line).not.toContainText('A factory')
    await panel.getByRole('combobox', { name: below }).selectOption({ label: 'English' })
    await expect(line).toContainText('A factory in Ningbo')
    await expect(line).toContainText('宁波的一家工厂')
  },
)

test('forced colours show the played part and the controls', async ({
  page,
  enter,
  locale,
  say,
}) => {
  const course = await joined(await enter(), locale)
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto(course.item(lesson!.name).path)
  const seek = page.getByRole('slider', { name: say(playerText).seek })
  await page.locator('video').evaluate((one: HTMLVideoElement) => void (one.currentTime = 40))
  await expect(seek).toHaveAttribute('aria-valuetext', /40/)
  const coloursOf = () =>
    seek.evaluate((input) => {
      const rail = input.parentElement!.firstElementChild!
      const colour = (one: Element) => getComputedStyle(one).backgroundColor
      return [colour(rail.lastElementChild!), colour(rail)]
    })
  await expect(async () => {
    const [played, rest] = await coloursOf()
    expect(played).not.toBe(rest)
    expect(played).not.toBe('rgba(0, 0, 0, 0)')
  }).toPass()
})

test('the player switches its language', async ({ page, enter, locale }) => {
  const course = await joined(await enter(), locale)
  await page.goto(course.item(lesson!.name).path)
  await page.getByRole('button', { name: 'English', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: lesson!.name.en })).toBeVisible()
  await expect(page).toHaveURL(/\/en-US\/course\/study\//)
})

test('a document counts when half of its pages were on screen, not when it is opened', async ({
  page,
  enter,
  locale,
  phone,
  say,
}) => {
  const course = await joined(await enter(), locale)
  const slides = demoItems(slug, 'courseware').find(({ file }) => file.endsWith('.pptx'))!
  await page.goto(course.item(slides.name).path)
  const player = playerOn(page, locale, phone)
  await expect(player.pdfPage(1)).toBeVisible()
  await player.openOutline()
  const mark = (name: string | RegExp) =>
    player.entry(say(slides.name)).getByRole('img', { name, exact: true })
  // Its four pages need two: the first alone is half of the way.
  await expect(mark(/^50\s?%$/)).toBeVisible()
  await page.getByRole('button', { name: say(viewText).nextPage }).click()
  await expect(mark(say(studyText).done)).toBeVisible()
})

test('pages seen while the server cannot be reached count after a reload', async ({
  page,
  enter,
  locale,
  phone,
  say,
  expected,
}) => {
  const course = await joined(await enter(), locale)
  const slides = demoItems(slug, 'courseware').find(({ file }) => file.endsWith('.pptx'))!
  expected.push(/ERR_FAILED/)
  const report = '**' + endpointUrl(studyApi.reportPages)
  await page.route(report, (route) => route.abort())
  await page.goto(course.item(slides.name).path)
  const player = playerOn(page, locale, phone)
  // A route that is taken away lets a request through that it has not answered yet.
  const lost = () =>
    page.waitForEvent('requestfailed', (one) =>
      one.url().endsWith(endpointUrl(studyApi.reportPages)),
    )
  const first = lost()
  await expect(player.pdfPage(1)).toBeVisible()
  await first
  const second = lost()
  await page.getByRole('button', { name: say(viewText).nextPage }).click()
  await second
  await page.unroute(report)
  // Two of the four pages are enough.
  const answered = page.waitForResponse(report)
  await page.reload()
  expect((await answered).request().postDataJSON()).toMatchObject({ pages: [1, 2], of: 4 })
  await player.openOutline()
  const entry = player.entry(say(slides.name))
  await expect(entry.getByRole('img', { name: say(studyText).done, exact: true })).toBeVisible()
})

test('a text is reported once its end was on the screen, and a task is ticked and taken back', async ({
  page,
  enter,
  locale,
  phone,
  say,
}) => {
  const { call } = await enter()
  const course = await findCourse(call, locale, openSlug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  const [text] = demoItems(openSlug, 'text')
  const [task] = demoItems(openSlug, 'task')
  const t = say(studyText)
  await page.goto(course.item(text!.name).path)
  const player = playerOn(page, locale, phone)
  const region = page.getByRole('region', { name: say(text!.name) })
  await expect(region.getByRole('table')).toBeVisible()
  // Nothing is reported before the end is seen.
  const report = (one: { url(): string }) => one.url().endsWith(endpointUrl(studyApi.reportRead))
  const answered = page.waitForResponse(report)
  await region.getByRole('link', { name: say(task!.name) }).scrollIntoViewIfNeeded()
  // The text takes longer to read than this.
  const { data } = (await (await answered).json()) as { data: { done: boolean; wait: number } }
  expect(data.done).toBe(false)
  expect(data.wait).toBeGreaterThan(20)
  await region.getByRole('link', { name: say(task!.name) }).click()
  const tick = page.getByRole('checkbox', { name: t.taskDone })
  await tick.click()
  await expect(tick).toBeChecked()
  await player.openOutline()
  const mark = player.entry(say(task!.name)).getByRole('img', { name: t.done, exact: true })
  await expect(mark).toBeVisible()
  await player.closeOutline()
  await page.reload()
  await whenReady(page)
  await expect(tick).toBeChecked()
  await tick.click()
  await expect(tick).not.toBeChecked()
  await expect(tick).toBeEnabled()
  await page.reload()
  await expect(tick).not.toBeChecked()
})
