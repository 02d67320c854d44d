import { courses } from '#demo/courses.ts'
import { courseApi, coursesPerPage } from '#src/features/learning/course/contract.ts'
import { cardText } from '#src/features/learning/course/web/card-text.ts'
import { joinQuery } from './paths.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { insideText } from '#src/features/learning/course/web/inside-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { myCoursesText } from '#src/features/learning/study/web/my-courses/my-courses-text.ts'
import { closedText } from '#src/features/learning/study/web/closed-text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { formatsOf } from '#src/web/i18n.tsx'
import { listText } from '#src/web/list/text.ts'
import { uiText } from '#src/web/ui/text.ts'
import { coinText } from '#src/features/money/coins/web/text.ts'
import { escaped, expect, signIn, test } from '#tests/browser.ts'
import { onBoth, onPhone } from '#tests/browser/screens.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'

test(
  'the filters of the list are kept in its address and can be cleared',
  onBoth,
  async ({ page, at, say, phone, locale }) => {
    const t = { ...say(courseText), ...say(detailText) }
    const premium = courses.filter((course) => course.kind === 'premium')
    const free = premium.filter((course) => course.fee === 0)
    expect(premium.length).toBeLessThanOrEqual(coursesPerPage)
    await page.goto(at('/course/list'))
    const cards = page.getByRole('main').getByRole('heading', { level: 2 })
    // Other journeys publish courses at the same time, so names count and not numbers.
    const shows = async (list: typeof premium) => {
      for (const { name } of list) {
        await expect(cards.filter({ hasText: locale === 'zh-CN' ? name.zh : name.en })).toHaveCount(
          1,
        )
      }
    }
    await shows(premium)
    const anyNumber = (words: string) => new RegExp(`^${escaped(words).replace('0', '\\d+')}$`)

    if (phone) await page.getByRole('button', { name: t.filters }).click()
    const filters = page.getByRole('navigation', { name: t.filters })
    const payment = filters.getByRole('list', { name: t.payment })
    await payment.getByRole('link', { name: say(cardText).free }).click()
    await expect(page).toHaveURL(at('/course/list?payment=free'))
    if (phone) {
      await page.getByRole('button', { name: anyNumber(t.showResults('0')) }).click()
    }
    await expect(page.getByText(anyNumber(t.found('0')))).toBeVisible()
    await shows(free)

    await page
      .getByRole('navigation', { name: t.sort })
      .getByRole('link', { name: t.popular })
      .click()
    await expect(page).toHaveURL(/sort=popular/)
    await page.reload()
    await shows(free)
    if (phone) await page.getByRole('button', { name: t.filters }).click()
    await filters.getByRole('link', { name: t.clear }).click()
    await expect(page).toHaveURL(at('/course/list?sort=popular'))
    if (phone) await page.keyboard.press('Escape')
    await shows(premium)
  },
)

test('a page that a list does not have says so and leads to the first page', async ({
  page,
  at,
  say,
  call,
  locale,
}) => {
  const t = say(listText)
  const { courseId } = await findCourse(call, locale, 'letters-of-credit')
  const main = page.getByRole('main')
  for (const path of ['/course/list', `/course/${courseId}/comment`]) {
    await page.goto(at(`${path}?page=40`))
    await expect(main.getByRole('heading', { name: t.noPage })).toBeVisible()
    await main.getByRole('link', { name: t.firstPage }).click()
    await expect(page).toHaveURL(at(path))
    await expect(main.getByRole('heading', { name: t.noPage })).toHaveCount(0)
  }
})

test('a search without results shows an empty state that links to all courses', async ({
  page,
  at,
  say,
}) => {
  const t = { ...say(courseText), ...say(detailText) }
  await page.goto(at('/course/list?keyword=qqqqzzzz'))
  await expect(page.getByRole('heading', { name: t.nothingFor('qqqqzzzz') })).toBeVisible()
  // Said once, and there is nothing to sort.
  await expect(page.getByText(t.foundFor('qqqqzzzz', '0'))).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: t.sort })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: t.allCourses, exact: true }).click()
  await expect(page).toHaveURL(at('/course/list'))
})

test(
  'a paid course offers a trial chapter and is joined for coins after a confirmation',
  onPhone,
  async ({ page, enter, locale, say, phone }) => {
    const t = { ...say(courseText), ...say(detailText) }
    const study = say(studyText)
    const format = formatsOf(locale)
    const person = await enter({ coins: 300 })
    const course = await findCourse(person.call, locale, 'letters-of-credit')
    expect(course.fee).toBeGreaterThan(0)
    const fee = format.number(course.fee)

    // Before joining, the first chapter is open and the rest is listed but closed.
    await page.goto(course.path())
    await page.getByRole('main').getByRole('link', { name: t.openTrial, exact: true }).click()
    const player = playerOn(page, locale, phone)
    const [first, , last] = demoItems('letters-of-credit', 'video')
    await expect(page.getByRole('heading', { level: 1, name: say(first!.name) })).toBeVisible()
    await player.openOutline()
    await expect(player.outline.getByText(study.trialNote)).toBeVisible()
    await expect(player.outline.getByText(say(last!.name)).first()).toBeVisible()
    await expect(player.entry(say(last!.name))).toHaveCount(0)
    await player.closeOutline()

    await page.goto(course.path())
    await page.getByRole('button', { name: t.pay, exact: true }).click()
    const dialog = page.getByRole('alertdialog', { name: t.payTitle(course.name) })
    await expect(dialog.getByText(t.payText(fee, '300'))).toBeVisible()
    await dialog.getByRole('button', { name: say(uiText).cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
    await page.getByRole('button', { name: t.pay, exact: true }).click()
    await dialog.getByRole('button', { name: t.payConfirm(fee), exact: true }).click()
    await expect(page.getByText(t.joined, { exact: true })).toBeVisible()
    await player.openOutline()
    await expect(player.entry(say(last!.name))).toBeVisible()
  },
)

test(
  'a visitor who wanted to join a paid course is asked with the price after signing in; a foreign link asks nothing',
  onPhone,
  async ({ page, at, newPerson, context, locale, say }) => {
    const t = { ...say(courseText), ...say(detailText) }
    const person = await newPerson({ coins: 300 })
    const course = await findCourse(person.call, locale, 'letters-of-credit')
    await page.goto(course.path())
    await page.getByRole('main').getByRole('link', { name: t.join, exact: true }).click()
    await signIn(page, person.username, say)
    const dialog = page.getByRole('alertdialog', { name: t.payTitle(course.name) })
    await dialog.getByRole('button', { name: say(uiText).cancel, exact: true }).click()
    await expect(dialog).toBeHidden()
    // The wish is spent: a reload asks nothing.
    await expect(page).toHaveURL(course.path())

    const other = await context.newPage()
    await other.goto(at('/course'))
    await other.goto(joinQuery(course.path()), { referer: 'https://elsewhere.example/' })
    await expect(other).toHaveURL(course.path())
    await expect(other.getByRole('button', { name: t.pay, exact: true })).toBeVisible()
    await expect(other.getByRole('alertdialog')).toHaveCount(0)
  },
)

test('a join that fails says so and stays on the page', async ({
  page,
  enter,
  locale,
  say,
  expected,
}) => {
  expected.push(/status of 500/)
  const t = say(detailText)
  const { call } = await enter()
  const course = await findCourse(call, locale, 'incoterms-2020')
  await page.goto(course.path())
  await page.route('**/api/Course/Join*', (route) => route.fulfill({ status: 500, body: '' }))
  const join = page.getByRole('main').getByRole('button', { name: t.join, exact: true })
  await join.click()
  await expect(page.getByText(t.joinFailed, { exact: true })).toBeVisible()
  await expect(page).toHaveURL(course.path())
  await expect(join).toBeEnabled()
})

test(
  'on a phone the join button is in sight at once, above the bottom bar',
  onPhone,
  async ({ page, locale, say, call }) => {
    const course = await findCourse(call, locale, 'letters-of-credit')
    await page.setViewportSize({ width: 360, height: 640 })
    await page.goto(course.path())
    const join = page.getByRole('main').getByRole('link', { name: say(detailText).join })
    const box = (await join.boundingBox())!
    const at = { x: box.x + box.width / 2, y: box.y + box.height - 2 }
    expect(at.y).toBeLessThan(640)
    // Nothing lies over it.
    await page.mouse.click(at.x, at.y)
    await expect(page).toHaveURL(/auth\/login/)
  },
)

test('with too few coins the page shows fee, balance and the way to coins instead of a button', async ({
  page,
  enter,
  locale,
  say,
}) => {
  const t = { ...say(courseText), ...say(detailText) }
  const { call } = await enter({ coins: 5 })
  const course = await findCourse(call, locale, 'letters-of-credit')
  await page.goto(course.path())
  const fee = formatsOf(locale).number(course.fee)
  await expect(page.getByText(t.tooFew(fee, '5'))).toBeVisible()
  await expect(page.getByRole('button', { name: t.pay, exact: true })).toHaveCount(0)
  await expect(page.getByRole('link', { name: t.openTrial, exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: t.toCheckIn, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: say(coinText).title })).toBeVisible()
})

test(
  'an upcoming open course can be joined, but not studied yet',
  onPhone,
  async ({ page, enter, at, locale, say, expected }) => {
    expected.push(/status of 403/)
    const t = { ...say(courseText), ...say(detailText) }
    const study = say(closedText)
    const { call } = await enter()
    const course = await findCourse(call, locale, 'export-pricing')
    await page.goto(course.path())
    await page.getByRole('main').getByRole('button', { name: t.join, exact: true }).click()
    await expect(page.getByRole('main').getByText(t.wait)).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: t.join })).toHaveCount(0)

    await page.goto(course.path('').replace('/smooc/', '/smooc/study/'))
    await expect(page.getByRole('heading', { level: 1, name: study.notStartedTitle })).toBeVisible()
    await page.goto(at('/smooc/mine'))
    await expect(page.getByRole('link', { name: course.name }).first()).toBeVisible()
    await expect(page.getByText(say(myCoursesText).waiting).first()).toBeVisible()
  },
)

test('a search leads to the second of a video in which it is said', async ({
  page,
  locale,
  say,
  at,
  enter,
  call,
  phone,
}) => {
  const keyword = locale === 'zh-CN' ? '矿石' : 'grain ore'
  const t = say(insideText)
  const course = await findCourse(call, locale, 'incoterms-2020')
  await page.goto(at(`/course/list?keyword=${encodeURIComponent(keyword)}`))
  const card = page.getByRole('listitem').filter({ hasText: course.name })
  // A visitor learns in which video, and nothing of what is said there.
  await expect(card.getByText(t.mentions)).toBeVisible()
  await expect(card.locator('mark')).toHaveCount(0)
  const learner = await enter()
  await learner.call(courseApi.join, { courseId: course.courseId, fee: 0 })
  await page.reload()
  await card.getByRole('link', { name: t.second(45, formatsOf(locale).clock(45)) }).click()
  await expect(page).toHaveURL(/\/course\/study\/\d+\/\d+\?t=45/)
  await expect.poll(playerOn(page, locale, phone).seconds).toBeCloseTo(45.7, 0)
})
