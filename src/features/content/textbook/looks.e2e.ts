import { chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { historyText } from '#src/features/content/draft/web/history-text.ts'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { textbookPaths } from './paths.ts'
import { publishedTextbook } from './test-textbooks.ts'
import { editText } from './web/edit-text.ts'
import { manageText } from './web/manage-text.ts'

const long = '《跟单信用证统一惯例》（UCP 600）与国际结算单证实务：从审核信用证到交单议付（第三版）'

test('the pages of textbooks are accessible and fit', async ({ page, at, say, enter }) => {
  const [m, t] = [say(manageText), say(editText)]
  const person = await enter({ role: '2' })
  const { textbookId, draftId } = await publishedTextbook(person.call as never, long)
  const window = windowOf(person.call as never, draftId, 'other')
  await window.open()
  await window.save([
    set('head', 'offered', 'both'),
    set('head', 'name.en', 'Documentary credits (UCP 600) and international settlement'),
    chapter('c-9', '信用证项下单据的审核要点与不符点处理实务案例', 'c-3'),
  ])
  const open = async (path: string, what: string) => {
    await page.goto(at(path))
    await look(page, what)
  }
  await open(textbookPaths.home(), 'textbooks')
  await open(textbookPaths.textbook(textbookId), 'a textbook')
  await open(textbookPaths.manage(), 'my textbooks')
  await page.getByRole('button', { name: m.create }).click()
  await expect(page.getByRole('dialog', { name: m.create })).toBeVisible()
  await look(page, 'a new textbook')
  await open(textbookPaths.edit(textbookId), 'the details of a textbook')
  await open(textbookPaths.chapters(textbookId), 'the chapters of a textbook')
  await open(
    textbookPaths.chapters(textbookId, { chapter: 'c-9' }),
    'the content of a textbook chapter',
  )
  await open(textbookPaths.translations(textbookId), 'the translations of a textbook')
  await page.getByRole('button', { name: m.more(long) }).click()
  await page.getByRole('menuitem', { name: t.history }).click()
  await expect(
    page
      .getByRole('dialog', { name: say(historyText).title })
      .getByRole('listitem')
      .first(),
  ).toBeVisible()
  await look(page, 'the history of a textbook')
  await open(textbookPaths.check(textbookId), 'the check of a textbook')
  await open(textbookPaths.preview(textbookId), 'the preview of a textbook')
})
