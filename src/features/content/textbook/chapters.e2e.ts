import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { windowOf } from '#src/features/content/draft/test-drafts.ts'
import { dialogText } from '#src/features/content/outline/web/dialog-text.ts'
import { outlineText } from '#src/features/content/outline/web/outline-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { textbookApi } from './contract.ts'
import { textbookPaths } from './paths.ts'

test('a folder of 40 files becomes chapters in the order of their numbers, which one undo takes back', async ({
  page,
  at,
  say,
  enter,
}, info) => {
  const [t, d] = [say(outlineText), say(dialogText)]
  const person = await enter({ role: '2' })
  const { textbookId } = await person.call(textbookApi.createTextbook, { name: '外贸单证' })
  const root = info.outputPath('course')
  for (const part of ['1 术语', '2 合同', '10 结汇', '11 复习']) {
    await mkdir(join(root, part), { recursive: true })
    for (let n = 1; n <= 10; n++)
      await writeFile(join(root, part, `${n} 第${n}讲.txt`), `${part} ${n}`)
  }
  await page.goto(at(textbookPaths.chapters(textbookId)))
  await whenReady(page)
  const main = page.getByRole('main')
  await main.locator('input[webkitdirectory]').setInputFiles(root)
  const dialog = page.getByRole('dialog', { name: d.filesTitle })
  await dialog.getByRole('button', { name: d.add }).click()
  const rows = main.getByRole('row')
  await expect(rows).toHaveCount(44)
  const chapters = main.locator('[role=row][data-kind=chapter]')
  await expect(chapters).toHaveText([/^1术语/, /^2合同/, /^3结汇/, /^4复习/])
  await expect(main.locator('[role=row][data-kind=item]').nth(9)).toContainText('第10讲')
  await rows.first().focus()
  await page.keyboard.press('Control+z')
  await expect(main.getByRole('button', { name: t.first })).toBeVisible()
})

test('an upload that a reload has cut off is named in its row, and goes on with the file chosen again', async ({
  page,
  at,
  say,
  enter,
}) => {
  const t = say(outlineText)
  const person = await enter({ role: '2' })
  const made = await person.call(textbookApi.createTextbook, { name: '外贸单证' })
  const place = { parent: null, order: 'a0' }
  const record = (more: object) => ({ place, name: { zh: '装船', en: '' }, ...more })
  const window = windowOf(person.call as never, made.draftId, 'page-one')
  await window.open()
  await window.save([
    {
      ...{ key: 'c-1', field: '' },
      value: record({ kind: 'chapter', introduction: { zh: '简介', en: '' } }),
    },
    {
      ...{ key: 'i-1', field: '' },
      value: record({
        ...{ kind: 'item', type: 'courseware', trial: false, body: { userFileId: null } },
        place: { parent: 'c-1', order: 'a0' },
      }),
    },
  ])
  const name = '装船须知.txt'
  await page.addInitScript((kept) => localStorage.setItem('item-uploads', JSON.stringify(kept)), {
    'i-1': { name, size: 6, at: Date.now() },
  })
  await page.goto(at(textbookPaths.chapters(made.textbookId)))
  const row = page.getByRole('row').filter({ hasText: t.cutOff(name) })
  await expect(row).toBeVisible()
  const buffer = Buffer.from('装船')
  await row.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer })
  await expect(page.getByRole('row').filter({ hasText: '装船' })).toHaveCount(2)
  await expect(page.getByText(t.cutOff(name))).toHaveCount(0)
  await expect(async () => {
    const saved = (await window.open()).get('i-1')
    expect(saved).toMatchObject({ body: { userFileId: expect.any(Number) } })
  }).toPass()
})
