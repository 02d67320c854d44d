import type { Locator, Page } from '@playwright/test'
import { layoutText } from '#src/app/shell/text.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { coinText } from '#src/features/money/coins/web/text.ts'
import { barsText } from '#src/web/bars-text.ts'
import { asAdministrator, expect, test } from '#tests/browser.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onDesktops, onPhone } from '#tests/browser/screens.ts'

/** What axe and a search for overflow do not find: parts over each other, cut off, or out of line. */

async function boxOf(one: Locator) {
  const box = await one.boundingBox()
  if (!box) throw new Error('not on the page')
  return box
}

test(
  'on a phone the bar of a lost network is above the navigation',
  onPhone,
  async ({ page, context, at, say, expected }) => {
    expected.push(/ERR_INTERNET_DISCONNECTED|Failed to/)
    await page.goto(at('/course/list'))
    const bar = page.locator('[data-offline]', { hasText: say(barsText).offline })
    await expect(bar).toBeAttached()
    await context.setOffline(true)
    await page.getByRole('banner').getByRole('link').first().click()
    await expect(bar).toBeVisible()
    const [above, below] = [bar, page.getByRole('navigation', { name: say(layoutText).navigation })]
    await expect(async () => {
      const { y, height } = await boxOf(above)
      expect(y + height).toBeLessThanOrEqual((await boxOf(below)).y)
    }).toPass()
    await context.setOffline(false)
  },
)

/** The room for typed words in each search of the page that is in sight. */
const searchRooms = (page: Page) =>
  page.locator('[data-search] input[type=search]').evaluateAll((fields) =>
    fields
      .filter((field) => field.checkVisibility())
      .map((field) => {
        const { paddingLeft, paddingRight } = getComputedStyle(field)
        return field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      }),
  )

test('a search has room for its words at every width', onDesktops, async ({ page, at, enter }) => {
  const expectRoom = async (widths: number[]) => {
    for (const path of ['/course/list', '/']) {
      await page.goto(at(path))
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        // Without a search in sight it is infinite.
        const least = async () => Math.min(...(await searchRooms(page)))
        await expect(async () => {
          const room = await least()
          expect(room, `${path} at ${width}`).toBeGreaterThanOrEqual(150)
          expect(room, `${path} at ${width}`).toBeLessThan(width)
        }).toPass()
      }
    }
  }
  const widths = [360, 640, 768, 1024, 1200, 1280, 1440, 1920]
  await expectRoom(widths)
  await enter({ role: '2' })
  await expectRoom(widths)
})

/** Pixels of the window's height that stay covered while a page is scrolled. */
const coveredHeight = (page: Page) =>
  page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight / 2)
    const rows = new Set<number>()
    for (const one of document.querySelectorAll('body *')) {
      const { position, visibility } = getComputedStyle(one)
      const { top, bottom, width } = one.getBoundingClientRect()
      if (!['fixed', 'sticky'].includes(position) || visibility === 'hidden') continue
      if (width < innerWidth / 2) continue
      const to = Math.min(innerHeight, bottom)
      for (let row = Math.max(0, Math.round(top)); row < to; row++) rows.add(row)
    }
    return rows.size
  })

test('a phone on its side and a page at 200 % keep their height for the content', async ({
  page,
  at,
  enter,
  locale,
}) => {
  const { call } = await enter()
  const course = await findCourse(call, locale, 'incoterms-2020')
  for (const [width, height] of [
    [640, 360],
    [740, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const path of [at('/'), at('/course/list'), course.path(), at('/user/profiles')]) {
      await page.goto(path)
      const covered = () => coveredHeight(page)
      await expect.poll(covered, `${path} at ${width}`).toBeLessThan(height / 6)
    }
  }
})

test(
  'a paid course keeps a phone for its words: one row is fixed',
  onPhone,
  async ({ page, enter, locale }) => {
    for (const coins of [0, 900]) {
      const { call } = await enter({ coins })
      const course = await findCourse(call, locale, 'letters-of-credit')
      await page.goto(course.path())
      // The navigation and a row of one button.
      await expect.poll(() => coveredHeight(page), `with ${coins} coins`).toBeLessThan(140)
    }
    const bar = page
      .getByRole('navigation')
      .filter({ has: page.locator('svg') })
      .first()
    const parts = await bar.getByRole('listitem').all()
    const widths = await Promise.all(parts.map(async (part) => (await boxOf(part)).width))
    expect(widths).toHaveLength(5)
    for (const width of widths) expect(width).toBeCloseTo(widths[0]!, 0)
  },
)

test(
  'no column of a table of the back office is out of sight',
  onDesktops,
  async ({ page, at, enter }) => {
    await enter(asAdministrator)
    // An act on record, so that the log has a row.
    await page.goto(at('/admin/people/1'))
    for (const path of ['/admin/people', '/admin/audit', '/admin/schools?status=all']) {
      await page.goto(at(path))
      const table = page.getByRole('main').getByRole('table')
      await expect(table).toBeVisible()
      for (const width of [768, 1024, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        const hidden = () =>
          table.evaluate(
            ({ scrollWidth, parentElement: room }) =>
              Math.max(scrollWidth, room!.scrollWidth) - room!.clientWidth,
          )
        await expect.poll(hidden, `${path} at ${width}`).toBeLessThanOrEqual(0)
      }
    }
  },
)

test(
  'beside each other, titles of cards and their parts stand at one height',
  onDesktops,
  async ({ page, at, say, enter }) => {
    await enter({ coins: 3 })
    await page.goto(at('/user/coins'))
    const heading = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
    const [first, second] = [say(coinText).calendar, say(coinText).history].map(heading)
    await expect(async () => {
      expect((await boxOf(first!)).y).toBeCloseTo((await boxOf(second!)).y, 0)
    }).toPass()

    await page.goto(at('/smooc/list'))
    await expect(async () => {
      const cards = await page
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { level: 2 }) })
        .evaluateAll((all) =>
          all.map((card) => ({
            top: Math.round(card.getBoundingClientRect().top),
            parts: [...card.lastElementChild!.children].map((part) =>
              Math.round(part.getBoundingClientRect().top),
            ),
          })),
        )
      expect(cards.length).toBeGreaterThan(4)
      const rows = Map.groupBy(cards, ({ top }) => top)
      for (const row of rows.values())
        for (const { parts } of row) expect(parts).toEqual(row[0]!.parts)
    }).toPass()
  },
)

test(
  'no tab is cut off beside the tools of its list, nor the ring of the first one',
  onDesktops,
  async ({ page, at, enter }) => {
    await enter()
    for (const width of [768, 1000, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(at('/course/mine'))
      const tabs = page.getByRole('main').getByRole('navigation').first()
      const cutOff = () => tabs.evaluate((row) => row.scrollWidth - row.clientWidth)
      await expect.poll(cutOff, `the tabs at ${width}`).toBeLessThanOrEqual(0)
      await expect(async () => {
        const [row, link] = await Promise.all([boxOf(tabs), boxOf(tabs.getByRole('link').first())])
        expect(link.x).toBeGreaterThanOrEqual(row.x)
      }).toPass()
    }
  },
)

test('the footer of every page leads to the privacy policy', onPhone, async ({ page, at, say }) => {
  await page.goto(at('/course'))
  const { privacy } = say(layoutText)
  const link = page.getByRole('contentinfo').getByRole('link', { name: privacy })
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()])
  await expect(opened).toHaveURL(at(accountPaths.privacy()))
  await expect(opened.getByRole('heading', { level: 1, name: privacy })).toBeVisible()
})
