import { courseApi, courseErrors } from '#src/features/learning/course/contract.ts'
import { pick } from '#src/shared/locale.ts'
import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { settingsText } from './web/settings-text.ts'
import { studyText } from './web/text.ts'

// No other journey studies this course.
const slug = 'dangerous-goods'

test('a course without skipping ahead, learned chapter by chapter: set by its staff, held to by a learner', async ({
  page,
  enter,
  newPerson,
  otherDevice,
  locale,
  say,
  phone,
}) => {
  const [t, s] = [say(studyText), say(settingsText)]
  const learner = await enter({ coins: 1000 })
  const course = await findCourse(learner.call, locale, slug)
  const { courseId, fee } = course
  const [first, ...more] = demoItems(slug, 'video').map(({ name }) => course.item(name))

  const desk = await otherDevice(await newPerson(asAdministrator))
  await desk.goto(first!.path)
  await whenReady(desk)
  await desk.getByRole('button', { name: t.showSide }).click()
  for (const name of [s.noSkipping, s.inOrder]) {
    await desk.getByRole('switch', { name }).click()
    await expect(desk.getByRole('switch', { name })).toBeChecked()
    await expect(desk.getByRole('switch', { name })).toBeEnabled()
  }
  await look(desk, 'the rules of a course')

  await learner.call(courseApi.join, { courseId, fee })
  await page.goto(first!.path)
  await whenReady(page)
  const player = playerOn(page, locale, phone)
  await player.playUntil(1)
  await page.locator('video').evaluate((film: HTMLVideoElement) => void (film.currentTime = 25))
  await expect(page.getByText(t.noSkipping)).toBeVisible()
  await expect.poll(player.seconds).toBeLessThan(8)
  await player.openOutline()
  await expect(player.entry(first!.name)).toBeVisible()
  const last = player.outline.getByRole('listitem').filter({ hasText: more.at(-1)!.name })
  await expect(last.getByRole('link')).toHaveCount(0)
  await expect(last.getByLabel(pick(courseErrors.chapterLocked, locale)).first()).toBeVisible()
})
