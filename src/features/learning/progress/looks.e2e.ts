import { courseApi } from '#src/features/learning/course/contract.ts'
import { studyApi } from '#src/features/learning/study/contract.ts'
import { asAdministrator, expect, test, whenReady } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { findCourse } from '#tests/browser/school.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { progressPaths } from './paths.ts'
import { learnersText } from './web/learners-text.ts'
import { messageText } from './web/message-text.ts'

test(
  'the progress of learners, its message, figures and the own page are accessible and fit',
  everywhere,
  async ({ page, at, call, say, locale, enter }) => {
    const [t, m] = [say(learnersText), say(messageText)]
    const person = await enter(asAdministrator)
    const premium = {
      kind: 'premium',
      ...(await findCourse(call, locale, 'incoterms-2020')),
    } as const
    const open = { kind: 'open', ...(await findCourse(call, locale, 'trade-documents')) } as const
    await page.goto(at(progressPaths.learners(open, { state: 'all' })))
    await look(page, 'all learners of an open course')
    await page.goto(at(progressPaths.learners(premium)))
    await page.getByText(t.rules, { exact: true }).click()
    await look(page, 'learners who are behind, and the rules')
    await whenReady(page)
    const main = page.getByRole('main')
    await main.getByRole('checkbox', { name: t.chooseAll }).check()
    await main.getByRole('button', { name: t.write, exact: true }).click()
    await expect(page.getByRole('dialog', { name: m.title })).toBeVisible()
    await look(page, 'a message to learners')
    await page.goto(at(progressPaths.figures(premium)))
    await look(page, 'figures of a course')
    const { courseId, fee } = premium
    await person.call(courseApi.join, { courseId, fee })
    await page.goto(at(progressPaths.own(premium)))
    await look(page, 'the own progress before the first visit')
    const { chapters } = await person.call(studyApi.getStudy, { courseId })
    const task = chapters.flatMap(({ items }) => items).find(({ kind }) => kind === 'courseware')!
    await person.call(studyApi.visitItem, { courseId, itemId: task.itemId })
    await page.reload()
    await look(page, 'the own progress')
  },
)
