import { homeApi } from '#src/features/front/home/contract.ts'
import { coursePaths } from '#src/features/learning/course/paths.ts'
import { accountPaths } from '#src/features/people/account/paths.ts'
import { findCourse } from '#tests/browser/school.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { onDesktops, onPhone } from '#tests/browser/screens.ts'
import { favouriteApi } from './contract.ts'
import { favouritePaths } from './paths.ts'
import { buttonText } from './web/button-text.ts'
import { favouriteText } from './web/text.ts'

test(
  'a course gets a heart, is found in the list, moves to a new folder and leaves',
  onPhone,
  async ({ page, at, say, enter, locale }) => {
    const { call } = await enter()
    const [t, button] = [say(favouriteText), say(buttonText)]
    const course = await findCourse(call, locale, 'incoterms-2020')
    await page.goto(course.path())
    const heart = page.getByRole('button', { name: button.favourite, exact: true })
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(button.added)).toBeVisible()
    await page.goto(at(favouritePaths.list()))
    const list = page.getByRole('list', { name: t.list })
    await expect(list.getByRole('link', { name: course.name })).toBeVisible()
    await page.getByRole('checkbox', { name: t.select(course.name) }).check()
    await page.getByRole('button', { name: t.move, exact: true }).click()
    await page.getByRole('textbox', { name: t.folderName }).fill('Exam')
    await page.getByRole('dialog').getByRole('button', { name: t.move, exact: true }).click()
    await page
      .getByRole('navigation', { name: t.folders })
      .getByRole('link', { name: 'Exam' })
      .click()
    await expect(page).toHaveURL(/folder=\d+/)
    await expect(list.getByRole('link', { name: course.name })).toBeVisible()
    await page.getByRole('button', { name: t.actsFor(course.name) }).click()
    await page.getByRole('menuitem', { name: t.remove }).click()
    await expect(page.getByRole('heading', { name: t.none })).toBeVisible()
  },
)

test(
  'a heart on the home page is pressed there, and pressed on the home page of courses too',
  onDesktops,
  async ({ page, at, say, enter }) => {
    const { call } = await enter()
    const button = say(buttonText)
    const { premium } = await call(homeApi.getHome, {})
    const { courseId, name } = premium[0]!
    await page.goto(at('/'))
    await whenReady(page)
    const heart = page.getByRole('button', { name: button.favouriteThis(name) })
    await heart.click()
    await expect(page.getByText(button.added)).toBeVisible()
    expect(
      await call(favouriteApi.getCollected, { kind: 'course', things: `${courseId}` }),
    ).toEqual({ collected: [courseId] })
    await page.goto(at(coursePaths.home('premium')))
    await whenReady(page)
    // The best course stands among the featured ones and in its category: both hearts say the same.
    const both = page.getByRole('button', { name: button.favouriteThis(name) })
    const pressed = () => both.evaluateAll((all) => all.map((one) => one.ariaPressed))
    expect(new Set(await pressed())).toEqual(new Set(['true']))
    await both.first().click()
    await expect(page.getByText(button.removed)).toBeVisible()
    expect(new Set(await pressed())).toEqual(new Set(['false']))
  },
)

test('a refused heart is taken back; a visitor is led to the sign-in and back', async ({
  page,
  say,
  enter,
  call,
  locale,
  expected,
}) => {
  const button = say(buttonText)
  const course = await findCourse(call, locale, 'incoterms-2020')
  await page.goto(course.path())
  const link = page.getByRole('link', { name: button.favourite, exact: true })
  const href = await link.getAttribute('href')
  expect(href).toContain(accountPaths.login(course.path()).slice(accountPaths.login().length))

  await enter()
  await page.goto(course.path())
  // The sender comes with the first press. Without a network the page stays, and says so.
  expected.push(/ERR_INTERNET_DISCONNECTED/, /503/)
  await whenReady(page)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: button.favourite, exact: true }).click()
  await expect(page.getByText(button.offline)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: course.name })).toBeVisible()
  await page.context().setOffline(false)
  await page.route('**/api/Favourite/Collect', (route) => route.fulfill({ status: 503, body: '' }))
  const heart = page.getByRole('button', { name: button.favourite, exact: true })
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
})
