import { textbookApi } from '#src/features/content/textbook/contract.ts'
import { textbookPaths } from '#src/features/content/textbook/paths.ts'
import { editText } from '#src/features/content/textbook/web/edit-text.ts'
import { endpointUrl } from '#src/shared/endpoint.ts'
import { expect, type Person, test } from '#tests/browser.ts'
import { layoutText } from '#src/app/shell/text.ts'
import { shownName } from '#tests/browser/account.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { draftApi } from './contract.ts'
import { type DraftRecord, openedRecords } from './record.ts'
import { historyText } from './web/history-text.ts'
import { saveText } from './web/save-text.ts'
import { manageText } from '#src/features/content/textbook/web/manage-text.ts'

const saveUrl = `**${endpointUrl(draftApi.save)}`

async function aTextbook(person: Person) {
  const made = await person.call(textbookApi.createTextbook, { name: '国际贸易实务' })
  const head = async () => {
    const { records } = await person.call(draftApi.open, { draftId: made.draftId })
    const found = openedRecords(records).find(({ key }) => key === 'head')
    return found!.value as DraftRecord & { author: string; name: { zh: string } }
  }
  return { ...made, head }
}

test('a tab closed in the middle of typing, without a network, leaves every word to the next', async ({
  page,
  context,
  at,
  say,
  enter,
  expected,
}) => {
  expected.push(/ERR_FAILED|ERR_INTERNET_DISCONNECTED/)
  const t = say(editText)
  const book = await aTextbook(await enter({ role: '2' }))
  const path = at(textbookPaths.edit(book.textbookId))
  await page.goto(path)
  await context.route(saveUrl, (route) => route.abort())
  await page.getByRole('textbox', { name: t.author }).pressSequentially('陈海燕 唐若琳')
  await expect(page.getByText(say(saveText).kept).first()).toBeVisible()
  await page.getByRole('textbox', { name: t.author }).pressSequentially(' 李卫东')
  await page.close()
  await context.unroute(saveUrl)

  const next = await context.newPage()
  await next.goto(path)
  await expect(next.getByRole('textbox', { name: t.author })).toHaveValue('陈海燕 唐若琳 李卫东')
  await expect.poll(async () => (await book.head()).author).toBe('陈海燕 唐若琳 李卫东')
})

test(
  'two people change one text: both see it word by word, and one chooses',
  onBoth,
  async ({ page, context, at, say, enter }) => {
    const [t, s] = [say(editText), say(saveText)]
    const book = await aTextbook(await enter({ role: '2' }))
    const path = at(textbookPaths.edit(book.textbookId))
    await page.goto(path)
    const other = await context.newPage()
    await other.goto(path)
    await other.getByRole('textbox', { name: t.author }).focus()
    await page.getByRole('textbox', { name: t.author }).fill('陈海燕 编')
    await expect.poll(async () => (await book.head()).author).toBe('陈海燕 编')
    await other.getByRole('textbox', { name: t.author }).fill('唐若琳 编')
    await expect(other.getByRole('button', { name: s.useMine })).toBeVisible()
    await expect(other.getByText('陈海燕')).toBeVisible()
    await look(other, 'draft-conflict')
    await other.getByRole('button', { name: s.useMine }).click()
    await expect.poll(async () => (await book.head()).author).toBe('唐若琳 编')
    await page.bringToFront()
    await page.getByRole('heading', { level: 1 }).click()
    await expect(page.getByRole('textbox', { name: t.author })).toHaveValue('唐若琳 编')
  },
)

test(
  'the history shows what changed, restores it and takes that back',
  onBoth,
  async ({ page, at, say, enter }) => {
    const [t, h, m] = [say(editText), say(historyText), say(manageText)]
    const book = await aTextbook(await enter({ role: '2' }))
    await page.goto(at(textbookPaths.edit(book.textbookId)))
    await page.getByRole('textbox', { name: t.author }).fill('陈海燕')
    await expect.poll(async () => (await book.head()).author).toBe('陈海燕')
    // From the top: on a phone the page still scrolls from the field to the menu.
    await page.goto(at(textbookPaths.edit(book.textbookId)))
    await page.getByRole('button', { name: m.more('国际贸易实务') }).click()
    await page.getByRole('menuitem', { name: t.history }).click()
    const dialog = page.getByRole('dialog', { name: h.title })
    await dialog.getByRole('button', { name: h.view }).first().click()
    await expect(dialog.getByRole('button', { name: h.restoreAll }).first()).toBeVisible()
    await look(page, 'draft-history')
    await dialog.getByRole('button', { name: h.restoreAll }).first().click()
    await expect(page.getByRole('textbox', { name: t.author })).toHaveValue('')
    await expect.poll(async () => (await book.head()).author).toBe('')
    await page.getByRole('button', { name: h.undo }).click()
    await expect(page.getByRole('textbox', { name: t.author })).toHaveValue('陈海燕')
  },
)

test('what could not be sent leaves a shared computer only with consent', async ({
  page,
  context,
  at,
  say,
  enter,
  expected,
}) => {
  expected.push(/ERR_FAILED/)
  const [t, s, l] = [say(editText), say(saveText), say(layoutText)]
  const book = await aTextbook(await enter({ role: '2' }))
  await page.goto(at(textbookPaths.edit(book.textbookId)))
  await context.route(saveUrl, (route) => route.abort())
  await page.getByRole('textbox', { name: t.author }).fill('陈海燕')
  await page
    .getByRole('banner')
    .getByRole('button', { name: shownName('顾远航') })
    .click()
  await page.getByRole('button', { name: l.signOut }).click()
  const asked = page.getByRole('alertdialog', { name: s.signOutTitle })
  await expect(asked).toContainText('1')
  await asked.getByRole('button', { name: s.signOut }).click()
  await expect(page).toHaveURL(at('/'))
  const count = async () => {
    const opened = indexedDB.open('farsail-drafts')
    await new Promise((done) => (opened.onsuccess = done))
    const counted = opened.result.transaction('acts').objectStore('acts').count()
    await new Promise((done) => (counted.onsuccess = done))
    return counted.result
  }
  await expect.poll(() => page.evaluate(count)).toBe(0)
})
