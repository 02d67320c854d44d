import { personText } from '#src/features/office/people/web/person-text.ts'
import { detailText } from '#src/features/learning/course/web/detail-text.ts'
import { courseText } from '#src/features/learning/course/web/text.ts'
import { courseApi } from '#src/features/learning/course/contract.ts'
import { feedbackText } from '#src/features/front/feedback/web/feedback-text.ts'
import { quizApi } from '#src/features/learning/quiz/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { quizText } from '#src/features/learning/quiz/web/text.ts'
import { studyText } from '#src/features/learning/study/web/text.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { expect, test } from '#tests/browser.ts'
import { isSwept, look } from '#tests/e2e/look.ts'
import { playerOn } from '#tests/e2e/player.ts'
import { quizOn } from '#tests/e2e/quiz.ts'
import { demoItems, findCourse, questionsOf } from '#tests/e2e/school.ts'

test.beforeEach(({ browserName: _ }, { project }) => {
  test.skip(!isSwept(project.name), 'the sweep needs no other run')
})

const slug = 'incoterms-2020'
const publicPages = [
  '/',
  '/course',
  '/course/list',
  '/course/list?keyword=%E6%8A%A5%E5%85%B3',
  '/course/list?keyword=qqqqzzzz',
  '/smooc',
  '/smooc/list',
  '/auth/login',
  '/auth/register',
  '/info/about',
  '/info/contact',
  '/info/helper',
  '/nothing/here',
]

for (const scheme of ['light', 'dark'] as const) {
  test.describe(scheme, () => {
    test.use({ colorScheme: scheme, contextOptions: { reducedMotion: 'reduce' } })
    test.slow()

    test(`public pages are accessible and fit: ${scheme}`, async ({ page, at, expected }) => {
      expected.push(/status of 404/)
      for (const path of publicPages) {
        await page.goto(at(path))
        await look(page, path)
      }
    })

    test(`course pages are accessible and fit: ${scheme}`, async ({
      page,
      call,
      locale,
      say,
      phone,
      at,
    }) => {
      const t = { ...say(courseText), ...say(detailText) }
      const paths = []
      // Free, paid, and an open course that starts later.
      for (const one of [slug, 'letters-of-credit', 'export-pricing']) {
        paths.push((await findCourse(call, locale, one)).path())
      }
      for (const path of [...paths, `${paths[0]}/catalog`, `${paths[0]}/comment`]) {
        await page.goto(path)
        await look(page, path)
      }
      if (!phone) return
      await page.goto(at('/course/list'))
      await page.getByRole('button', { name: t.filters }).click()
      await expect(page.getByRole('dialog', { name: t.filters })).toBeVisible()
      await look(page, 'the filters as a sheet')
    })

    test(`a person's pages are accessible and fit: ${scheme}`, async ({
      page,
      at,
      say,
      enter,
      locale,
      expected,
    }) => {
      // A student on a page for teachers gets a clear 403; an unbuilt page an honest 404.
      expected.push(/status of 40[34]/)
      const t = { ...say(courseText), ...say(detailText) }
      const { call } = await enter({ coins: 300 })
      for (const path of ['/course/mine', '/smooc/mine', '/course/manage', '/user/messages']) {
        await page.goto(at(path))
        await look(page, `${path}, nothing yet`)
      }
      const paid = await findCourse(call, locale, 'letters-of-credit')
      await page.goto(paid.path())
      await page.getByRole('button', { name: t.pay, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look(page, 'paying is confirmed')

      const { courseId } = await findCourse(call, locale, slug)
      await call(courseApi.join, { courseId, fee: 0 })
      for (const path of ['/', '/course/mine']) {
        await page.goto(at(path))
        await look(page, `${path} of a learner`)
      }
    })

    test(`the back office is accessible and fits: ${scheme}`, async ({ page, at, say, enter }) => {
      const t = say(personText)
      const { id } = await enter({ role: '2', customRoles: ['admin'] })
      const own = `/admin/people/${id}`
      const tabs = ['sessions', 'verification', 'coins', 'log', 'rights']
      for (const path of [
        ...['/admin', '/admin/people', '/admin/people?role=2&keyword=a', own],
        ...tabs.map((tab) => `${own}?tab=${tab}`),
      ]) {
        await page.goto(at(path))
        await look(page, path)
      }
      // Somebody else, who can be acted on: the school's first person.
      await page.goto(at('/admin/people/2'))
      for (const name of [t.edit, t.setRoles, t.lock]) {
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
        await look(page, name)
        await page.getByRole('button', { name: t.cancel, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeHidden()
      }
    })

    test(`choosing a role, feedback: accessible and fit: ${scheme}`, async ({
      page,
      at,
      say,
      enter,
    }) => {
      await page.goto(at('/info/contact'))
      await page.getByRole('button', { name: say(layoutText).feedback }).click()
      const dialog = page.getByRole('dialog', { name: say(feedbackText).title })
      await dialog.getByRole('button', { name: say(feedbackText).submit }).click()
      await expect(dialog.getByText(say(feedbackText).remarkMissing)).toBeVisible()
      await look(page, 'feedback')
      await enter({ role: '0' })
      await page.goto(at('/user/role'))
      await look(page, 'choosing a role')
    })

    test(`the study player is accessible and fits: ${scheme}`, async ({
      page,
      locale,
      phone,
      say,
      enter,
    }) => {
      const t = say(studyText)
      const { call } = await enter()
      const course = await findCourse(call, locale, slug)
      const { courseId } = course
      const player = playerOn(page, locale, phone)
      const video = course.item(demoItems(slug, 'video')[0]!.name)
      const quiz = demoItems(slug, 'quiz')[1]!
      const { itemId, path } = course.item(quiz.name)
      const document = demoItems(slug, 'courseware').find(({ file }) => file.endsWith('.pdf'))!

      await call(courseApi.join, { courseId, fee: 0 })
      await page.goto(video.path)
      await expect(player.video).toBeVisible()
      await look(page, 'a video')
      await player.openOutline()
      await look(page, 'the outline')
      await player.closeOutline()
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog', { name: t.keyboard })).toBeVisible()
      await look(page, 'the keys')

      await page.goto(course.item(document.name).path)
      await expect(player.pdfPage(1)).toContainText('十一个术语速查表')
      await look(page, 'a document')

      await page.goto(path)
      await expect(page.getByRole('button', { name: say(quizText).start })).toBeVisible()
      await look(page, 'a quiz before it begins')
      const { attemptId } = await call(studyApi.startQuiz, { courseId, itemId })
      await page.goto(path)
      const known = questionsOf(quiz)
      const taking = quizOn(page, locale, known)
      for (const index of [0, 4, 5, 6]) {
        await taking.answer(index, index > 0)
        await taking.expectSaved(index)
      }
      await look(page, 'a quiz being taken')
      await page.getByRole('button', { name: taking.t.handIn, exact: true }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
      await look(page, 'handing in is confirmed')
      await call(quizApi.handIn, { attemptId })
      await page.goto(path)
      await expect(page.getByRole('heading', { name: taking.t.result })).toBeVisible()
      await look(page, 'a quiz with its result')
    })
  })
}
