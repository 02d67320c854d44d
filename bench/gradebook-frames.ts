// node scripts/run.mjs bench/gradebook-frames.ts
// The gradebook of 500 students × 100 columns in a browser at 1280 × 800 that is four times slower: until it can be
// used, the frames while it scrolls, the time from a key to the next picture, and memory.
import { chromium, type Page } from '@playwright/test'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { ensureBrowser } from '../scripts/browser.mjs'
import { openInProcess } from './in-process.ts'
import { median } from './measure.ts'
import { table } from './report.ts'
import { seedLargeGradebook } from './seed-large-gradebook.ts'

const slowdown = Number(process.env['SLOWDOWN'] ?? 4)
const school = await openInProcess({ pages: 'built' })
const teacher = await school.newPerson('owner', '2')
const { classId } = await seedLargeGradebook(school.kernel.db, teacher.userId)
const address = await school.listen()
const path = ensureBrowser()
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: ['--disable-background-networking', '--no-sandbox'],
})
const context = await browser.newContext({
  viewport: { width: 1280, height: 800 },
  locale: 'zh-CN',
})
const session = { access_token: teacher.token, expires: Date.now() + 900_000 }
const cookie = encodeURIComponent(JSON.stringify(session))
await context.addCookies([{ name: tokenCookie, value: cookie, url: address }])
const page = await context.newPage()
const tools = await context.newCDPSession(page)
await tools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })

const began = performance.now()
await page.goto(`${address}/zh-CN${gradebookPaths.gradebook(classId)}`)
const grid = page.getByRole('grid')
await grid.focus()
await grid.press('ArrowDown')
await page.waitForFunction(() =>
  document.querySelector('[role=grid]')?.getAttribute('aria-activedescendant')?.includes('1'),
)
const usable = performance.now() - began

const down = await framesOf(page, () => scroll(page, 0, 120))
const across = await framesOf(page, () => scroll(page, 120, 0))
const move = await inputsOf(page, 'ArrowUp')
const typed = await inputsOf(page, '7')
await grid.press('Escape')
await tools.send('HeapProfiler.collectGarbage')
const heap = await page.evaluate(
  () => (performance as unknown as { memory: { usedJSHeapSize: number } }).memory.usedJSHeapSize,
)
const cells = await page.getByRole('gridcell').count()
await browser.close()
await school.close()

console.log(
  table(
    ['', 'figure'],
    [
      ['until an arrow key moves, s', (usable / 1000).toFixed(1)],
      ...[down, across].map(({ late, middle, most, count }, at) => [
        `${at === 0 ? 'rows' : 'columns'} scrolled: frames, median ms, most ms, above 34 ms`,
        `${count}, ${middle.toFixed(1)}, ${most.toFixed(0)}, ${late}`,
      ]),
      ['a key that moves: ms to the next picture, median and most', words(move)],
      ['a figure typed: ms to the next picture, median and most', words(typed)],
      ['memory of the page’s script, MB', (heap / 1e6).toFixed(1)],
      ['cells in the page', String(cells)],
    ],
  ),
)

function words(times: number[]): string {
  return `${median(times).toFixed(0)}, ${Math.max(...times).toFixed(0)}`
}

/** Two seconds of a wheel that turns with each frame. */
async function scroll(on: Page, x: number, y: number): Promise<void> {
  await on.evaluate(
    ([x, y]) =>
      new Promise<void>((resolve) => {
        const box = [...document.querySelectorAll('[role=grid], [role=grid] *')].find(
          (one) => one.scrollHeight > one.clientHeight + 500 && one.clientHeight > 100,
        )
        if (!box) throw new Error('Nothing scrolls')
        const end = performance.now() + 2000
        const turn = () => {
          box.scrollBy(x!, y!)
          if (performance.now() < end) requestAnimationFrame(turn)
          else resolve()
        }
        turn()
      }),
    [x, y],
  )
}

/** The times between pictures during an act, in milliseconds. */
async function framesOf(on: Page, act: () => Promise<void>) {
  await on.evaluate(() => {
    const times: number[] = []
    const note = (at: number) => {
      times.push(at)
      if (window.isMeasuring) requestAnimationFrame(note)
    }
    window.isMeasuring = true
    window.frameTimes = times
    requestAnimationFrame(note)
  })
  await act()
  const times = await on.evaluate(() => {
    window.isMeasuring = false
    return window.frameTimes
  })
  const gaps = times.slice(1).map((at, index) => at - times[index]!)
  return {
    count: gaps.length,
    middle: median(gaps),
    most: Math.max(...gaps),
    late: gaps.filter((gap) => gap > 34).length,
  }
}

/** @returns for each of forty presses the milliseconds from the event to the picture that follows it */
async function inputsOf(on: Page, key: string): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; at < 40; at++) {
    await on.evaluate(() => {
      window.painted = new Promise((resolve) =>
        addEventListener(
          'keydown',
          ({ timeStamp }) =>
            requestAnimationFrame(() =>
              setTimeout(() => resolve(performance.now() - timeStamp), 0),
            ),
          { once: true, capture: true },
        ),
      )
    })
    await on.keyboard.press(key)
    times.push(await on.evaluate(() => window.painted))
  }
  return times
}

declare global {
  interface Window {
    isMeasuring: boolean
    frameTimes: number[]
    painted: Promise<number>
  }
}
