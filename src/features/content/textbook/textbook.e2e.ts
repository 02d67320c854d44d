import { textbooks } from '#demo/textbooks.ts'
import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { textbookPaths } from './paths.ts'
import { publishedTextbook } from './test-textbooks.ts'
import { manageText } from './web/manage-text.ts'
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
    await page.getByRole('button', { name: t.table, exact: true }).click()
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
