import { brotliCompressSync, constants } from 'node:zlib'
import { HtmlValidate } from 'html-validate'
import { expect, test } from '#tests/browser.ts'
import { onBoth, onDesktops } from '#tests/browser/screens.ts'
import { findCourse } from '#tests/browser/school.ts'

/** Kilobytes (1000) as a browser receives them. */
const limits = { html: 8, script: 12, formScript: 90 }
/** The help, and pages of a course have more to read: what it says of itself, what it contains, and what its learners say (docs/decisions/020). */
const longPage = 8.5
/** The texts of several reviewers with the replies of teachers, beside what the course says of itself. */
const reviewsPage = 9.3
/** A page that was just rendered is compressed quickly, and thoroughly after its second visit. */
const quickly = 1.1

const plainPages = ['/', '/course', '/course/list', '/smooc', '/smooc/list']
const infoPages = ['/info/about', '/info/contact', '/nothing/here']
const formPages = ['/auth/login', '/auth/register', '/auth/forget', '/auth/reset']

const compressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }).length / 1000

test(
  'pages of a visitor stay within their limits of HTML and script',
  onBoth,
  async ({ page, at, locale, call, expected }) => {
    expected.push(/status of 404/)
    let scriptBytes = 0
    page.on('requestfinished', async (request) => {
      if (request.resourceType() !== 'script') return
      scriptBytes += (await request.sizes()).responseBodySize
    })
    /** Of a first visit, with what the page loads by itself. */
    async function measure(path: string) {
      scriptBytes = 0
      const response = await page.goto(path)
      await page.waitForLoadState('networkidle')
      const { responseBodySize } = await response!.request().sizes()
      const html = { sent: responseBodySize / 1000, small: compressed(await response!.text()) }
      return { html, script: scriptBytes / 1000 }
    }
    async function holdTo(path: string, html: number, script: number) {
      const found = await measure(path)
      expect(found.html.small, `HTML of ${path}`).toBeLessThan(html)
      expect(found.html.sent, `HTML of ${path} as sent`).toBeLessThan(html * quickly)
      expect(found.script, `script of ${path}`).toBeLessThan(script)
    }
    const course = await findCourse(call, locale, 'incoterms-2020')
    for (const path of [...plainPages, ...infoPages].map(at)) {
      await holdTo(path, limits.html, limits.script)
    }
    await holdTo(at('/info/helper'), longPage, limits.script)
    for (const tab of ['', '/catalog', '/comment']) {
      await holdTo(course.path(tab), tab === '/comment' ? reviewsPage : longPage, limits.script)
    }
    for (const path of formPages.map(at)) await holdTo(path, limits.html, limits.formScript)
  },
)

test('the HTML of every page is valid', onDesktops, async ({ request, at, locale, call }) => {
  const validator = new HtmlValidate({ root: true, extends: ['html-validate:standard'] })
  const course = await findCourse(call, locale, 'incoterms-2020')
  const more = ['/course/list?keyword=qqqqzzzz', '/course/list?payment=free&page=2']
  const paths = [...plainPages, ...infoPages, '/info/helper', ...formPages, ...more].map(at)
  paths.push(course.path(), course.path('/catalog'), course.path('/comment'))
  for (const path of paths) {
    const report = await validator.validateString(await (await request.get(path)).text())
    const found = report.results.flatMap(({ messages }) => messages)
    expect(
      found.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
      path,
    ).toEqual([])
  }
})
