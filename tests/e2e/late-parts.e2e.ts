import { favouriteApi } from '#src/features/learning/favourite/contract.ts'
import { favouriteText } from '#src/features/learning/favourite/web/text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { lateText } from '#src/web/late-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'

const slug = 'incoterms-2020'

test('a document and a quiz whose script does not come leave the player, and say so', async ({
  page,
  say,
  enter,
  locale,
  expected,
}) => {
  const late = say(lateText)
  // The browser says that the script failed, and React that it shows other words than the server.
  expected.push(/ERR_FAILED|Minified React error #4\d\d/)
  const { call } = await enter()
  const course = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  const scripts = /\/(courseware|quiz-item)-[^/]*\.js/
  for (const kind of ['courseware', 'quiz'] as const) {
    await page.route(scripts, (route) => route.abort())
    await page.goto(course.item(demoItems(slug, kind)[0]!.name).path)
    const retry = page.getByRole('main').getByRole('button', { name: late.retry })
    await expect(retry).toBeVisible()
    await expect(page.getByRole('button', { name: say(studyText).showSide })).toBeVisible()
    await page.unroute(scripts)
    await retry.click()
    await expect(retry).toHaveCount(0)
  }
})

test('a dialog and a panel that are first opened without a network say so, and open once it is back', async ({
  page,
  at,
  say,
  enter,
  locale,
  expected,
}) => {
  const [late, study] = [say(lateText), say(studyText)]
  expected.push(/ERR_INTERNET_DISCONNECTED/)
  const { call } = await enter()
  const course = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId: course.courseId, fee: 0 })
  await call(favouriteApi.collect, { kind: 'course', thingId: course.courseId })
  const offline = (is: boolean) => page.context().setOffline(is)

  await test.step('a dialog', async () => {
    await page.goto(at('/common/user_collect'))
    await whenReady(page)
    const button = page.getByRole('button', { name: say(favouriteText).manageFolders })
    await offline(true)
    await button.click()
    await expect(page.getByText(late.missing)).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await offline(false)
    await button.click()
    await expect(page.getByRole('dialog')).toBeVisible()
  })

  await test.step('the keys and the notes of the player, while the film stays', async () => {
    await page.goto(course.item(demoItems(slug, 'video')[0]!.name).path)
    await whenReady(page)
    await offline(true)
    await page.keyboard.press('?')
    // On a slow machine the network goes before a part of the closed panel has come, which says so too, unseen.
    await expect(page.getByText(late.missing).filter({ visible: true }).first()).toBeVisible()
    await page.getByRole('button', { name: study.showSide }).click()
    await page.getByRole('tab', { name: study.notes }).click()
    const retry = page.getByRole('button', { name: late.retry })
    await expect(retry).toBeVisible()
    await expect(page.locator('video').first()).toBeVisible()
    await offline(false)
    await retry.click()
    await expect(retry).toHaveCount(0)
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: study.keyboard })).toBeVisible()
  })
})
