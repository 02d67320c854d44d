import type { Locator } from '@playwright/test'
import { Document, Packer } from 'docx'
import { expect, test } from '#tests/browser.ts'
import { look } from '#tests/browser/look.ts'
import { bankPaths } from '../bank/paths.ts'
import { bankText } from '../bank/web/bank-text.ts'
import { chooserText } from '../file/web/chooser/chooser-text.ts'
import { paperText } from '../paper/web/paper-text.ts'
import { questionText } from '../question/web/question-text.ts'
import { numbering, wordPapers } from './formats/word/test-papers-text.ts'
import { exchangePaths } from './paths.ts'
import { exportText } from './web/export-text.ts'
import { importText, reviewText } from './web/import-text.ts'

test('a Word file with pictures is a paper ready to set after five clicks; rows are mended on the way, and all of it is undone as one', async ({
  page,
  at,
  say,
  enter,
}) => {
  const [bank, t, r] = [say(bankText), say(importText), say(reviewText)]
  const [paper, out] = [say(paperText), say(exportText)]
  const { rightAnswer, explanation } = say(questionText)
  const [name, title] = ['单元测验.docx', '国际结算单元测验']
  const document = new Document({ numbering, sections: [{ children: wordPapers['key-apart']! }] })
  const file = { name, mimeType: '', buffer: await Packer.toBuffer(document) }
  let clicks = 0
  const click = async (target: Locator) => {
    await target.click()
    clicks += 1
  }
  await enter({ role: '2' })
  await page.goto(at(bankPaths.bank()))

  await test.step('from the bank to the review', async () => {
    await click(page.getByRole('link', { name: bank.import, exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: t.title })).toBeVisible()
    await click(page.getByRole('button', { name: t.file, exact: true }))
    const dialog = page.getByRole('dialog', { name: t.chooseFile })
    const picker = page.waitForEvent('filechooser')
    await click(dialog.getByRole('button', { name: say(chooserText).uploadNew }))
    await (await picker).setFiles(file)
    await click(dialog.getByRole('button', { name: say(chooserText).take('1'), exact: true }))
    await page.waitForURL(/imports\/\d+/)
  })
  const review = page.url()
  const row = (number: string) => page.getByRole('article', { name: r.number(number), exact: true })
  const summary = (n: string) => page.getByText(r.kept(n)).first()

  await test.step('a row is mended in its place, one is left out, answers come by a second paste', async () => {
    await expect(row('1').getByRole('img')).toBeVisible()
    await expect(row('1').getByText(rightAnswer)).toBeVisible()
    await expect(page.getByText(say(questionText).yours)).toHaveCount(0)
    await row('1').getByRole('button', { name: r.edit }).click()
    const editor = page.getByRole('dialog', { name: r.editTitle('1') })
    const words = editor.getByRole('textbox', { name: explanation }).first()
    await words.click()
    await expect(words).toHaveAttribute('contenteditable', 'true')
    await words.pressSequentially('抬头可以看出。')
    await editor.getByRole('button', { name: r.save, exact: true }).click()
    await expect(row('1').getByText('抬头可以看出。')).toBeVisible()
    await page.getByRole('button', { name: r.answers }).click()
    const answers = page.getByRole('dialog', { name: r.answersTitle })
    await answers.getByRole('textbox').fill('2. C 3. B 4. ×')
    await answers.getByRole('button', { name: r.answersAct }).click()
    await expect(page.getByText(r.answersDone('3'))).toBeVisible()
    await row('3')
      .getByRole('checkbox', { name: r.number('3') })
      .uncheck()
    await expect(summary('3')).toBeVisible()
    await look(page, 'the review of an import')
  })

  await test.step('taken over, it is a paper that can be set and goes out', async () => {
    await click(page.getByRole('button', { name: r.take('3') }))
    await expect(page.getByRole('heading', { name: r.taken('3') })).toBeVisible()
    expect(clicks, 'clicks from the bank to the paper').toBe(5)
    await page.goto(at(bankPaths.papers()))
    await look(page, 'the papers')
    await page.getByRole('link', { name: title }).click()
    await expect(page.getByText(paper.summary('3', '15'))).toBeVisible()
    await look(page, 'a paper')
    await page.getByRole('link', { name: paper.export }).click()
    await page.getByRole('radio', { name: out.formats.gift.name }).check()
    await expect(page.getByText(out.losses('3'))).toBeVisible()
    await look(page, 'an export with its losses')
  })

  await test.step('undone as one', async () => {
    await page.goto(at(exchangePaths.imports()))
    await look(page, 'the imports')
    await page.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(review)
    await page.getByRole('button', { name: r.undo }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: r.undo }).click()
    await expect(page.getByText(r.undoneLead)).toBeVisible()
    await page.goto(at(bankPaths.bank()))
    await expect(page.getByRole('heading', { name: bank.emptyTitle })).toBeVisible()
  })
})
