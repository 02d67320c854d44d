import { readFile } from 'node:fs/promises'
import { archiveText } from '#src/features/content/archive/web/archive-text.ts'
import { entryText } from '#src/features/content/archive/web/entry-text.ts'
import { chapter, set, windowOf } from '#src/features/content/draft/test-drafts.ts'
import { chooserText } from '#src/features/content/file/web/chooser/chooser-text.ts'
import { expect, test, whenReady } from '#tests/browser.ts'
import { giveFile } from '#tests/browser/files.ts'
import { look } from '#tests/browser/look.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { authoringApi } from './contract.ts'
import { authoringPaths } from './paths.ts'
import { copyText } from './web/copy-text.ts'
import { manageText } from './web/manage-text.ts'

test(
  'a course is exported to a file, and imported from it as a new draft; a copy opens for editing',
  onBoth,
  async ({ page, at, say, enter, request }) => {
    const [t, entry, manage] = [say(archiveText), say(entryText), say(manageText)]
    const teacher = await enter({ role: '2' })
    const name = '跟单实务'
    const { draftId } = await teacher.call(authoringApi.createCourse, { kind: 'premium', name })
    const userFileId = await giveFile(request, teacher, { name: '讲义.txt', text: '第一讲' })
    const draft = windowOf(teacher.call as never, draftId, 'journey')
    await draft.open()
    await draft.save([
      chapter('c-1', '第一章'),
      set('i-1', '', {
        ...{ kind: 'item', type: 'courseware', place: { parent: 'c-1', order: 'a0' } },
        ...{ name: { zh: '讲义', en: '' }, trial: false, body: { userFileId } },
      }),
    ])
    await page.goto(at(authoringPaths.manage('premium')))
    await whenReady(page)
    const menu = page.getByRole('button', { name: manage.more(name) }).first()

    await menu.click()
    await page.getByRole('menuitem', { name: entry.export.course }).click()
    const exports = page.getByRole('dialog', { name: t.export.course })
    await exports.getByRole('button', { name: t.begin }).click()
    const link = exports.getByRole('link', { name: /\.zip/ })
    await expect(link).toBeVisible()
    await look(page, 'archive-export')
    const downloading = page.waitForEvent('download')
    await link.click()
    const bytes = await readFile(await (await downloading).path())
    await exports.getByRole('button', { name: t.close }).last().click()

    await page.getByRole('button', { name: entry.import.course }).click()
    const chooser = page.getByRole('dialog', { name: t.import.course })
    const picker = page.waitForEvent('filechooser')
    await chooser.getByRole('button', { name: say(chooserText).uploadNew }).click()
    await (await picker).setFiles({ name: '课程.zip', mimeType: '', buffer: bytes })
    await chooser.getByRole('button', { name: say(chooserText).take('1'), exact: true }).click()
    const imports = page.getByRole('dialog', { name: t.import.course })
    await expect(imports.getByText(t.imported.course)).toBeVisible()
    await look(page, 'archive-import')
    await imports.getByRole('link', { name: t.open.course }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()

    await page.goto(at(authoringPaths.manage('premium')))
    await whenReady(page)
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(2)
    await menu.click()
    await page.getByRole('menuitem', { name: say(copyText).copy }).click()
    await expect(page.getByRole('heading', { level: 1, name: `${name}（副本）` })).toBeVisible()
  },
)
