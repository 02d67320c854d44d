import { expect, test } from '#tests/browser.ts'
import { onBoth } from '#tests/browser/screens.ts'
import { choiceOf, saved } from './test-bank.ts'
import { questionText } from '../question/web/question-text.ts'
import { editText } from '../question/web/edit/edit-text.ts'
import { typeText } from '../question/web/type-text.ts'
import { bankApi } from './contract.ts'
import { bankPaths } from './paths.ts'
import { bankText } from './web/bank-text.ts'
import { questionPageText } from './web/question-page-text.ts'
import { tagsText } from './web/tags-text.ts'

const teacher = { role: '2' } as const

test(
  'a teacher writes a question, tries it, finds it, moves and tags it, deletes it and takes it back',
  onBoth,
  async ({ page, at, say, enter }) => {
    const t = say(bankText)
    const q = say(questionPageText)
    const types = say(typeText)
    const e = say(editText)
    const person = await enter(teacher)
    const stem = 'FOB 与 CIF 的风险转移点相同'

    await test.step('written and ready', async () => {
      await page.goto(at(bankPaths.bank()))
      await expect(page.getByRole('heading', { name: t.emptyTitle })).toBeVisible()
      await page.getByRole('link', { name: t.newQuestion }).last().click()
      await page.getByRole('link', { name: types.names.trueFalse }).click()
      await expect(page.getByText(q.missing('2'))).toBeVisible()
      const box = page.getByRole('textbox', { name: e.stem }).first()
      await expect(box).toHaveAttribute('contenteditable', 'true')
      await box.fill(stem)
      await expect(page.getByText(q.missing('1'))).toBeVisible()
      await page
        .getByRole('form')
        .getByRole('radio', { name: say(questionText).right, exact: true })
        .check()
      await expect(page.getByText(q.isReady)).toBeVisible()
      await page.keyboard.press('Control+s')
      await expect(page.getByText(q.savedReady)).toBeVisible()
      await expect(page.getByRole('heading', { level: 1, name: stem })).toBeVisible()
    })

    await test.step('tried, and marked by the server', async () => {
      await page.getByRole('button', { name: q.try }).click()
      const dialog = page.getByRole('dialog', { name: q.tryTitle })
      await dialog.getByRole('radio', { name: say(questionText).wrong, exact: true }).check()
      await dialog.getByRole('button', { name: q.check }).click()
      await expect(dialog.getByText(say(questionText).verdicts.wrong).first()).toBeVisible()
      await page.keyboard.press('Escape')
    })

    const row = page.getByRole('list', { name: t.questions }).getByRole('listitem')
    const { folderId } = await person.call(bankApi.createFolder, {
      parentId: null,
      name: 'Incoterms',
    })

    await test.step('found and moved', async () => {
      await page.goto(at(bankPaths.bank({ keyword: 'CIF' })))
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: t.move, exact: true }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('radio', { name: 'Incoterms' }).check()
      await dialog.getByRole('button', { name: t.move, exact: true }).click()
      await expect(page.getByText(t.moved('1'))).toBeVisible()
      await page.goto(at(bankPaths.folder(folderId)))
      await expect(row.getByRole('link', { name: stem })).toBeVisible()
    })

    await test.step('tagged', async () => {
      await row.getByRole('checkbox').check()
      const bar = page.getByRole('region', { name: t.selected('1') })
      await bar.getByRole('button', { name: t.tag }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('textbox', { name: t.addTags }).fill('风险转移')
      await page.keyboard.press('Enter')
      await expect(
        dialog.getByRole('button', { name: say(tagsText).drop('风险转移') }),
      ).toBeVisible()
      await dialog.getByRole('button', { name: t.save }).click()
      await expect(row.getByRole('link', { name: /^#?风险转移$/ })).toBeVisible()
      await expect(bar).toBeHidden()
    })

    await test.step('deleted, and taken back', async () => {
      await row.getByRole('checkbox').check()
      await page.getByRole('button', { name: t.delete, exact: true }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: t.delete }).click()
      await expect(page.getByRole('heading', { name: t.emptyFolderTitle })).toBeVisible()
      await page.getByRole('button', { name: t.undo }).last().click()
      await expect(row.getByRole('link', { name: stem })).toBeVisible()
    })
  },
)

test('of two teachers, and of two pages of one, nobody loses a word, and each choice can be saved', async ({
  page,
  at,
  say,
  enter,
  newPerson,
  expected,
}) => {
  expected.push(/status of 409/)
  const q = say(questionPageText)
  const owner = await enter(teacher)
  const other = await newPerson(teacher)
  const { folderId } = await owner.call(bankApi.createFolder, { parentId: null, name: '共享' })
  const share = { username: other.username }
  await owner.call(bankApi.shareFolder, { folderId, with: share, right: 'edit' })
  const { questionId } = await owner.call(bankApi.createQuestion, {
    ...saved(choiceOf('<p>原题</p>')),
    folderId,
  })
  const read = () => owner.call(bankApi.getQuestion, { questionId })
  const stemKept = async () => (await read()).body.stem.zh
  const changeBy = async (person: typeof owner, zh: string) => {
    const { revision } = await read()
    const body = saved(choiceOf(`<p>${zh}</p>`))
    await person.call(bankApi.saveQuestion, { ...body, questionId, revision })
  }
  await page.goto(at(bankPaths.question(questionId)))
  const stem = page.getByRole('textbox', { name: say(editText).stem }).first()
  await expect(stem).toHaveAttribute('contenteditable', 'true')
  const save = () => page.getByRole('button', { name: q.save, exact: true }).click()
  const dialog = page.getByRole('alertdialog', { name: q.conflictTitle })

  await test.step('theirs is taken, changed and saved', async () => {
    await changeBy(other, '对方的题干')
    await stem.fill('我的题干')
    await save()
    await expect(dialog.getByText('对方的题干')).toBeVisible()
    await expect(dialog.getByText('我的题干')).toBeVisible()
    await dialog.getByRole('button', { name: q.keepTheirs }).click()
    await expect(stem).toHaveText('对方的题干')
    await stem.fill('在对方的题干上修改')
    await save()
    // The page is read again; an open menu would close then.
    const title = '在对方的题干上修改'
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect.poll(stemKept).toContain(title)
  })

  await test.step('acts of the page do not stand against its next save', async () => {
    await page.getByRole('button', { name: q.more }).click()
    await page.getByRole('menuitem', { name: q.retire }).click()
    await expect(page.getByText(q.retired)).toBeVisible()
    await stem.fill('停用后修改')
    await save()
    await expect(page.getByText(q.allSaved)).toBeVisible()
    await expect.poll(read).toMatchObject({ status: 'retired', points: 1 })
  })

  await test.step('another page of one’s own is not another teacher', async () => {
    await changeBy(owner, '另一页的题干')
    await stem.fill('这一页的题干')
    await save()
    const own = page.getByRole('alertdialog', { name: q.elsewhereTitle })
    await own.getByRole('button', { name: q.keepThis }).click()
    await expect(page.getByText(q.allSaved)).toBeVisible()
    await expect.poll(stemKept).toContain('这一页的题干')
  })

  await test.step('or both are kept', async () => {
    await changeBy(other, '对方再改')
    await stem.fill('我的副本')
    await save()
    await dialog.getByRole('button', { name: q.keepCopy }).click()
    await expect(page.getByRole('heading', { level: 1, name: '我的副本' })).toBeVisible()
    await expect.poll(stemKept).toContain('对方再改')
  })
})
