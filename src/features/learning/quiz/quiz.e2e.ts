import { courseApi } from '#src/features/learning/course/contract.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import type { Page } from '@playwright/test'
import { expect, type Person, signIn, test } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { quizOn } from '#tests/browser/quiz.ts'
import { demoItems, findCourse, questionsOf } from '#tests/browser/school.ts'
import { type Locale, locales } from '#src/shared/locale.ts'
import { textOf } from '#src/web/i18n.tsx'
import { startText } from './web/start-text.ts'

const slug = 'incoterms-2020'
// The quiz has all four question types.
const quiz = demoItems(slug, 'quiz')[1]!
const known = questionsOf(quiz)

const otherOf = (locale: Locale) => locales.find((one) => one !== locale)!

/** Opens the quiz of a course that the person has joined. */
async function joined({ call }: Pick<Person, 'call'>, locale: Locale) {
  const course = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  const item = course.item(quiz.name)
  return { ...item, courseId: course.courseId }
}

/** Returns the answers that the server has, whatever a page shows. */
async function answersKept(person: Person, item: { courseId: number; itemId: number }) {
  const { quiz: state } = await person.call(studyApi.getItem, {
    courseId: item.courseId,
    itemId: item.itemId,
  })
  const attempt = await person.call(quizApi.getAttempt, { attemptId: state!.attemptId! })
  return attempt.counts.answered
}

async function start(page: Page, locale: Locale, path: string) {
  await page.goto(path)
  const taking = quizOn(page, locale, known)
  await page.getByRole('button', { name: taking.t.start, exact: true }).click()
  await taking.expectAnswered(0)
  return taking
}

test(
  'a reload in the middle of a quiz keeps all answers, unsent ones too',
  onPhone,
  async ({ page, enter, locale, expected }) => {
    expected.push(/net::ERR_FAILED/)
    const person = await enter()
    const item = await joined(person, locale)
    const taking = await start(page, locale, item.path)
    await taking.answer(0)
    await taking.answer(4, false)
    await taking.expectSaved(0)
    await taking.expectSaved(4)

    await page.reload()
    await taking.expectAnswered(2)
    await taking.expectAnswer(0)
    await taking.expectAnswer(4, false)

    // From now on answers cannot leave this device, and the page reloads.
    await page.route('**/api/Quiz/SaveAnswer', (route) => route.abort())
    await taking.answer(5)
    await taking.answer(6)
    await expect(page.getByText(taking.t.offline)).toBeVisible()
    expect(await answersKept(person, item)).toBe(2)
    await page.reload()
    await taking.expectAnswered(4)
    await taking.expectAnswer(5)
    await taking.expectAnswer(6)
    await page.unroute('**/api/Quiz/SaveAnswer')
    await expect.poll(() => answersKept(person, item)).toBe(4)
    await expect(page.getByText(taking.t.offline)).toBeHidden()
  },
)

test(
  'on a phone a reload and the other language return to the question in view',
  onPhone,
  async ({ page, enter, locale }) => {
    const person = await enter()
    const item = await joined(person, locale)
    const taking = await start(page, locale, item.path)
    await taking.answer(0)
    await taking.expectSaved(0)
    await page.reload()
    await taking.expectAnswered(1)
    await taking.expectInView(0)
    await page.goto(item.path.replace(`/${locale}/`, `/${otherOf(locale)}/`))
    const there = quizOn(page, otherOf(locale), known)
    await there.expectAnswered(1)
    await there.expectInView(0)
    await page.getByRole('button', { name: there.t.next, exact: true }).click()
    await page.reload()
    await there.expectInView(1)
  },
)

test('answers given while offline are sent when the network returns', async ({
  page,
  enter,
  locale,
  expected,
  otherDevice,
}) => {
  expected.push(/net::ERR_INTERNET_DISCONNECTED/)
  const person = await enter()
  const item = await joined(person, locale)
  const taking = await start(page, locale, item.path)
  await taking.answer(0)
  await taking.expectSaved(0)

  await page.context().setOffline(true)
  await expect(page.getByText(taking.t.offline)).toBeVisible()
  for (const index of [1, 2, 4, 5, 6]) await taking.answer(index)
  await taking.expectAnswered(6)
  // Another device has changed the answer meanwhile: the later answer counts.
  await taking.answer(1, false)
  // Hand-in shows that it cannot run, and keeps everything.
  await page.getByRole('button', { name: taking.t.handIn, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: taking.t.handInNow }).click()
  await expect(page.getByText(taking.t.submitFailedText)).toBeVisible()
  expect(await answersKept(person, item)).toBe(1)

  await page.context().setOffline(false)
  await expect.poll(() => answersKept(person, item)).toBe(6)
  await expect(page.getByText(taking.t.offline)).toBeHidden()
  await page.reload()
  await taking.expectAnswered(6)

  const other = await otherDevice(person)
  await other.goto(item.path)
  const there = quizOn(other, locale, known)
  await there.expectAnswered(6)
  await there.expectAnswer(1, false)
  for (const index of [0, 2, 4, 5, 6]) await there.expectAnswer(index)
})

test('two windows with one attempt keep each other’s answers, and handing in one ends both', async ({
  page,
  context,
  enter,
  locale,
  expected,
}) => {
  // The server refuses the late answer.
  expected.push(/status of 409/)
  const person = await enter()
  const item = await joined(person, locale)
  const first = await start(page, locale, item.path)
  const second = await context.newPage()
  await second.goto(item.path)
  const there = quizOn(second, locale, known)
  await there.expectAnswered(0)

  await first.answer(0)
  await first.expectSaved(0)
  await there.answer(4)
  await there.expectSaved(4)
  await first.answer(5)
  await first.expectSaved(5)
  expect(await answersKept(person, item)).toBe(3)
  await second.reload()
  await there.expectAnswered(3)
  await there.expectAnswer(0)

  await first.handIn()
  await there.answer(6)
  await expect(second.getByText(there.t.handedInElsewhere)).toBeVisible()
  await expect(second.getByRole('heading', { name: there.t.result })).toBeVisible()
  expect(await answersKept(person, item)).toBe(3)
})

test(
  'a quiz is redone after a confirmation; the best result stays',
  onPhone,
  async ({ page, enter, locale }) => {
    const person = await enter()
    const item = await joined(person, locale)
    const { status } = textOf(startText, locale)
    await page.goto(item.path)
    await expect(page.getByText(status.none, { exact: true })).toBeVisible()
    const taking = await start(page, locale, item.path)
    for (const index of known.keys()) await taking.answer(index)
    await taking.expectSaved(known.length - 1)
    await taking.handIn()
    await expect(page.getByText(taking.t.passed, { exact: true })).toBeVisible()
    // Tested, practised, correct and the score.
    await expect(page.getByText(status.handedIn, { exact: true })).toBeVisible()
    await taking.expectAnswered(known.length)
    await expect(page.getByRole('term').filter({ hasText: taking.t.correct }).first()).toBeVisible()
    await expect(page.getByText(/^\d+ of \d+ points?$/).first()).toBeVisible()

    const redo = page.getByRole('button', { name: taking.t.redo, exact: true })
    const dialog = page.getByRole('alertdialog', { name: taking.t.redoTitle })
    await redo.click()
    await dialog.getByRole('button', { name: taking.t.cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('heading', { name: taking.t.result })).toBeVisible()

    await redo.click()
    await dialog.getByRole('button', { name: taking.t.redoNow, exact: true }).click()
    await taking.expectAnswered(0)
    await taking.answer(0, false)
    await taking.expectSaved(0)
    await taking.handIn()
    await expect(page.getByText(taking.t.failed, { exact: true }).first()).toBeVisible()
    await expect(page.getByText(new RegExp(`${taking.t.counting.best} 100\\s?%`))).toBeVisible()
  },
)

test(
  'a failed quiz names the lessons to look at again, and calls nothing wrong that was not answered',
  onPhone,
  async ({ page, enter, locale, say }) => {
    const person = await enter()
    const item = await joined(person, locale)
    const taking = await start(page, locale, item.path)
    // A phone shows one way on: the next question, not the next item.
    const next = page.getByRole('link', { name: say(studyText).next })
    await expect(next.filter({ visible: true })).toHaveCount(0)
    await taking.answer(0)
    await taking.answer(4, false)
    await taking.expectSaved(4)
    await taking.handIn()
    const count = (name: string) =>
      page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd')
    await expect(count(taking.t.incorrect)).toHaveText('1')
    await expect(count(taking.t.none)).toHaveText(String(known.length - 2))
    await expect(page.getByText(taking.q.explanation, { exact: true })).toHaveCount(2)
    const onlyWrong = page.getByRole('checkbox', { name: taking.t.onlyWrong })
    await onlyWrong.check()
    await expect(page.getByRole('article')).toHaveCount(1)
    // The filter is in the address: back undoes it, forward and a reload keep it.
    await page.goBack()
    await expect(onlyWrong).not.toBeChecked()
    await expect(page.getByRole('article')).toHaveCount(known.length)
    await page.goForward()
    await expect(page.getByRole('article')).toHaveCount(1)
    await page.reload()
    await expect(onlyWrong).toBeChecked()
    await expect(page.getByRole('article')).toHaveCount(1)
    const lessons = page.getByRole('list', { name: taking.t.lookAgain })
    const last = lessons.getByRole('link').last()
    const name = await last.innerText()
    await last.click()
    await expect(page.getByRole('heading', { level: 1, name, exact: true })).toBeVisible()
  },
)

test('an answer that looks like markup is text on every screen', async ({
  page,
  enter,
  locale,
}) => {
  const person = await enter()
  const item = await joined(person, locale)
  const taking = await start(page, locale, item.path)
  const index = known.findIndex(({ type }) => type === 'fillIn')
  const markup = '<img src=x onerror="document.title=1"><script>document.title=1</script>'
  const blank = (await taking.question(index)).getByRole('textbox').first()
  await blank.fill(markup)
  await taking.expectSaved(index)
  await page.reload()
  await expect((await taking.question(index)).getByRole('textbox').first()).toHaveValue(markup)
  await taking.handIn()
  await expect(page.getByText(markup, { exact: true })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  await expect(page).not.toHaveTitle('1')
})

test('a demo student continues a quiz on another device', async ({
  page,
  at,
  say,
  locale,
  otherDevice,
}, info) => {
  // Each run has a demo student of its own, because the runs are simultaneous.
  const username = ['student', 'zhengkexin', 'liuzihan', 'yangmingze'][
    ['zh-1280', 'en-1280', 'zh-360', 'en-360'].indexOf(info.project.name)
  ]!
  await page.goto(at('/auth/login'))
  await signIn(page, username, say)
  // A form sent before its page is ready signs in by a cookie, and the next page fetches the token.
  await page.waitForFunction(() => localStorage.getItem('token') !== null)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const { access_token } = JSON.parse(token!) as { access_token: string }
  const headers = { token: access_token, 'accept-language': locale }
  const call: Person['call'] = async (endpoint, input) => {
    const response = await (endpoint.method === 'GET'
      ? page.request.get(`/api/${endpoint.path}`, { headers, params: input as never })
      : page.request.post(`/api/${endpoint.path}`, { headers, data: input }))
    return ((await response.json()) as { data: never }).data
  }
  const item = await joined({ call }, locale)
  await page.goto(item.path)
  const taking = await start(page, locale, item.path)
  await taking.answer(4)
  await taking.expectSaved(4)

  const other = await otherDevice()
  await other.goto(at('/auth/login'))
  await signIn(other, username, say)
  await other.goto(item.path)
  const there = quizOn(other, locale, known)
  await there.expectAnswered(1)
  await there.expectAnswer(4)
})
