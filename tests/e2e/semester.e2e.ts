import ExcelJS from 'exceljs'
import { readFile } from 'node:fs/promises'
import { photosText } from '#src/features/content/question/web/photos/photos-text.ts'
import { classApi } from '#src/features/learning/class/contract.ts'
import { classPaths } from '#src/features/learning/class/paths.ts'
import { copyText } from '#src/features/learning/class/web/copy-text.ts'
import { namesText } from '#src/features/learning/class/web/names-text.ts'
import { overviewText } from '#src/features/learning/class/web/overview-text.ts'
import { gradingText } from '#src/features/learning/grading/web/grading-text.ts'
import { gradebookPaths } from '#src/features/learning/gradebook/paths.ts'
import { dialogsText } from '#src/features/learning/gradebook/web/dialogs-text.ts'
import { gradebookText } from '#src/features/learning/gradebook/web/gradebook-text.ts'
import { officeDialogText } from '#src/features/learning/gradebook/web/office-text.ts'
import { wordsText } from '#src/features/learning/gradebook/web/words-text.ts'
import { homeworkPaths } from '#src/features/learning/homework/paths.ts'
import { formText } from '#src/features/learning/homework/web/form-text.ts'
import { ownText } from '#src/features/learning/homework/web/own-text.ts'
import { worksText } from '#src/features/learning/homework/web/works-text.ts'
import { beginText } from '#src/features/learning/lesson/web/begin-text.ts'
import { checkInText } from '#src/features/learning/lesson/web/check-in-text.ts'
import { lessonText } from '#src/features/learning/lesson/web/lesson-text.ts'
import { rosterPaths } from '#src/features/learning/roster/paths.ts'
import { firstText } from '#src/features/learning/roster/web/first-text.ts'
import { importText } from '#src/features/learning/roster/web/import-text.ts'
import { lessonText as firstLessonText } from '#src/features/learning/roster/web/lesson-text.ts'
import { rosterText } from '#src/features/learning/roster/web/roster-text.ts'
import { taskText } from '#src/features/learning/task/web/text.ts'
import { accountText } from '#src/features/people/account/web/text.ts'
import { latinName } from '#src/server/text/latin-name.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { readDrawing } from '#tests/browser/read-drawing.ts'
import { onDesktops } from '#tests/browser/screens.ts'

const [number, studentName] = ['2026030101', '林晓舟']
const title = '商业发票 Commercial invoice'
const photo = {
  ...{ name: 'page.png', mimeType: 'image/png' },
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
}

/** The file that the office gives to teachers, with a student who has never come. */
async function officeFile() {
  const book = new ExcelJS.Workbook()
  const sheet = book.addWorksheet('成绩单')
  sheet.addRows([
    ['学号', '姓名', '平时成绩', '期末成绩', '总评成绩', '备注'],
    [number, studentName],
    ['2026030102', '周雨婷'],
  ])
  const mimeType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  return { name: '成绩单.xlsx', mimeType, buffer: Buffer.from(await book.xlsx.writeBuffer()) }
}

const journey =
  'a semester of a class: roster, first lesson, roll call, homework by photograph, gradebook, the file of the office, copy and archive'

test(journey, onDesktops, async ({ page, at, say, locale, enter, otherDevice }) => {
  const shownName = locale === 'en-US' ? latinName(studentName) : studentName
  test.slow()
  const [o, n, t, d] = [say(overviewText), say(namesText), say(gradebookText), say(dialogsText)]
  const teacher = await enter({ role: '2', isVerified: true, realName: '沈知遥' })
  const { classId } = await teacher.call(classApi.create, {
    ...{ name: '国贸 2601', yearFrom: '2026', semester: 'first' },
  })
  const phone = await otherDevice()
  await phone.setViewportSize({ width: 360, height: 760 })
  const grid = page.getByRole('grid')
  const dialogOf = (name: string) => page.getByRole('dialog', { name })
  const confirm = (name: string) =>
    page.getByRole('alertdialog').getByRole('button', { name }).click()

  await test.step('the roster is imported', async () => {
    const i = say(importText)
    await page.goto(at(rosterPaths.import(classId)))
    await whenReady(page)
    const buffer = Buffer.from(`学号,姓名\n${number},${studentName}\n2026030102,周雨婷\n`)
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: '名单.csv', mimeType: 'text/csv', buffer })
    await page.getByRole('button', { name: i.import('2') }).click()
    await expect(page.getByRole('table', { name: say(rosterText).list })).toContainText(number)
  })

  await test.step('a student activates the account on a phone in the first lesson', async () => {
    const [l, f] = [say(firstLessonText), say(firstText)]
    await page.goto(at(rosterPaths.lesson(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: l.open }).click()
    await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
    const { pathname, search } = new URL(await readDrawing(page, l.qr))
    await phone.goto(at(pathname + search))
    await whenReady(phone)
    await phone.getByRole('textbox', { name: f.number }).fill(number)
    await phone.getByRole('textbox', { name: f.name }).fill(studentName)
    await phone.getByLabel(f.password).fill('Harbour-2026-x')
    await phone.getByRole('checkbox', { name: say(accountText).consentStart }).check()
    await phone.getByRole('button', { name: f.activate }).click()
    await phone.getByRole('button', { name: f.open }).click()
    await expect(phone.getByRole('heading', { level: 1, name: '国贸 2601' })).toBeVisible()
    await page.getByRole('button', { name: l.end, exact: true }).click()
    await confirm(l.end)
    await expect(page.getByText(l.closed)).toBeVisible()
  })

  await test.step('the roll is called', async () => {
    const l = say(lessonText)
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: say(beginText).begin }).click()
    await expect(page.getByRole('img', { name: l.qr })).toBeVisible()
    const { pathname, search } = new URL(await readDrawing(page, l.qr))
    await phone.goto(at(pathname + search))
    await expect(phone.getByText(say(checkInText).done.present)).toBeVisible()
    await page.getByRole('button', { name: l.endRoll }).click()
    await confirm(l.endRoll)
    await expect(page.getByText(l.rollEnded)).toBeVisible()
  })

  await test.step('homework is set, handed in as a photograph, marked and returned', async () => {
    const [f, w, own] = [say(formText), say(worksText), say(ownText)]
    await page.goto(at(homeworkPaths.list(classId)))
    await whenReady(page)
    await page.getByRole('link', { name: w.set }).click()
    await whenReady(page)
    await page.getByRole('textbox', { name: f.name }).fill(title)
    await page.getByRole('button', { name: f.publish }).click()
    await confirm(f.publish)
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()

    await phone.goto(at(homeworkPaths.mine()))
    await phone.getByRole('link', { name: title }).click()
    await whenReady(phone)
    await phone.getByLabel(say(photosText).add).last().setInputFiles(photo)
    await expect(phone.getByText(say(photosText).sent, { exact: true })).toBeVisible()
    await phone.getByRole('button', { name: say(taskText).handIn, exact: true }).click()
    await expect(phone.getByRole('button', { name: own.change })).toBeVisible()

    await page.reload()
    await page.getByRole('link', { name: w.startMarking }).click()
    await expect(page.getByRole('heading', { level: 1, name: shownName })).toBeVisible()
    await whenReady(page)
    await page.getByRole('textbox', { name: say(gradingText).points('100') }).fill('85')
    await page.keyboard.press('Control+Enter')
    await page.getByRole('button', { name: w.release }).click()
    await confirm(w.release)
    await expect(page.getByRole('button', { name: w.release })).toHaveCount(0)
  })

  await test.step('the gradebook takes the homework and the examination, is frozen and released', async () => {
    await page.goto(at(gradebookPaths.gradebook(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: t.create }).click()
    await page.getByRole('button', { name: t.addSources }).click()
    await dialogOf(d.addSources).getByRole('checkbox', { name: title }).check()
    await dialogOf(d.addSources).getByRole('button', { name: d.add }).click()
    await expect(grid).toBeVisible()
    await page.getByRole('button', { name: t.addColumn }).click()
    const adding = dialogOf(d.newColumn)
    await adding.getByRole('textbox', { name: d.columnName }).fill('期末')
    const exam = adding.getByRole('combobox', { name: d.category }).getByRole('option').last()
    await adding
      .getByRole('combobox', { name: d.category })
      .selectOption(await exam.getAttribute('value'))
    await adding.getByRole('button', { name: d.add }).click()
    await expect(adding).toHaveCount(0)
    await expect(grid.getByRole('columnheader', { name: '期末' })).toBeVisible()
    await grid.focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.type('90')
    await page.keyboard.press('Enter')
    await expect(page.getByText(t.saved, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: t.more, exact: true }).click()
    await page.getByRole('menuitem', { name: t.freeze }).click()
    await dialogOf(d.freeze).getByRole('button', { name: d.freeze }).click()
    await page.getByRole('button', { name: t.release }).click()
    await confirm(t.release)
    await expect(page.getByText(t.releasedNote)).toBeVisible()
    await phone.goto(at(gradebookPaths.gradebook(classId)))
    // Homework 85 with the weight 20 and the examination 90 with 60: nothing else counts, and 88.75 is 89.
    await expect(phone.getByRole('heading', { name: `${say(wordsText).total} 89` })).toBeVisible()
  })

  await test.step('the file of the office is filled in three clicks', async () => {
    const f = say(officeDialogText)
    await page.getByRole('button', { name: t.more, exact: true }).click()
    await page.getByRole('menuitem', { name: t.office }).click()
    const dialog = dialogOf(f.title)
    await dialog.locator('input[type=file]').setInputFiles(await officeFile())
    await expect(dialog.getByText(f.writes('3', '1'))).toBeVisible()
    await expect(dialog.getByText(f.unknown('1'))).toBeVisible()
    const arrives = page.waitForEvent('download')
    await dialog.getByRole('button', { name: f.download }).click()
    const book = new ExcelJS.Workbook()
    const bytes = await readFile(await (await arrives).path())
    await book.xlsx.load(bytes as unknown as ArrayBuffer)
    const row = book.worksheets[0]!.getRow(2)
    expect([3, 4, 5].map((column) => row.getCell(column).value)).toEqual([85, 90, 89])
  })

  await test.step('the class is copied for the next semester, and archived', async () => {
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: o.more }).click()
    await page.getByRole('menuitem', { name: o.copy }).click()
    const copies = { name: say(copyText).copy, exact: true }
    await dialogOf(o.copyTitle).getByRole('button', copies).click()
    await expect(page).not.toHaveURL(new RegExp(`/sclass/${classId}$`))
    await expect(page.getByText(number)).toHaveCount(0)
    await page.goto(at(classPaths.class(classId)))
    await whenReady(page)
    await page.getByRole('button', { name: o.more }).click()
    await page.getByRole('menuitem', { name: o.archive, exact: true }).click()
    await confirm(o.archive)
    await expect(page.getByText(n.archivedNote)).toBeVisible()
  })
})
