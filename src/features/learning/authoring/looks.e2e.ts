import { chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { historyText } from '#src/features/content/draft/web/history-text.ts'
import { reading } from '#src/features/learning/approval/test-changes.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { authoringApi } from './contract.ts'
import { authoringPaths } from './paths.ts'
import { frameText } from './web/frame-text.ts'

const long = '信用证项下单据的审核要点与不符点处理实务案例'

test(
  'the pages on which a course is made are accessible and fit',
  onPhone,
  async ({ page, at, say, enter }) => {
    const f = say(frameText)
    const person = await enter({ role: '2', isVerified: true })
    const { courseId, draftId } = await person.call(authoringApi.createCourse, {
      ...{ kind: 'premium', name: '《跟单信用证统一惯例》与国际结算实务' },
    })
    const course = { courseId, kind: 'premium' as const }
    const window = windowOf(person.call as never, draftId, 'other')
    await window.open()
    await window.save([
      chapter('c-1', long),
      set('c-1', 'introduction.zh', '从询盘到合同'),
      chapter('c-2', `${long}（上）`, 'c-1'),
      chapter('c-3', '', null, 'a1'),
      reading('i-1'),
      reading('i-2', 'c-1', 'a1', ''),
    ])
    const open = async (path: string, what: string) => {
      await page.goto(at(path))
      await look(page, what)
    }
    await open(authoringPaths.chapters(course), 'the chapters of a course')
    await open(authoringPaths.content(course, { chapter: 'c-1', item: 'i-1' }), 'course content')
    await page.getByRole('button', { name: f.more, exact: true }).click()
    await page.getByRole('menuitem', { name: f.history }).click()
    await expect(
      page
        .getByRole('dialog', { name: say(historyText).title })
        .getByRole('listitem')
        .first(),
    ).toBeVisible()
    await look(page, 'the history of a course')
    await open(authoringPaths.teachers(course), 'the co-teachers of a course')
    await open(authoringPaths.translations(course), 'the translations of a course')
    await open(authoringPaths.check(course), 'the check of a course')
    await open(authoringPaths.preview(course), 'the preview of a course')
    await open(authoringPaths.publish(course), 'the publication of an unfinished course')
  },
)
