// node scripts/run.mjs bench/outline.ts [http://localhost:8000]: how soon the outline of 1,000 chapters and 500 items
// in the gallery of a running school paints what was typed, in a browser that is four times slower.
import { type CDPSession, chromium, type Page } from '@playwright/test'
import { ensureBrowser } from '../scripts/browser.mjs'
import { median } from './measure.ts'
import { table } from './report.ts'

const here = process.argv[2] ?? 'http://localhost:8000'
const aimMs = 50
const slowdown = 4
const rounds = 15

const path = ensureBrowser()
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: ['--disable-background-networking', '--no-sandbox'],
})
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
await page.goto(`${here}/zh-CN/test?part=OutlineOfAThousand`)
const rows = page.locator('[data-scheme=light] [role=row]')
await rows.first().waitFor()
const session = await page.context().newCDPSession(page)

const cases: [name: string, before: string[], key: string][] = [
  ['type a letter of a name', ['F2'], 'x'],
  ['go to the next row', [], 'ArrowDown'],
  ['fold and unfold a chapter', [], 'ArrowLeft'],
  ['move the first chapter down', [], 'Alt+ArrowDown'],
  ['indent', ['ArrowDown'], 'Alt+ArrowRight'],
  ['add a chapter after the first', [], 'Control+Enter'],
  ['delete a chapter with all below', [], 'Delete'],
  ['undo', [], 'Control+z'],
  ['go to the last row', [], 'End'],
]
const results: string[][] = []
for (const [name, before, key] of cases) {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    await rows.first().focus()
    for (const one of before) await page.keyboard.press(one)
    times.push(await timeOf(page, session, key))
    await page.keyboard.press('Escape')
    if (key === 'End') await page.keyboard.press('Home')
  }
  const sorted = times.toSorted((one, other) => one - other)
  const worst = sorted.at(-1)!
  results.push([name, median(times).toFixed(1), worst.toFixed(1), `${aimMs}`])
}
await browser.close()
console.log(table(['', 'ms, median', 'worst', 'aim'], results))

/** Returns the milliseconds from a key to the end of the next paint, as the trace of Chromium has them. */
async function timeOf(page: Page, session: CDPSession, key: string): Promise<number> {
  const events: { name: string; ts: number; dur?: number; args?: { data?: { type?: string } } }[] =
    []
  const collect = ({ value }: { value: object[] }) => void events.push(...(value as typeof events))
  session.on('Tracing.dataCollected', collect)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const traceConfig = {
    includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'],
  }
  await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig })
  await page.keyboard.press(key)
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))),
  )
  const ended = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.end')
  await ended
  session.off('Tracing.dataCollected', collect)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const start = events.find(
    ({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'keydown',
  )?.ts
  const last = events.findLast(
    ({ name, args }) =>
      name === 'EventDispatch' && /^(keydown|keypress|input|focusin)$/.test(args?.data?.type ?? ''),
  )
  const after = (last?.ts ?? 0) + (last?.dur ?? 0)
  const paint = events
    .toSorted((one, other) => one.ts - other.ts)
    .find(({ name, ts }) => (name === 'Paint' || name === 'Commit') && ts >= after - 1)
  if (start === undefined || !paint) return Number.NaN
  return (paint.ts + (paint.dur ?? 0) - start) / 1000
}
