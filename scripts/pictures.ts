/**
 * npm run docs:pictures -- http://localhost:3000: takes the README's pictures from a running demo
 * school. It joins a course there, takes a quiz and checks in as the shown student, and reads an
 * application as the administrator, so use a disposable school.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { demoPassword } from '#demo/accounts.ts'
import type { DemoQuestion } from '#demo/types.ts'
import { accountApi } from '#src/features/people/account/contract.ts'
import { verificationApi } from '#src/features/people/verification/contract.ts'
import { bankApi } from '#src/features/content/bank/contract.ts'
import { bankPaths } from '#src/features/content/bank/paths.ts'
import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { approvalApi } from '#src/features/learning/approval/contract.ts'
import { approvalPaths } from '#src/features/learning/approval/paths.ts'
import { coinApi } from '#src/features/money/coins/contract.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import type { QuestionAnswer } from '#src/features/content/question/answer.ts'
import { type Attempt, quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { type AnswerOf, type Endpoint, endpointUrl, type InputOf } from '#src/shared/endpoint.ts'
import { tokenCookie } from '#src/shared/token-record.ts'
import { demoItems, findCourse, questionsOf } from '#tests/browser/school.ts'
import { ensureBrowser } from './browser.mjs'

const base = new URL(process.argv[2] ?? 'http://localhost:3000').origin
const target = join(import.meta.dirname, '..', 'docs', 'pictures')
const slug = 'incoterms-2020'
const mostBytes = 250_000
let token = ''

async function call<E extends Endpoint>(endpoint: E, input: InputOf<E>): Promise<AnswerOf<E>> {
  const isGet = endpoint.method === 'GET'
  const query = isGet ? `?${new URLSearchParams(input as Record<string, string>).toString()}` : ''
  const response = await fetch(`${base}${endpointUrl(endpoint)}${query}`, {
    method: endpoint.method,
    headers: {
      'accept-language': 'zh-CN',
      ...(token && { token }),
      'content-type': 'application/json',
    },
    ...(!isGet && { body: JSON.stringify(input) }),
  })
  const envelope = (await response.json()) as { code: number; enmsg: string; data: AnswerOf<E> }
  if (envelope.code !== 0) throw new Error(`${endpoint.path}: ${envelope.enmsg}`)
  return envelope.data
}

/** Gives the right answers, except to the first question, so that a result shows both. */
function answerTo(
  { question }: Attempt['questions'][number],
  known: DemoQuestion,
  right: boolean,
): QuestionAnswer {
  const wordsOf = (html: string) => html.replaceAll(/<[^>]*>/g, '')
  const ids = (texts: string[]) =>
    'options' in question
      ? question.options.filter(({ html }) => texts.includes(wordsOf(html))).map(({ id }) => id)
      : []
  switch (known.type) {
    case 'single': {
      const at = right ? known.answer : (known.answer + 1) % known.options.length
      return { type: 'single', choice: ids([known.options[at]!.zh])[0]! }
    }
    case 'multiple':
      return { type: 'multiple', choices: ids(known.answer.map((at) => known.options[at]!.zh)) }
    case 'trueFalse':
      return { type: 'trueFalse', value: right ? known.answer : !known.answer }
    default: {
      const texts = known.blanks.map((accepted, at) => [`g${at + 1}`, right ? accepted[0]! : '—'])
      return { type: 'fillIn', gaps: Object.fromEntries(texts) as Record<string, string> }
    }
  }
}

const course = await findCourse(call, 'zh-CN', slug)
const { courseId } = course
const signIn = (username: string) => call(accountApi.login, { username, password: demoPassword })
const admin = await signIn('admin')
token = admin.access_token
const waiting = await call(verificationApi.getVerifications, { status: 'pending' })
const application = waiting.items.at(-1)!
const student = await signIn('student')
token = student.access_token
await call(courseApi.join, { courseId, fee: course.fee })
const video = demoItems(slug, 'video')[1]!
const quiz = demoItems(slug, 'quiz')[0]!
for (const item of [...demoItems(slug, 'courseware').slice(0, 2), video]) {
  await call(studyApi.visitItem, { courseId, itemId: course.item(item.name).itemId })
}
const quizItem = course.item(quiz.name)
const attempt = await call(studyApi.startQuiz, { courseId, itemId: quizItem.itemId })
if (attempt.can.answer) {
  const known = questionsOf(quiz)
  for (const [at, question] of attempt.questions.entries()) {
    await call(quizApi.saveAnswer, {
      attemptId: attempt.attemptId,
      questionId: question.questionId,
      answer: answerTo(question, known[at]!, at > 0),
      revision: Date.now(),
    })
  }
  await call(quizApi.handIn, { attemptId: attempt.attemptId })
}

mkdirSync(target, { recursive: true })
const executablePath = ensureBrowser()
const browser = await chromium.launch({
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  ...(executablePath !== undefined && { executablePath }),
})
const desktop = { viewport: { width: 1280, height: 800 } }
const phone = {
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

async function take(
  name: string,
  path: string,
  options: BrowserContextOptions & {
    viewer?: typeof student
    before?: (page: Page) => Promise<void>
  },
): Promise<void> {
  const { viewer, before, ...how } = options
  const locale = path.startsWith('/en') ? 'en-US' : 'zh-CN'
  const context = await browser.newContext({
    locale,
    colorScheme: 'light',
    reducedMotion: 'reduce',
    ...how,
  })
  if (viewer) {
    const record = JSON.stringify({ access_token: viewer.access_token, expires: viewer.expires })
    await context.addCookies([{ name: tokenCookie, value: encodeURIComponent(record), url: base }])
    await context.addInitScript((text) => localStorage.setItem('token', text), record)
  }
  const page = await context.newPage()
  await page.goto(base + path, { waitUntil: 'networkidle' })
  await before?.(page)
  // The scroll bar is hidden here, so no space is reserved for it.
  await page.addStyleTag({ content: 'html { scrollbar-gutter: auto !important }' })
  const png = await page.screenshot()
  const webp = await toWebp(page, png.toString('base64'))
  if (webp.length > mostBytes) throw new Error(`${name} has ${webp.length} bytes`)
  writeFileSync(join(target, `${name}.webp`), webp)
  console.log(`${name}.webp ${Math.round(webp.length / 1024)} KB`)
  await context.close()
}

/**
 * Uses the browser's own encoder, on an empty page, because the product's policy would refuse the
 * picture.
 */
async function toWebp(page: Page, png: string): Promise<Buffer> {
  await page.goto('about:blank')
  const url = await page.evaluate(async (data) => {
    const picture = new Image()
    picture.src = `data:image/png;base64,${data}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.88)
  }, png)
  return Buffer.from(url.split(',')[1] ?? '', 'base64')
}

const english = (path: string) => path.replace(/^\/zh-CN/, '/en-US')
await take('home-zh', '/zh-CN', desktop)
await take('list-en', '/en-US/course/list', desktop)
await take('course-zh', course.path(), { ...desktop, viewer: student })
await take('study-en', english(course.item(video.name).path), {
  ...desktop,
  viewer: student,
  async before(page) {
    await page.locator('video').evaluate(async (film: HTMLVideoElement) => {
      film.currentTime = 38
      await new Promise((resolve) => film.addEventListener('seeked', resolve, { once: true }))
    })
    await page.waitForTimeout(800)
  },
})
await take('quiz-zh', quizItem.path, { ...desktop, viewer: student })
await call(coinApi.checkIn, {})
await take('coins-en', '/en-US/user/coins', { ...desktop, viewer: student })
await take('review-zh', `/zh-CN/admin/verifications/${application.verificationId}`, {
  ...desktop,
  viewer: admin,
})
const teacher = await signIn('teacher')
token = teacher.access_token
const [form] = (await call(bankApi.getQuestions, { type: 'form' })).items
await take('bank-zh', `/zh-CN${bankPaths.bank()}`, { ...desktop, viewer: teacher })
await take('form-en', `/en-US${bankPaths.question(form!.questionId)}`, {
  ...desktop,
  viewer: teacher,
  async before(page) {
    await page.getByRole('button', { name: 'Try it', exact: true }).click()
    const sheet = page.getByRole('dialog').getByRole('img').first()
    await sheet.waitFor()
    await sheet.evaluate((element) => element.scrollIntoView({ block: 'start' }))
    await page.waitForTimeout(800)
  },
})
const books = await call(textbookApi.getMyTextbooks, { state: 'changed' })
await take('outline-zh', `/zh-CN${textbookPaths.chapters(books.items[0]!.textbookId)}`, {
  ...desktop,
  viewer: teacher,
})
token = admin.access_token
const submitted = await call(approvalApi.getSubmissions, {})
await take('approval-en', `/en-US${approvalPaths.review(submitted.items[0]!.submissionId)}`, {
  ...desktop,
  viewer: admin,
})
await take('phone-dark-en', '/en-US', { ...phone, colorScheme: 'dark' })
await browser.close()
