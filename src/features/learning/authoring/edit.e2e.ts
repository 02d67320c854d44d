import { textbooks } from '#demo/textbooks.ts'
import { historyText } from '#src/features/content/draft/web/history-text.ts'
import { ownListText } from '#src/features/content/textbook/web/own-list-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { newContacts } from '#tests/browser/account.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { authoringPaths } from './paths.ts'
import { editText } from './web/edit-text.ts'
import { frameText } from './web/frame-text.ts'
import { manageText } from './web/manage-text.ts'
import { textbookText } from './web/textbook-text.ts'

/** The words of the specification's section 5. */
const words = {
  name: { 'zh-CN': '请输入课程名称', 'en-US': 'Please enter course name' },
  lacking: {
    'zh-CN': [
      ...['请输入搜索关键词', '请输入课程简介', '请输入课程内容', '请选择课程分类'],
      ...['请选择课程专业', '请选择专业方向', '请输入课程费用', '请上传教师头像'],
    ],
    'en-US': [
      ...['Please enter search keywords', 'Please enter course description'],
      ...['Please enter course content', 'Please select course category'],
      ...['Please select course major', 'Please select major direction'],
      ...['Please enter course fee', 'Please upload a picture of the teacher'],
    ],
  },
  number: { 'zh-CN': '请输入有效的数字', 'en-US': 'Please enter a valid number' },
  long: { 'zh-CN': '名称不能超过 30 个字符', 'en-US': 'Name cannot exceed 30 characters' },
} as const

test(
  'a course begins with a name; its form says beside each field what is missing, and saves what is there',
  onBoth,
  async ({ page, at, say, locale, enter }) => {
    test.slow()
    const [m, t, b] = [say(manageText), say(editText), say(textbookText)]
    const h = say(historyText)
    await enter({ role: '2', isVerified: true })
    const main = page.getByRole('main')
    const dialog = page.getByRole('dialog')
    const question = page.getByRole('alertdialog')
    /** The editor of the lesson plan has an undo of its own, without words. */
    const undo = () =>
      page.getByRole('button', { name: t.undo }).filter({ hasText: t.undo }).last().click()
    const name = `单证实务${newContacts().phone.slice(5)}`
    const book = textbooks[0]!

    await test.step('the empty list leads to the form, which asks for a name', async () => {
      await page.goto(at(authoringPaths.manage('premium')))
      await whenReady(page)
      await expect(main.getByRole('heading', { name: m.empty })).toBeVisible()
      await look(page, 'no-course-yet')
      await main.getByRole('link', { name: m.create.premium }).click()
      await main.getByRole('button', { name: m.createAct }).click()
      await expect(main.getByText(words.name[locale])).toBeVisible()
    })
    await test.step('a published textbook is found by its ISBN', async () => {
      await main.getByRole('textbox', { name: m.name }).fill(name)
      await main.getByRole('button', { name: b.choose }).click()
      await dialog.getByRole('searchbox', { name: b.find }).fill(book.isbn)
      await dialog.getByRole('listitem').getByRole('button').first().click()
      await expect(main.getByRole('button', { name: b.change })).toBeVisible()
      await look(page, 'create-course')
      await main.getByRole('button', { name: m.createAct }).click()
      await question.getByRole('button', { name: m.toDetails }).click()
      await expect(main.getByRole('heading', { level: 1, name })).toBeVisible()
      await expect(main.getByRole('button', { name: b.pull })).toBeVisible()
    })
    await test.step('the end of the form says what is missing, and the first field has the cursor', async () => {
      await whenReady(page)
      await main.getByRole('radio', { name: t.payments.paid }).check()
      await main.getByRole('button', { name: t.done }).click()
      await question.getByRole('button', { name: t.stay }).click()
      for (const lacking of words.lacking[locale]) {
        // oxlint-disable-next-line no-await-in-loop -- the page is read one line after another
        await expect(main.getByText(lacking)).toBeVisible()
      }
      await expect(main.getByRole('textbox', { name: t.introduction }).first()).toBeFocused()
      await look(page, 'course-form')
    })
    await test.step('a mended field says nothing, a wrong one what is wrong', async () => {
      await main.getByRole('textbox', { name: t.keywords }).fill('单证')
      await main.getByRole('textbox', { name: t.keywords }).press('Enter')
      await main.getByRole('textbox', { name: t.keywords }).blur()
      await expect(main.getByRole('button', { name: t.dropWord('单证') })).toBeVisible()
      await expect(main.getByText(words.lacking[locale][0])).toBeHidden()
      await main.getByRole('textbox', { name: t.fee }).fill('12 元')
      await main.getByRole('textbox', { name: t.fee }).blur()
      await expect(main.getByText(words.number[locale])).toBeVisible()
      await main.getByRole('textbox', { name: t.teacherName, exact: true }).fill('教'.repeat(31))
      await main.getByRole('textbox', { name: t.teacherName, exact: true }).blur()
      await expect(main.getByText(words.long[locale])).toBeVisible()
      await main.getByRole('textbox', { name: t.teacherName, exact: true }).fill('陈老师')
    })
    await test.step('a lesson plan goes back to an earlier state on the open page, and forth again', async () => {
      const plan = main.getByRole('textbox', { name: t.content })
      await plan.fill('单证的种类')
      await plan.blur()
      await expect(main.getByText(words.lacking[locale][2])).toBeHidden()
      await page.getByRole('button', { name: say(frameText).more, exact: true }).click()
      await page.getByRole('menuitem', { name: h.title }).click()
      await dialog.getByRole('button', { name: h.view }).first().click()
      await dialog.getByRole('button', { name: h.restoreAll }).first().click()
      await expect(plan).toHaveText('')
      await page.getByRole('button', { name: h.undo }).last().click()
      await expect(plan).toHaveText('单证的种类')
    })
    await test.step('teachers are added by hand, moved by keys, and removed with an undo', async () => {
      await main.getByRole('button', { name: t.addTeacher }).click()
      const second = main.getByRole('textbox', { name: t.teacherName, exact: true }).nth(1)
      await second.fill('唐老师')
      await second.blur()
      await main.getByRole('button', { name: t.up('唐老师') }).press('Enter')
      const names = main.getByRole('heading', { level: 3 })
      await expect(names).toHaveText(['唐老师', '陈老师'])
      await main.getByRole('button', { name: t.remove('陈老师') }).click()
      await expect(names).toHaveText(['唐老师'])
      await undo()
      await expect(names).toHaveText(['唐老师', '陈老师'])
    })
    await test.step('another textbook leaves the outline, and none can be taken back', async () => {
      await main.getByRole('button', { name: b.drop }).click()
      await expect(main.getByText(b.none)).toBeVisible()
      await undo()
      await expect(main.getByRole('button', { name: b.change })).toBeVisible()
    })
    await test.step('everything is there when the page is opened again, at the place that its address names', async () => {
      await main.getByRole('button', { name: t.done }).click()
      await question.getByRole('button', { name: t.stay }).click()
      await page.goto(`${page.url().split('#')[0]}#fee`)
      await page.reload()
      await whenReady(page)
      const fee = main.getByRole('textbox', { name: t.fee })
      await expect(fee).toBeFocused()
      await expect(fee).toHaveValue('12 元')
      await expect(main.getByText(words.number[locale])).toBeVisible()
      await expect(main.getByRole('heading', { level: 3 })).toHaveText(['唐老师', '陈老师'])
    })
    await test.step('the list shows it as a card and in a table', async () => {
      await page.goto(at(authoringPaths.manage('premium')))
      await whenReady(page)
      await expect(main.getByRole('link', { name })).toBeVisible()
      await look(page, 'my-courses')
      await main.getByRole('button', { name: say(ownListText).table }).click()
      await expect(main.getByRole('table', { name: m.title.premium })).toBeVisible()
      await look(page, 'course-table')
    })
  },
)
