// node scripts/run.mjs bench/slow-line.ts [http://localhost:8000]: how soon a running demo school shows a document and
// plays a film on a line of 400 kbit/s and 400 ms, in a browser that has been in the school before, and in an empty
// one. SHOW=1 lists the requests.
import { type Browser, chromium, type Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { documentPaths } from '#src/features/content/document/paths.ts'
import {
  type AnswerOf,
  type Endpoint,
  endpointUrl,
  type Envelope,
  type InputOf,
} from '#src/shared/endpoint.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { ensureBrowser } from '../scripts/browser.mjs'
import { table } from './report.ts'

const here = process.argv[2] ?? 'http://localhost:8000'
const line = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 }
const aims = { document: 3, film: 5 }

let session: { access_token: string; expires: number } | undefined
session = await call(accountApi.login, { username: 'student', password: demoPassword })
const places = await findPlaces('incoterms-2020')
/** Of the same kinds, so that the browser has the product's files and none of the measured ones. */
const placesBefore = await findPlaces('marine-insurance')
const path = ensureBrowser()
const browser = await chromium.launch({
  ...(path && { executablePath: path }),
  args: ['--disable-background-networking', '--no-sandbox'],
})
const rows: string[][] = []
const only = process.env['ONLY'] ?? ''
for (const place of places.filter(({ name }) => name.includes(only))) {
  for (const isNew of [false, true]) {
    for (const width of [1280, 360]) rows.push(await measure(browser, place, { isNew, width }))
  }
}
await browser.close()
console.log(table(['', 'browser', 'width', 'seconds', 'aim', 'kB until then', 'requests'], rows))

declare global {
  interface Window {
    pageStands: boolean
  }
}

interface Place {
  name: string
  path: string
  kind: keyof typeof aims
}

async function measure(
  browser: Browser,
  place: Place,
  { isNew, width }: { isNew: boolean; width: number },
): Promise<string[]> {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'zh-CN',
  })
  const cookie = {
    name: tokenCookie,
    value: encodeURIComponent(JSON.stringify(session)),
    url: here,
  }
  await context.addCookies([cookie])
  const page = await context.newPage()
  await page.addInitScript(noteFirstPage)
  if (!isNew) await visitBefore(page)
  const network = await context.newCDPSession(page)
  await network.send('Network.enable')
  await network.send('Network.emulateNetworkConditions', line)
  let [bytes, requests] = [0, 0]
  const asked = performance.now()
  const seconds = () => (performance.now() - asked) / 1000
  network.on('Network.dataReceived', ({ encodedDataLength }) => (bytes += encodedDataLength))
  network.on('Network.responseReceived', ({ response }) => {
    requests += 1
    if (process.env['SHOW']) console.log(seconds().toFixed(1), bytes, response.url.slice(-90))
  })
  await page.goto(`${here}${place.path}`, { waitUntil: 'commit' })
  await (place.kind === 'film' ? untilItPlays(page) : untilAPageStands(page))
  const took = seconds()
  await context.close()
  return [
    place.name,
    isNew ? 'empty' : 'used',
    String(width),
    took.toFixed(1),
    String(aims[place.kind]),
    (bytes / 1000).toFixed(0),
    String(requests),
  ]
}

/** Fills the browser's store with what other pages of the same kinds have brought. */
async function visitBefore(page: Page): Promise<void> {
  for (const { path, kind } of placesBefore) {
    await page.goto(`${here}${path}`, { waitUntil: 'networkidle' })
    if (kind === 'film') await untilItPlays(page)
    await page.goto('about:blank')
  }
}

/** The picture of the first page in either width, also if a sharper one is on its way. */
async function untilAPageStands(page: Page): Promise<void> {
  await page.waitForFunction(() => window.pageStands)
}

/** Runs in the page before any other script. */
function noteFirstPage(): void {
  window.pageStands = false
  const note = ({ target }: Event) => {
    if (target instanceof HTMLImageElement && target.src.includes('/pages-'))
      window.pageStands = true
  }
  document.addEventListener('load', note, true)
}

/** Presses the button until it plays: a person does not know when the script is there. */
async function untilItPlays(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const video = document.querySelector('video')
    if (video?.paused) document.querySelector<HTMLElement>('section button')?.click()
    return (video?.getVideoPlaybackQuality().totalVideoFrames ?? 0) > 3
  })
}

async function findPlaces(slug: string): Promise<Place[]> {
  const course = await findCourse(call, 'zh-CN', slug)
  const { courseId } = course
  await call(courseApi.join, { courseId, fee: 0 }).catch(() => undefined)
  const [film] = demoItems(slug, 'video')
  const [slides] = demoItems(slug, 'courseware')
  const document = course.item(slides!.name)
  const { courseware } = await call(studyApi.getItem, { courseId, itemId: document.itemId })
  return [
    {
      name: 'a document by itself',
      path: documentPaths.preview(courseware!.userFileId),
      kind: 'document',
    },
    { name: 'a document of a course', path: document.path, kind: 'document' },
    { name: 'a film of a course', path: course.item(film!.name).path, kind: 'film' },
  ]
}

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const isRead = endpoint.method === 'GET'
  const query = new URLSearchParams(
    Object.entries(input as object).map(([name, value]) => [name, `${value}`]),
  )
  const answer = await fetch(`${here}${endpointUrl(endpoint)}${isRead ? `?${query}` : ''}`, {
    method: endpoint.method,
    headers: {
      'content-type': 'application/json',
      ...(session && { token: session.access_token }),
    },
    ...(!isRead && { body: JSON.stringify(input) }),
  })
  const { code, enmsg, data } = (await answer.json()) as Envelope<AnswerOf<E>>
  if (code !== 0) throw new Error(`${endpoint.path}: ${enmsg}`)
  return data
}
