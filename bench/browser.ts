import { type Browser, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { median } from './measure.ts'

/** The cost of a first visit in a browser that is four times slower. */
export interface Visit {
  name: string
  /** Kilobytes (1000) over the network, as compressed. */
  htmlKb: number
  jsKb: number
  cssKb: number
  otherKb: number
  requests: number
  /** Milliseconds. */
  lcp: number
  tbt: number
}

const slowdown = 4
const visits = 5

declare global {
  interface Window {
    bench: { lcp: number; fcp: number; tasks: { start: number; ms: number }[] }
  }
}

/** Measures visits with an empty cache. @returns for each page the median of several visits. */
export async function measureVisits(
  address: string,
  pages: { name: string; path: string }[],
): Promise<Visit[]> {
  const path = ensureBrowser()
  const browser = await chromium.launch({
    ...(path && { executablePath: path }),
    args: ['--disable-background-networking'],
  })
  try {
    const results: Visit[] = []
    for (const { name, path: at } of pages) {
      const seen: Visit[] = []
      for (let index = 0; index < visits; index++) {
        seen.push(await visit(browser, name, `${address}${at}`))
      }
      const middle = (of: (one: Visit) => number) => median(seen.map(of))
      results.push({
        name,
        htmlKb: middle((one) => one.htmlKb),
        jsKb: middle((one) => one.jsKb),
        cssKb: middle((one) => one.cssKb),
        otherKb: middle((one) => one.otherKb),
        requests: middle((one) => one.requests),
        lcp: middle((one) => one.lcp),
        tbt: middle((one) => one.tbt),
      })
    }
    return results
  } finally {
    await browser.close()
  }
}

async function visit(browser: Browser, name: string, url: string): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    locale: 'zh-CN',
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const bytes: Record<string, number> = {}
  let requests = 0
  session.on('Network.responseReceived', ({ type, response }) => {
    if (response.url.startsWith('data:')) return
    requests += 1
    // The size of the compressed body. Every answer of the product states it.
    const [, length] =
      Object.entries(response.headers).find(([name]) => /^content-length$/i.test(name)) ?? []
    bytes[type] = (bytes[type] ?? 0) + Number(length ?? 0)
  })
  await page.addInitScript(watch)
  await page.goto(url, { waitUntil: 'networkidle' })
  // The browser reports long tasks and late paints with a delay.
  await page.waitForTimeout(1000)
  const { lcp, fcp, tasks } = await page.evaluate(() => window.bench)
  await checkWorks(page)
  await context.close()
  const kb = (...types: string[]) => types.reduce((sum, type) => sum + (bytes[type] ?? 0), 0) / 1000
  const all = Object.values(bytes).reduce((sum, one) => sum + one, 0) / 1000
  const known = kb('Document') + kb('Script') + kb('Stylesheet')
  return {
    name,
    htmlKb: kb('Document'),
    jsKb: kb('Script'),
    cssKb: kb('Stylesheet'),
    otherKb: all - known,
    requests,
    lcp,
    // Computed as in Lighthouse: the part of each task beyond 50 ms, after the first paint.
    tbt: tasks
      .filter((task) => task.start + task.ms > fcp)
      .reduce((sum, task) => sum + Math.max(0, task.ms - 50), 0),
  }
}

/** Runs in the page before any other script. */
function watch(): void {
  window.bench = { lcp: 0, fcp: 0, tasks: [] }
  const observe = (type: string, see: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
      type,
      buffered: true,
    })
  observe('largest-contentful-paint', (entry) => {
    window.bench.lcp = entry.startTime
  })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') window.bench.fcp = entry.startTime
  })
  observe('longtask', (entry) => {
    window.bench.tasks.push({ start: entry.startTime, ms: entry.duration })
  })
}

/** Checks that the page shows a heading, because a broken page would be fast too. */
async function checkWorks(page: Page): Promise<void> {
  const heading = await page.locator('h1').count()
  if (heading === 0) throw new Error(`${page.url()} shows no heading`)
}
