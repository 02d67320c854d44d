import { expect, test } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { look } from '#tests/browser/look.ts'
import { everywhere } from '#tests/browser/screens.ts'
import { fileApi } from './contract.ts'
import { filePageText } from './web/file-text.ts'
import { myFilesText } from './web/my-files-text.ts'

test(
  'my files and their dialogs are accessible and fit',
  everywhere,
  async ({ page, at, say, enter, request }) => {
    const t = say(myFilesText)
    const f = say(filePageText)
    const person = await enter({ role: '2' })
    const { folderId } = await person.call(fileApi.makeFolder, {
      folderId: null,
      names: ['2026 海运单证 Ocean freight documents'],
    })
    await giveFile(request, person, { name: 'a.txt', text: 'a', folderId })
    const name = '信用证审单要点与常见不符点清单（2026 年春季学期最终修订版）.txt'
    const userFileId = await giveFile(request, person, { name, text: name })
    await page.goto(at('/user/files'))
    await look(page, 'my files')
    await page.getByRole('button', { name: t.actionsFor(name) }).click()
    await expect(page.getByRole('menuitem', { name: t.rename })).toBeVisible()
    await page.getByRole('menuitem', { name: t.move }).click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(2)
    await look(page, 'moving a file')
    await page.goto(at(`/user/files/${userFileId}`))
    await look(page, 'a file')
    await page.getByRole('button', { name: f.replace }).click()
    await expect(page.getByRole('dialog').getByRole('radio')).toHaveCount(1)
    await look(page, 'choosing a file')
  },
)
