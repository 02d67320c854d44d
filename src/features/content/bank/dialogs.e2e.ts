import { expect, test } from '#tests/browser.ts'
import { expectAccessible, expectNoOverflow } from '#tests/browser/axe.ts'
import { onPhone } from '#tests/browser/screens.ts'
import { bankApi } from './contract.ts'
import { bankPaths } from './paths.ts'
import { choiceOf, saved } from './test-bank.ts'
import { bankText } from './web/bank-text.ts'
import { questionPageText } from './web/question-page-text.ts'
import { shareText } from './web/share-text.ts'
import { tagsText } from './web/tags-text.ts'

test(
  'folders are made, renamed and shared, tags renamed and merged, versions compared, each in its dialog',
  onPhone,
  async ({ page, at, say, enter, newPerson }) => {
    const [t, q, s, g] = [say(bankText), say(questionPageText), say(shareText), say(tagsText)]
    const person = await enter({ role: '2' })
    const other = await newPerson({ role: '2', realName: '周晓岚' })
    const folder = { parentId: null, name: 'Incoterms 2020' }
    const { folderId } = await person.call(bankApi.createFolder, folder)
    const { questionId } = await person.call(bankApi.createQuestion, {
      ...saved(choiceOf('<p>FOB 与 CIF</p>', '<p>FOB and CIF</p>'), { tags: ['risk', 'risks'] }),
      folderId,
    })
    const dialog = page.getByRole('dialog')
    const look = async (what: string) => {
      await expectAccessible(page, what, { within: '[role=dialog]' })
      await expectNoOverflow(page, what)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = { within: '[role=dialog]', onlyColours: true }
      await expectAccessible(page, `${what}, dark`, dark)
      await page.emulateMedia({ colorScheme: 'light' })
    }
    const choose = async (item: string) => {
      await page.getByRole('button', { name: t.folderActions(folder.name) }).click()
      await page.getByRole('menuitem', { name: item, exact: true }).click()
    }

    await test.step('a folder', async () => {
      await page.goto(at(bankPaths.folder(folderId)))
      await choose(t.rename)
      folder.name = 'Trade terms'
      await dialog.getByRole('textbox', { name: t.folderName }).fill(folder.name)
      await look('the name of a folder')
      await dialog.getByRole('button', { name: t.save, exact: true }).click()
      await expect(page.getByRole('heading', { level: 1, name: folder.name })).toBeVisible()
      await choose(t.moveFolder)
      await expect(dialog.getByRole('radio')).toHaveCount(1)
      await look('moving a folder')
      await page.keyboard.press('Escape')
    })

    await test.step('shared with a teacher', async () => {
      await choose(t.share)
      await dialog.getByRole('textbox', { name: s.find }).fill(other.username)
      const found = dialog.getByRole('list', { name: s.found })
      await found.getByRole('button', { name: s.share }).click()
      const access = dialog.getByRole('combobox')
      await access.selectOption({ label: s.rights.edit })
      await expect(access).toHaveValue('edit')
      await look('sharing a folder')
      await page.keyboard.press('Escape')
      const { shared } = await other.call(bankApi.getFolders, {})
      expect(shared).toMatchObject([{ folderId, right: 'edit' }])
    })

    await test.step('tags', async () => {
      await page.getByRole('button', { name: t.more, exact: true }).click()
      await page.getByRole('menuitem', { name: t.tags, exact: true }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(2)
      await look('the tags')
      await dialog.getByRole('button', { name: g.rename('risk') }).click()
      await dialog.getByRole('textbox', { name: g.name }).fill('transfer of risk')
      await dialog.getByRole('button', { name: g.save, exact: true }).click()
      await dialog.getByRole('button', { name: g.merge('risks') }).click()
      await look('merging a tag')
      await dialog.getByRole('button', { name: g.mergeAct, exact: true }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await page.keyboard.press('Escape')
    })

    await test.step('versions', async () => {
      await page.goto(at(bankPaths.question(questionId)))
      await page.getByRole('button', { name: q.history }).click()
      await dialog.getByRole('button', { name: q.open }).first().click()
      await expect(dialog.getByRole('radio')).toHaveCount(2)
      await look('a version of a question')
      await dialog.getByRole('button', { name: q.back }).click()
      await expect(dialog.getByRole('listitem')).toHaveCount(1)
      await look('the versions of a question')
    })
  },
)
