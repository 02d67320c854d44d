import { playerText } from '#src/features/content/film/web/player-text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { playerOn } from '#tests/browser/player.ts'
import { demoItems, findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { studyText } from './web/text.ts'

const slug = 'incoterms-2020'

test('my courses are accessible and fit', everywhere, async ({ page, at, enter, locale }) => {
  const { call } = await enter()
  for (const path of ['/course/mine', '/smooc/mine']) {
    await page.goto(at(path))
    await look(page, `${path}, nothing yet`)
  }
  const { courseId } = await findCourse(call, locale, slug)
  await call(courseApi.join, { courseId, fee: 0 })
  await page.goto(at('/course/mine'))
  await look(page, 'course mine of a learner')
})

test(
  'the study player is accessible and fits',
  everywhere,
  async ({ page, locale, phone, say, enter }) => {
    const { call } = await enter()
    const course = await findCourse(call, locale, slug)
    const player = playerOn(page, locale, phone)
    const video = course.item(demoItems(slug, 'video')[0]!.name)
    const document = demoItems(slug, 'courseware').find(({ file }) => file.endsWith('.pdf'))!
    await call(courseApi.join, { courseId: course.courseId, fee: 0 })
    await page.goto(video.path)
    await expect(player.video).toBeVisible()
    await look(page, 'a video')
    const { settings } = say(playerText)
    await page.getByRole('button', { name: settings }).click()
    await expect(page.getByRole('group', { name: settings })).toBeVisible()
    await look(page, 'the settings of the player')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('group', { name: settings })).toBeHidden()
    await player.openOutline()
    await look(page, 'the outline')
    await player.closeOutline()
    await page.keyboard.press('?')
    await expect(page.getByRole('dialog', { name: say(studyText).keyboard })).toBeVisible()
    await look(page, 'the keys')

    await page.goto(course.item(document.name).path)
    await expect(player.pdfPage(1)).toContainText('十一个术语速查表')
    await look(page, 'a document')
  },
)

test(
  'readings and teaching tasks are accessible and fit',
  everywhere,
  async ({ page, locale, enter, say }) => {
    const open = 'customs-declaration'
    const { call } = await enter()
    const course = await findCourse(call, locale, open)
    await call(courseApi.join, { courseId: course.courseId, fee: 0 })
    const [text] = demoItems(open, 'text')
    const [task] = demoItems(open, 'task')
    await page.goto(course.item(text!.name).path)
    await expect(page.getByRole('heading', { level: 2, name: say(text!.name) })).toBeVisible()
    await look(page, 'a reading')
    await page.goto(course.item(task!.name).path)
    await expect(page.getByRole('checkbox', { name: say(studyText).taskDone })).toBeVisible()
    await look(page, 'a teaching task')
  },
)
