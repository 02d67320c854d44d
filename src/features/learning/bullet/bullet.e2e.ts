import { courseApi } from '#src/features/learning/course/contract.ts'
import { playerText } from '#src/features/content/film/web/player-text.ts'
import { settingsText } from '#src/features/learning/study/web/settings-text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { bulletCourse } from '#demo/bullets.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { bulletText } from './web/text.ts'

test(
  'a learner comments on a moment of the film, sees it move, finds it in the list and deletes it',
  onBoth,
  async ({ page, say, locale, phone, enter }) => {
    const [t, s] = [say(bulletText), say(studyText)]
    const { call, username } = await enter()
    const course = await findCourse(call, locale, bulletCourse)
    await call(courseApi.join, { courseId: course.courseId, fee: 0 })
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.goto(course.item(demoItems(bulletCourse, 'video')[0]!.name).path)
    const field = page.getByRole('textbox', { name: t.write })
    await expect(page.getByRole('switch', { name: t.show })).toBeChecked()
    await page.getByRole('button', { name: t.send, exact: true }).click()
    await expect(page.getByText(/请输入弹幕内容|Please enter a comment/)).toBeVisible()

    const words = `记住了 ${username}`
    await field.fill(words)
    await expect(page.getByText(`${words.length} / 60`)).toBeVisible()
    await field.press('Enter')
    await expect(field).toHaveValue('')
    const player = page.getByRole('region', { name: say(playerText).player })
    await player
      .getByRole('button', { name: say(playerText).play, exact: true })
      .first()
      .click()
    const moving = player.getByText(words)
    await expect(moving).toBeVisible()
    // One that is posted while the film plays moves at once, although its second is over.
    const now = `再看一遍 ${username}`
    await field.fill(now)
    await field.press('Enter')
    await expect(player.getByText(now)).toBeVisible()
    await page.keyboard.press('Escape')
    await player.getByRole('button', { name: say(playerText).pause, exact: true }).click()
    await page.getByRole('switch', { name: t.show }).uncheck()
    await expect(moving).toHaveCount(0)
    // On a phone on its side the film has the screen, and the field follows below it.
    const upright = page.viewportSize()!
    await page.setViewportSize({ width: 780, height: 360 })
    await expect
      .poll(async () => (await page.locator('video').boundingBox())?.height ?? 0)
      .toBeGreaterThan(300)
    await page.setViewportSize(upright)
    // The page shows no moving comments when the device asks for less motion.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await expect(page.getByText(t.still)).toBeVisible()

    const panel = page.getByRole('complementary', { name: s.side })
    await page.getByRole('button', { name: phone ? s.sideShort : s.showSide }).click()
    await panel.getByRole('tab', { name: s.bullets }).click()
    await panel.getByRole('searchbox', { name: t.search }).fill(words)
    await panel.getByRole('searchbox', { name: t.search }).press('Enter')
    const row = panel.getByRole('list', { name: t.list }).getByRole('listitem')
    await expect(row).toHaveCount(1)
    await look(page, 'bullet comments beside the film')
    await row.getByRole('button', { name: t.delete }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
    await expect(panel.getByText(t.noneFound)).toBeVisible()
  },
)

test('teachers turn bullet comments on, and the field is there', async ({
  page,
  say,
  locale,
  enter,
}) => {
  const [t, c] = [say(bulletText), say(settingsText)]
  const teacher = await enter({ customRoles: ['admin'], role: '2' })
  const course = await findCourse(teacher.call, locale, 'export-pricing')
  await page.goto(course.item(demoItems('export-pricing', 'video')[0]!.name).path)
  await whenReady(page)
  await expect(page.getByRole('textbox', { name: t.write })).toHaveCount(0)
  await page.getByRole('button', { name: say(studyText).showSide }).click()
  const own = page.getByRole('switch', { name: c.bullets })
  // The switch shows what the server has kept.
  await own.click()
  await expect(own).toBeChecked()
  await expect(page.getByRole('textbox', { name: t.write })).toBeVisible()
  await own.click()
  await expect(own).not.toBeChecked()
  await expect(page.getByRole('textbox', { name: t.write })).toHaveCount(0)
})
