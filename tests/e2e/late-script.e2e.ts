import type { Page } from '@playwright/test'
import { profileText } from '#src/features/people/profile/web/profile-text.ts'
import { exchangePaths } from '#src/features/content/exchange/paths.ts'
import { importText } from '#src/features/content/exchange/web/import-text.ts'
import { templateSettings } from '#src/features/content/outline/quiz-settings.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { studyPaths } from '#src/features/learning/study/paths.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { shellText } from '#src/web/text.ts'
import { expect, test } from '#tests/browser.ts'
import { findCourse } from '#tests/browser/school.ts'
import { onPhone } from '#tests/browser/screens.ts'

/** Opens a page and holds its scripts back, like a slow line. @returns what releases them. */
async function openLate(page: Page, path: string) {
  let release: () => void = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  const arrival = page.goto(path)
  return async () => {
    release()
    await arrival
  }
}

test(
  'a form sent before its script has loaded keeps the typed text and says that it was not sent',
  onPhone,
  async ({ page, at, say, enter }) => {
    await enter()
    const t = say(profileText)
    const begin = await openLate(page, at('/user/profiles'))
    const form = page.getByRole('form', { name: t.title })
    const nickname = form.getByRole('textbox', { name: t.nickname })
    const save = form.getByRole('button', { name: t.save, exact: true })
    const note = page.getByText(say(shellText).notReady)
    await nickname.fill('海燕')
    await expect(note).toBeHidden()
    await save.click({ noWaitAfter: true })
    await expect(note).toBeVisible()
    await expect(nickname).toHaveValue('海燕')
    await begin()
    await expect(note).toHaveCount(0)
    await expect(nickname).toHaveValue('海燕')
    await save.click()
    await expect(page.getByText(t.saved)).toBeVisible()
  },
)

test(
  'a course joined before its script has loaded says that it was not joined',
  onPhone,
  async ({ page, say, enter, call, locale }) => {
    await enter()
    const course = await findCourse(call, locale, 'incoterms-2020')
    const begin = await openLate(page, course.path())
    const join = page.getByRole('button', { name: say(detailText).join })
    const note = page.getByText(say(shellText).notReady)
    await join.click({ noWaitAfter: true })
    await expect(note).toBeVisible()
    await begin()
    await expect(note).toHaveCount(0)
    await expect(join).toBeVisible()
  },
)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'a form that needs its script keeps the typed text',
    onPhone,
    async ({ page, at, say, enter }) => {
      await enter()
      const t = say(profileText)
      await page.goto(at('/user/profiles'))
      const nickname = page.getByRole('textbox', { name: t.nickname })
      await nickname.fill('海燕')
      await nickname.press('Enter')
      await expect(page.getByText(say(shellText).notReady)).toBeVisible()
      await expect(nickname).toHaveValue('海燕')
    },
  )
})

test(
  'a paper pasted before the script has loaded can be read afterwards',
  onPhone,
  async ({ page, at, say, enter }) => {
    await enter({ role: '2' })
    const t = say(importText)
    const begin = await openLate(page, at(exchangePaths.imports()))
    const field = page.getByRole('textbox', { name: t.pasteField })
    await field.fill('1. FOB ____')
    await begin()
    await expect(page.getByRole('button', { name: t.read })).toBeEnabled()
    await expect(field).toHaveValue('1. FOB ____')
  },
)

test(
  'the start of a quiz has its styles before its script, and stays on the screen while the script loads',
  onPhone,
  async ({ page, at, say, enter, newPerson, newQuiz }) => {
    const t = say(quizText)
    const student = await enter()
    const teacher = await newPerson({ role: '2', isVerified: true })
    const settings = templateSettings.exam
    const made = await newQuiz({ ownerId: teacher.id, name: '考试', settings })
    await student.call(courseApi.join, { courseId: made.courseId, fee: 0 })
    // The part of the page that is loaded on demand comes last.
    let release: () => void = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await page.route('**/assets/quiz-item-*.js', async (route) => {
      await released
      await route.continue()
    })
    const path = at(studyPaths.study('premium', made.courseId, made.itemId))
    const arrival = page.goto(path)
    const start = page.getByRole('button', { name: t.start, exact: true })
    const facts = page.getByRole('list', { name: t.facts })
    await expect(start).toBeVisible()
    await expect(facts).toHaveCSS('display', 'flex')
    // The bar of a phone answers by now: the page around the quiz was rendered again.
    await page.getByRole('button', { name: say(studyText).outline, exact: true }).click()
    await expect(page.locator('#study-outline')).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(start).toBeVisible()
    release()
    await arrival
    await start.click()
    await expect(page.getByRole('timer')).toBeVisible()
  },
)
