import { textbooks } from '#demo/textbooks.ts'
import { windowOf } from '#src/features/content/draft/test-drafts.ts'
import { saveText } from '#src/features/content/draft/web/save-text.ts'
import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { textbookApi } from './contract.ts'
import { textbookPaths } from './paths.ts'
import { publishedTextbook, threeLevels } from './test-textbooks.ts'
import { editText } from './web/edit-text.ts'
import { manageText } from './web/manage-text.ts'
import { ownListText } from './web/own-list-text.ts'
import { publicText } from './web/public-text.ts'

test(
  'a visitor finds a textbook by a chapter, and reads its tree',
  onBoth,
  async ({ page, at, say, locale }) => {
    const t = say(publicText)
    const side = locale === 'zh-CN' ? 'zh' : 'en'
    const [, book] = textbooks
    await page.goto(at(textbookPaths.home()))
    await page.getByRole('searchbox', { name: t.search }).fill(book!.parts[1]!.name![side])
    await page.getByRole('button', { name: t.search }).click()
    await page.getByRole('link', { name: book!.name[side] }).click()
    await expect(page.getByRole('heading', { level: 1, name: book!.name[side] })).toBeVisible()
    await expect(page.getByText(book!.isbn)).toBeVisible()
    const contents = page.getByRole('region', { name: t.contents })
    await expect(contents.getByText('2.1.1')).toBeVisible()
    await expect(page.getByRole('region', { name: t.uses }).getByRole('link')).toHaveCount(3)
  },
)

test(
  'a teacher finds an own textbook as a card and in the table, deletes it and restores it',
  onBoth,
  async ({ page, at, say, enter }) => {
    const t = say(manageText)
    const person = await enter({ role: '2' })
    const name = '外贸函电写作'
    await page.goto(at(textbookPaths.manage()))
    await expect(page.getByRole('heading', { name: t.empty })).toBeVisible()
    await publishedTextbook(person.call as never, name)
    await page.goto(at(textbookPaths.manage()))
    await expect(page.getByRole('link', { name })).toBeVisible()
    await page.getByRole('button', { name: say(ownListText).table, exact: true }).click()
    await expect(page.getByRole('table', { name: t.title })).toBeVisible()
    await page.getByRole('button', { name: t.more(name) }).click()
    await page.getByRole('menuitem', { name: t.delete }).click()
    const asked = page.getByRole('alertdialog', { name: t.deleteTitle(name) })
    await asked.getByRole('button', { name: t.delete }).click()
    await expect(page.getByText(t.deleted)).toBeVisible()
    await page.getByRole('link', { name: t.state.deleted }).click()
    await page.getByRole('button', { name: t.restore }).click()
    await expect(page.getByText(t.restored)).toBeVisible()
    await page.getByRole('link', { name: t.state.all }).click()
    await expect(page.getByRole('link', { name })).toBeVisible()
  },
)

test(
  'a name begins a textbook; what is typed saves itself, and publication brings it to everybody',
  onBoth,
  async ({ page, at, say, enter, locale }) => {
    const [m, t] = [say(manageText), say(editText)]
    const person = await enter({ role: '2' })
    const name = '外贸跟单'
    await page.goto(at(textbookPaths.manage()))
    await page.getByRole('button', { name: m.create }).click()
    const dialog = page.getByRole('dialog', { name: m.create })
    await dialog.getByRole('textbox', { name: m.name }).fill(name)
    await dialog.getByRole('radio', { name: m.languages.zh }).check()
    await dialog.getByRole('button', { name: m.create }).click()
    const asked = page.getByRole('alertdialog', { name: m.continueTitle })
    await asked.getByRole('button', { name: m.toFacts }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await page.getByRole('button', { name: m.publish }).click()
    const isbn = page.getByRole('textbox', { name: t.isbn })
    await expect(isbn).toHaveAccessibleDescription(new RegExp(t.lacks.isbnMissing))
    await expect(isbn).toBeFocused()
    await isbn.fill('978-7-999-00201-1')
    await expect(page.getByText(t.checkDigit)).toBeVisible()
    await page.getByRole('textbox', { name: t.author }).fill('陈海燕')
    await page.getByRole('textbox', { name: t.publisher }).fill('远帆出版社')
    await expect(page.getByText(say(saveText).saved)).toBeVisible()

    const [mine] = (await person.call(textbookApi.getMyTextbooks, {})).items
    const { textbookId } = mine!
    const { draftId } = await person.call(textbookApi.getForEdit, { textbookId })
    const other = windowOf(person.call as never, draftId, 'other')
    await other.open()
    await other.save(threeLevels)
    await page.reload()
    await expect(page.getByRole('textbox', { name: t.author })).toHaveValue('陈海燕')
    await page.getByRole('button', { name: m.publish }).click()
    const question = page.getByRole('alertdialog', { name: m.publishTitle(name) })
    await question.getByRole('button', { name: m.publish }).click()
    await expect(page.getByText(m.published)).toBeVisible()

    await page.getByRole('textbox', { name: t.author }).fill('李卫东')
    await page.getByRole('button', { name: m.release }).click()
    const release = page.getByRole('dialog', { name: m.releaseTitle })
    await expect(release.getByText(m.facts)).toBeVisible()
    await expect(release.getByText(m.readersSee).first()).toBeVisible()
    await release.getByRole('button', { name: m.release }).click()
    await expect(page.getByText(m.released)).toBeVisible()
    await page.goto(at(textbookPaths.textbook(textbookId)))
    await expect(page.getByText('李卫东').first()).toBeVisible()
    const notice = page.getByText(say(publicText).onlyIn.zh)
    await expect(notice).toHaveCount(locale === 'zh-CN' ? 0 : 1)
  },
)
