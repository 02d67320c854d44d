import { accountPaths } from '#src/features/people/account/paths.ts'
import { findCourse } from '#tests/browser/school.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { onPhone } from '#tests/browser/screens.ts'
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
